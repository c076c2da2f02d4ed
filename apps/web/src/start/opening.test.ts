import { type Summary, summaryOf } from '@interregnum/record';
import { type MatchRecord, recordText, startRecord, withDecision, withEnd } from '@interregnum/record/format-1';
import { expect, test } from 'vitest';
import type { TableEntry } from '../storage/list-tables.ts';
import { keptAs, readLoosely } from './opening.ts';

const TIME = '2026-05-20T12:00:00.000Z';
const begun = (digit: string): MatchRecord =>
  startRecord({
    game: 'claim',
    rulesVersion: 1,
    options: { seats: 2 },
    seats: [
      { name: 'Ana', kind: 'human' },
      { name: 'Ben', kind: 'squire' },
    ],
    commitment: digit.repeat(64),
    salts: ['a'.repeat(64), 'b'.repeat(64)],
    time: TIME,
  });
const ended = (record: MatchRecord): MatchRecord =>
  withEnd(record, {
    seed: 'c'.repeat(64),
    outcome: { ending: 'votes', winners: [0], shared: false, decidedBy: 'votes' },
    time: TIME,
  });
const decided = (record: MatchRecord): MatchRecord => withDecision(record, { seat: 0, decision: 'G1', time: TIME });
const toldOf = (record: MatchRecord): Summary => summaryOf(recordText(record)) as Summary;
const listed = (id: string, record: MatchRecord): TableEntry => ({
  id,
  match: toldOf(record),
  toAct: undefined,
  touched: 0,
});

test('a record is read whole, also if its last line has lost its end', () => {
  const text = recordText(ended(begun('1')));
  for (const given of [text, text.trimEnd()]) {
    expect(readLoosely(given)).toMatchObject({ text, match: { isOver: true } });
  }
});

test('of a record that was cut off the whole lines are read', () => {
  const text = recordText(decided(begun('1')));
  expect(readLoosely(text.slice(0, -20))).toMatchObject({ match: { decisions: 0, isOver: false } });
});

test.each(['garbage', 'garbage\n', '\n', '{"entry":2}', '\nmore\nand more'])(
  'what stands behind the end of a match is refused: %j',
  (garbage) => {
    expect(readLoosely(recordText(ended(begun('1'))) + garbage)).toEqual({ behind: 3 });
  },
);

test('a record that is changed in its middle is not taken for one that was cut off', () => {
  const text = recordText(ended(decided(begun('1'))));
  expect(readLoosely(text.replace('G1', 'G2'))).toMatchObject({ flaw: { entry: 1, flaw: 'hash' } });
  expect(readLoosely(text.replace('G1', 'G2').trimEnd())).toMatchObject({ flaw: { entry: 1, flaw: 'hash' } });
});

test('what is no record is told so, and not that it is empty', () => {
  expect(readLoosely('a shopping list')).toMatchObject({ flaw: { entry: 0, flaw: 'form' } });
  expect(readLoosely('')).toMatchObject({ flaw: { flaw: 'empty' } });
});

test('a match is known by its id', () => {
  const tables = [listed('other', ended(begun('2'))), listed('here', begun('1'))];
  expect(keptAs(toldOf(begun('1')), tables)).toBe('here');
  expect(keptAs(toldOf(begun('3')), tables)).toBeUndefined();
});

test('a finished record is not held for the table that still goes on', () => {
  const goesOn = listed('goes on', begun('1'));
  expect(keptAs(toldOf(ended(begun('1'))), [goesOn])).toBeUndefined();
  expect(keptAs(toldOf(ended(begun('1'))), [goesOn, listed('over', ended(begun('1')))])).toBe('over');
});
