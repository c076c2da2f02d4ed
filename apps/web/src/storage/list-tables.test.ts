import {
  type Header,
  type MatchRecord,
  recordText,
  startRecord,
  withDecision,
  withEnd,
} from '@interregnum/record/format-1';
import { describe, expect, test } from 'vitest';
import { rawText, storedTables } from './list-tables.ts';

const TIME = '2026-05-20T12:00:00.000Z';
const HEADER: Header = {
  game: 'claim',
  rulesVersion: 1,
  options: { seats: 2 },
  seats: [
    { name: 'Ana', kind: 'human' },
    { name: 'Ben', kind: 'squire' },
  ],
  commitment: '1'.repeat(64),
  salts: ['a'.repeat(64), 'b'.repeat(64)],
  time: TIME,
};
/** What a list tells of it. */
const SETTLED = { game: 'claim', rules: 1, players: HEADER.seats, time: TIME };
const begun = withDecision(startRecord(HEADER), { seat: 0, decision: 'G1', time: TIME });
const ended = withEnd(begun, {
  seed: 'c'.repeat(64),
  outcome: { ending: 'votes', winners: [0], shared: false, decidedBy: 'votes' },
  time: TIME,
});
const rowOf = (id: string, record: MatchRecord, touched: unknown = 1) => ({
  id,
  record: recordText(record),
  seed: 'c'.repeat(64),
  draft: [],
  touched,
});

describe('what is kept', () => {
  test('is listed with whose turn it is, if there is such a seat', () => {
    const rows = [1, 7, 'x', undefined].map((toAct, at) => ({ ...rowOf(String(at), begun, -at), toAct }));
    expect(storedTables(rows).tables.map(({ toAct }) => toAct)).toEqual([1, undefined, undefined, undefined]);
  });

  test('is listed, what was touched last first', () => {
    const { tables, unreadable } = storedTables([rowOf('old', begun, 1), rowOf('new', ended, 2)]);
    expect(tables).toMatchObject([
      { id: 'new', match: { isOver: true } },
      { id: 'old', match: { isOver: false, decisions: 1, ...SETTLED } },
    ]);
    expect(unreadable).toEqual([]);
  });

  test('may have lost its last line, or the moment when it was touched', () => {
    const row = rowOf('torn', begun, 'yesterday');
    expect(storedTables([{ ...row, record: row.record.slice(0, -9) }]).tables).toMatchObject([
      { id: 'torn', match: { decisions: 0 }, touched: Date.parse(TIME) },
    ]);
  });

  test('and damaged is listed as such, with the names if they can still be read', () => {
    const row = rowOf('changed', begun, 5);
    const record = row.record.replace('G1', 'G2');
    const { tables, unreadable } = storedTables([{ ...row, record }]);
    expect(tables).toEqual([]);
    expect(unreadable).toMatchObject([{ id: 'changed', why: 'damaged', match: SETTLED, touched: 5 }]);
    expect(rawText(unreadable[0])).toBe(record);
  });

  test.each([
    { id: 'nothing else' },
    { id: 7, record: 'x', seed: '', draft: [], touched: Number.NaN },
    { ...rowOf('no draft', begun), draft: undefined },
    { ...rowOf('no text', begun), record: 5 },
    { ...rowOf('no record', begun), record: 'a shopping list\n' },
  ])('is never left out, whatever it is: $id', (row) => {
    const { tables, unreadable } = storedTables([row]);
    expect(tables).toEqual([]);
    expect(unreadable).toMatchObject([{ id: row.id, why: 'damaged' }]);
    expect(rawText(unreadable[0])).not.toBe('');
  });

  test.each([
    ['newer rules', { rulesVersion: 2 }],
    ['another game', { game: 'chess' }],
  ])('and played by %s is told from what is damaged', (id, other) => {
    const row = rowOf(id, startRecord({ ...HEADER, ...other }));
    expect(storedTables([row])).toMatchObject({ tables: [], unreadable: [{ id, why: 'rules' }] });
  });
});
