import type { TableLine } from '@interregnum/protocol/client';
import { expect, test } from 'vitest';
import { awaitedAt, listed } from './awaited-at.ts';

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

const ana = { kind: 'human', name: 'Ana', isYours: true, isHere: false, saltHash: 'a'.repeat(64) };
const ben = { kind: 'human', name: 'Ben', isHere: true, saltHash: 'b'.repeat(64) };

function gathering(other: Partial<TableLine>): TableLine {
  const { toAct: _, ...rest } = line('gathering', { phase: 'gathering', ...other });
  return rest;
}

test('a table waits for the visitor, for somebody else, or for what its match needs to begin', () => {
  expect(awaitedAt(line('mine'))).toBe('turn');
  expect(awaitedAt(line('theirs', { toAct: 1 }))).toEqual({ seat: 1 });
  expect(awaitedAt(gathering({ seats: [{ kind: 'nobody', keptFor: 'Ana', isKeptForYou: true }] }))).toBe('invited');
  expect(awaitedAt(gathering({ seats: [ana, { kind: 'nobody' }] }))).toMatchObject({ what: 'open' });
  expect(awaitedAt(line('over', { phase: 'over' }))).toBeUndefined();
});

test('once all seats are taken a table waits for the visitor who is away, by days only for what the deal lacks', () => {
  expect(awaitedAt(gathering({ seats: [ana, ben] }))).toBe('look-in');
  expect(awaitedAt(gathering({ seats: [{ ...ana, isHere: true }, ben] }), ['', 'Ben'])).toMatchObject({
    what: 'start',
  });
  const days = { clock: { days: 3 }, phase: 'dealing' } as const;
  expect(awaitedAt(gathering({ ...days, seats: [{ ...ana, isSalted: false }, ben] }))).toBe('look-in');
  const owing = [
    { ...ana, isSalted: true },
    { ...ben, isHere: false, isSalted: false },
  ];
  expect(awaitedAt(gathering({ ...days, seats: owing }), ['', 'Ben'])).toMatchObject({
    what: 'look-in',
    names: ['Ben'],
  });
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
