import { describe, expect, test } from 'vitest';
import { arrange, choices, look, offered, playing, refused, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { mostFrancs } from './loans.ts';

const INDUSTRY = { liege: 'M', namur: 'T', hainaut: 'm' };
const table = (francs: number, up: number, down: number, more: Table = {}): Table => ({
  map: INDUSTRY,
  francs: [francs],
  up: [up],
  down: [down],
  ...more,
});
const loans = (francs: number, up: number, down: number) =>
  choices(arrange(table(francs, up, down))).filter((text) => text === 'borrow' || text === 'repay');

describe('FK-LOAN-1, -2: what loans do', () => {
  test('FK-LOAN-1: 3 francs for a medal turned down', () => {
    const s = look(playing(arrange(table(0, 2, 1)), 'borrow'));
    expect(s.seats[0]).toMatchObject({ francs: 3, medals: { down: 2, up: 1 } });
    expect(s).toMatchObject({ phase: 'start', actor: 0 });
    expect(s.seats[1]).toMatchObject({ francs: 5, medals: { down: 0, up: 0 } });
  });

  test('FK-LOAN-1: again, as long as there is another medal', () => {
    const s = playing(arrange(table(0, 2, 0)), 'borrow', 'borrow');
    expect(look(s).seats[0]).toMatchObject({ francs: 6, medals: { down: 2, up: 0 } });
    expect(refused(s, 'borrow')).toEqual(['FK-LOAN-3', 'no-medal']);
  });

  test('FK-LOAN-2: 4 francs turn it up again, and it can be borrowed on later', () => {
    const s = playing(arrange(table(5, 0, 1)), 'repay');
    expect(look(s).seats[0]).toMatchObject({ francs: 1, medals: { down: 0, up: 1 } });
    expect(look(playing(s, 'borrow')).seats[0]).toMatchObject({ francs: 4, medals: { down: 1, up: 0 } });
  });

  test('FK-LOAN-5: the same in the window behind the action', () => {
    const s = arrange(table(4, 1, 1, { phase: 'end', turn: 1, francs: [0, 4], up: [0, 1], down: [0, 1] }));
    expect(choices(s)).toEqual(['borrow', 'repay', 'end']);
    expect(look(playing(s, 'borrow')).seats[1]).toMatchObject({ francs: 7, medals: { down: 2, up: 1 } });
    expect(look(playing(s, 'repay'))).toMatchObject({ phase: 'end', actor: 1 });
    expect(look(playing(s, 'repay')).seats[1]).toMatchObject({ francs: 0, medals: { down: 0, up: 3 } });
  });
});

describe('what is offered and refused', () => {
  test.each([
    [0, 0, 0, []],
    [9, 0, 0, []],
    [0, 1, 0, ['borrow']],
    [0, 0, 1, []],
    [3, 0, 1, []],
    [4, 0, 1, ['repay']],
    [4, 1, 0, ['borrow']],
    [4, 1, 1, ['borrow', 'repay']],
    [3, 1, 1, ['borrow']],
  ])('FK-LOAN-1..3: with %i francs, %i medals up and %i down: %j', (francs, up, down, expected) => {
    expect(loans(francs, up, down)).toEqual(expected);
  });

  test('FK-LOAN-2, -3: reasons', () => {
    expect(foreignKing.refusal(arrange(table(9, 0, 1)), 'borrow')).toEqual({
      clause: 'FK-LOAN-3',
      key: 'no-medal',
      values: {},
    });
    expect(foreignKing.refusal(arrange(table(9, 1, 0)), 'repay')).toEqual({
      clause: 'FK-LOAN-2',
      key: 'no-debt',
      values: {},
    });
    expect(foreignKing.refusal(arrange(table(3, 1, 1)), 'repay')).toEqual({
      clause: 'FK-LOAN-2',
      key: 'repay-cost',
      values: { cost: { term: 'count', id: 'francs', count: 4 }, francs: { term: 'count', id: 'francs', count: 3 } },
    });
  });

  test('FK-LOAN-4: medals of others are of no use', () => {
    expect(offered(arrange(table(9, 0, 0, { up: [0, 2], down: [0, 1] })), 'borrow')).toEqual([]);
  });

  test('FK-LOAN-4, -5: no loans in other phases', () => {
    const move = playing(arrange(table(9, 1, 1, { map: { ...INDUSTRY, liege: '2 M' } })), 'move from liege');
    for (const text of ['borrow', 'repay']) expect(refused(move, text)).toEqual(['FK-LOAN-5', 'no-loan-now']);
    const asked = playing(arrange(table(9, 1, 1, { members: [1] })), 'king liege');
    for (const text of ['borrow', 'repay']) expect(refused(asked, text)).toEqual(['FK-LOAN-4', 'no-loan-now']);
  });
});

test('FK-TURN-8: what a seat could spend: its francs, and 3 for every medal that is up', () => {
  expect(mostFrancs(arrange(table(2, 2, 1)), 0)).toBe(8);
  expect(mostFrancs(arrange(table(2, 0, 1)), 0)).toBe(2);
  expect(mostFrancs(arrange(table(2, 2, 0)), 1)).toBe(5 + 3);
});
