import { describe, expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';

/** The end of a game with the marker at 0. Everybody has 1 franc, unless said otherwise. */
const ended = ({ seats = 3, ...table }: Table) => {
  const francs = [1, 1, 1, 1].slice(0, seats);
  return playing(arrange({ seats, francs, phase: 'end', king: 'liege', marker: 0, ...table }), 'end');
};
const part = (key: string, table: Table) =>
  look(ended(table)).result.breakdown.map((side: Record<string, number>) => side[key]);
const winners = (table: Table) => look(ended(table)).result.winners;

describe('parts', () => {
  test('FK-FINAL-1: 6 off for every medal face down', () => {
    const map = { liege: 'M', namur: 'M', hainaut: 'T' };
    expect(part('loans', { map, down: [2, 0, 1] })).toEqual([-12, 0, -6]);
  });

  test.each([
    ['the largest sum', { liege: '1 mT', namur: '0 1 M' }, [9, 0, 0]],
    [
      'a province and two factories against three provinces',
      { liege: '1 mT', namur: '0 1', hainaut: '0 1', brabant: '0 1' },
      [4, 4, 0],
    ],
    ['three level', { liege: '1', namur: '0 1', hainaut: '0 0 1' }, [3, 3, 3]],
    ['a tie in a province is control for nobody', { liege: '1 1 MMM', namur: '0 1' }, [0, 9, 0]],
    ['nobody controls anything', { liege: '1 1 MM' }, [0, 0, 0]],
  ])('FK-FINAL-2, -6, -7: provinces: %s', (_, map: NonNullable<Table['map']>, expected) => {
    expect(part('provinces', { map })).toEqual(expected);
  });

  test('FK-FINAL-6: four level take 2 of 9 and nothing of 3', () => {
    const map = { liege: '1', namur: '0 1', hainaut: '0 0 1', brabant: '0 0 0 1' };
    const table: Table = { seats: 4, map, members: [2, 2, 2, 2] };
    expect(part('provinces', table)).toEqual([2, 2, 2, 2]);
    expect(part('congress', table)).toEqual([0, 0, 0, 0]);
    expect(part('money', table)).toEqual([0, 0, 0, 0]);
  });

  test('FK-FINAL-3: medals, both faces together', () => {
    const map = { liege: 'M', namur: 'M', hainaut: 'T', brabant: 'T' };
    expect(part('medals', { map, up: [1, 2], down: [1] })).toEqual([4, 4, 0]);
    expect(part('medals', { map, up: [0, 2, 1], down: [1] })).toEqual([0, 9, 0]);
    expect(part('medals', { map: {} })).toEqual([0, 0, 0]);
  });

  test('FK-FINAL-4, R-18: members of Congress, ties split', () => {
    expect(part('congress', { members: [1, 2, 1] })).toEqual([0, 3, 0]);
    expect(part('congress', { members: [2, 2, 1] })).toEqual([1, 1, 0]);
    expect(part('congress', { members: [1, 1, 1] })).toEqual([1, 1, 1]);
    expect(part('congress', {})).toEqual([0, 0, 0]);
    expect(part('congress', { seats: 4, members: [0, 1, 0, 0], francs: [5, 5, 5, 5] })).toEqual([0, 3, 0, 0]);
  });

  test('FK-FINAL-5, -7, R-16: francs', () => {
    expect(part('money', { francs: [0, 1, 2] })).toEqual([0, 0, 3]);
    expect(part('money', { francs: [2, 1, 2] })).toEqual([1, 0, 1]);
    expect(part('money', { francs: [0, 0, 0] })).toEqual([0, 0, 0]);
  });
});

describe('the virtual side', () => {
  const two = (map: NonNullable<Table['map']>, table: Table = {}): Table => ({ seats: 2, map, ...table });

  test('FK-VIRTUAL-8: its share of the provinces counts twice', () => {
    expect(part('provinces', two({ liege: '0 0 1' }))).toEqual([0, 0, 18]);
    expect(part('provinces', two({ liege: '0 0 1', namur: '1' }))).toEqual([4, 0, 8]);
    expect(part('provinces', two({ liege: '0 0 1', namur: '1', hainaut: '0 1' }))).toEqual([3, 3, 6]);
    expect(part('provinces', two({ liege: '0 0 1', namur: '1 M' }))).toEqual([9, 0, 0]);
  });

  test('FK-VIRTUAL-9, R-24: 1 for a province it controls, 4 for an industrialised one', () => {
    const map = { liege: '0 0 1', namur: '0 0 2 mT', hainaut: '1 0 1 M', brabant: '1' };
    expect(part('virtual', two(map))).toEqual([0, 0, 5]);
    expect(part('virtual', two(map, { without: ['virtual-cumulative'] }))).toEqual([0, 0, 4]);
    expect(part('virtual', two({ liege: '1 M', namur: '0 1' }))).toEqual([0, 0, 0]);
    expect(part('virtual', { seats: 3, map: { liege: '0 0 1 M' } })).toEqual([0, 0, 0]);
  });

  test('FK-VIRTUAL-10: it takes no other bonus', () => {
    const table = two({ liege: '0 0 1' }, { francs: [0, 0] });
    for (const key of ['medals', 'congress', 'money', 'loans']) expect(part(key, table)[2]).toBe(0);
  });

  test('FK-VIRTUAL-11, R-25: it may win, alone or with others', () => {
    expect(winners(two({ liege: '0 0 1' }))).toEqual([2]);
    expect(winners(two({ liege: '0 0 1' }, { scores: [18, 0, 0], francs: [0, 0] }))).toEqual([2]);
    expect(winners(two({ liege: '0 0 1' }, { scores: [19, 0, 0], francs: [0, 0] }))).toEqual([0, 2]);
  });
});

describe('totals and winners', () => {
  test('FK-FINAL-8, R-17: all parts are added, below 0 if need be', () => {
    const map = { liege: '2 M', namur: 'T' };
    const s = look(ended({ map, down: [2], scores: [1, 2, 0], francs: [0, 4, 0], members: [1] }));
    expect(s.seats.map(({ score }: { score: number }) => score)).toEqual([1 - 12 + 9 + 9 + 3, 2 + 3, 0]);
    const tied = { map: { liege: 'M', namur: 'T' }, down: [1], up: [0, 1], francs: [0] };
    expect(look(ended(tied)).seats[0].score).toBe(4 - 6);
  });

  test('FK-FINAL-9: most points win', () => {
    expect(winners({ scores: [3, 2, 1] })).toEqual([0]);
    expect(winners({ scores: [1, 2, 3] })).toEqual([2]);
  });

  test('FK-FINAL-9: among equals most medals, whichever face they show', () => {
    const map = { liege: 'M', namur: 'M', hainaut: 'M' };
    expect(winners({ map, up: [1, 2], scores: [9, 0, 0] })).toEqual([1]);
    expect(winners({ map, up: [1, 1], down: [0, 1], scores: [9, 6, 0] })).toEqual([1]);
    expect(winners({ map, up: [0, 0, 3], scores: [20, 20, 0] })).toEqual([0, 1]);
  });

  test('FK-FINAL-9: those equal in medals too win together', () => {
    expect(winners({ scores: [4, 1, 4] })).toEqual([0, 2]);
    expect(winners({})).toEqual([0, 1, 2]);
  });

  test('FK-FINAL-10: nothing else is set in motion', () => {
    const s = ended({ seats: 2, map: { liege: '1', namur: '0 1 M' } });
    expect(look(s)).toMatchObject({ phase: 'over', pending: null, king: { at: 'liege', marker: 0 } });
    expect(foreignKing.toAct(s)).toBe(-1);
  });
});
