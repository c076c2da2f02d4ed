import type { TableLine } from '@interregnum/protocol/client';
import { expect, test } from 'vitest';
import { awaitedAt, listed } from './whose-turn.ts';

const line = (table: string, other: Partial<TableLine> = {}): TableLine => ({
  table,
  game: 'claim',
  rules: 1,
  options: { seats: 2 },
  phase: 'playing',
  seats: [
    { kind: 'human', name: 'Ana', isYours: true },
    { kind: 'human', name: 'Ben' },
  ],
  toAct: 0,
  touched: 0,
  ...other,
});

test('a table waits for the visitor, for somebody else, or for what its phase tells', () => {
  expect(awaitedAt(line('mine'))).toBe('you');
  expect(awaitedAt(line('theirs', { toAct: 1 }))).toEqual({ seat: 1 });
  const { toAct: _, ...gathering } = line('gathering', { phase: 'gathering' });
  expect(awaitedAt(gathering)).toEqual({ phase: 'gathering' });
  expect(awaitedAt({ ...gathering, seats: [{ kind: 'nobody', keptFor: 'Ana', isKeptForYou: true }] })).toBe('kept');
});

test('tables that wait for the visitor are listed first, finished ones last, withdrawn ones not at all', () => {
  const tables = [
    line('over', { phase: 'over', touched: 9 }),
    line('gone', { phase: 'withdrawn' }),
    line('gathering', { phase: 'gathering' }),
    line('theirs', { toAct: 1 }),
    line('older', { touched: 1 }),
    line('newer', { touched: 2 }),
  ];
  expect(listed(tables).map(({ table }) => table)).toEqual(['newer', 'older', 'theirs', 'gathering', 'over']);
});

test('of tables that wait for the visitor, that with the least time left is the first', () => {
  const tables = [line('no clock', { touched: 3 }), line('days', { left: 9000 }), line('soon', { left: 50 })];
  expect(listed(tables).map(({ table }) => table)).toEqual(['soon', 'days', 'no clock']);
});
