import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { CRITERIA, ENDINGS } from './terms.ts';

const ended = (table: Table) => playing(arrange({ phase: 'end', king: 'liege', marker: 0, ...table }), 'end');
const explained = (table: Table) => foreignKing.explain(ended(table));

test('FK-END-1: before the end there is no outcome and nothing to explain', () => {
  expect(foreignKing.outcome(arrange({}))).toBeUndefined();
  expect(foreignKing.explain(arrange({}))).toEqual([]);
});

describe('FK-FINAL-9: what decided', () => {
  const map = { liege: 'M', namur: 'M', hainaut: 'M' };

  test.each([
    ['total', { seats: 3, scores: [1, 2, 3] }, [2]],
    ['most-medals', { seats: 3, map, up: [1, 2], scores: [9, 0, 0] }, [1]],
    ['shared', { seats: 3, scores: [2, 1, 2] }, [0, 2]],
    ['shared', { map: { liege: '0 0 1' }, scores: [19, 0, 0], francs: [0, 0] }, [0, 2]],
  ])('%s', (decidedBy, table, winners) => {
    const shared = winners.length > 1;
    expect(foreignKing.outcome(ended(table))).toEqual({ ending: 'king', winners, shared, decidedBy });
  });
});

const all = [0, 1, 2];
const told = (clause: string, key: string, scores: number[], left: number[]) => ({
  clause,
  key,
  values: {},
  scores,
  left,
});

describe('part by part', () => {
  test('FK-FINAL: every part for three seats, then the total', () => {
    const table: Table = {
      seats: 3,
      map: { liege: '1 m', namur: '0 1', hainaut: 't' },
      up: [1],
      down: [0, 1],
      members: [0, 0, 2],
      francs: [3, 3, 1],
      scores: [4, 5, 6],
    };
    expect(explained(table)).toEqual([
      told('FK-SCORE-4', 'base', [4, 5, 6], all),
      told('FK-FINAL-1', 'loans', [0, -6, 0], all),
      told('FK-FINAL-2', 'provinces', [9, 0, 0], all),
      told('FK-FINAL-3', 'medals', [4, 4, 0], all),
      told('FK-FINAL-4', 'congress', [0, 0, 3], all),
      told('FK-FINAL-5', 'money', [1, 1, 0], all),
      told('FK-FINAL-9', 'total', [18, 4, 9], [0]),
    ]);
  });

  test('FK-VIRTUAL-8, -9: with two seats the virtual side has a column and a part of its own', () => {
    const s = explained({ map: { liege: '0 0 1 m', namur: '1' }, francs: [2, 1], up: [1] });
    expect(s.slice(2, 4)).toEqual([
      told('FK-FINAL-2', 'provinces', [0, 0, 18], all),
      told('FK-FINAL-3', 'medals', [9, 0, 0], all),
    ]);
    expect(s.slice(6)).toEqual([
      told('FK-VIRTUAL-9', 'virtual', [0, 0, 4], all),
      told('FK-FINAL-9', 'total', [12, 0, 22], [2]),
    ]);
  });

  test('FK-FINAL-9: medals are told if the total does not decide, and sharing if they do not', () => {
    const map = { liege: 'M', namur: 'M', hainaut: 'M' };
    const medals = explained({ seats: 3, map, up: [1, 2], scores: [9, 0, 0], francs: [1, 1, 9] });
    expect(medals.slice(-2)).toEqual([
      told('FK-FINAL-9', 'total', [9, 9, 3], [0, 1]),
      told('FK-FINAL-9', 'most-medals', [1, 2, 0], [1]),
    ]);
    expect(explained({ seats: 3, scores: [2, 1, 2] }).slice(-3)).toEqual([
      told('FK-FINAL-9', 'total', [3, 2, 3], [0, 2]),
      told('FK-FINAL-9', 'most-medals', [0, 0, 0], [0, 2]),
      told('FK-FINAL-9', 'shared', [3, 2, 3], [0, 2]),
    ]);
  });
});

describe('FK-FINAL: the tally, as if the game ended now', () => {
  test.each<[string, Table]>([
    ['three seats', { seats: 3, map: { liege: '1 m', namur: '0 1 t' }, up: [1], down: [0, 1], scores: [4, 5, 6] }],
    ['the virtual player', { map: { liege: '0 0 1 m', namur: '1' }, francs: [2, 1], up: [1] }],
    ['a tie', { seats: 3, scores: [2, 1, 2] }],
  ])('%s: what the end would explain, and the same once it is over', (_, table) => {
    const over = ended(table);
    const now = foreignKing.tally?.(arrange({ phase: 'end', king: 'liege', marker: 0, ...table }));
    const { winners } = foreignKing.outcome(over) ?? {};
    expect(now).toEqual([{ ending: undefined, winners, criteria: foreignKing.explain(over) }]);
    expect(foreignKing.tally?.(over)).toEqual(now);
  });
});

test('every criterion and every ending has a word', () => {
  for (const name of CRITERIA) expect(foreignKing.words).toContain(`criterion.${name}`);
  for (const name of ENDINGS) expect(foreignKing.words).toContain(`ending.${name}`);
});
