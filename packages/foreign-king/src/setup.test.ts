import { FastRandom, type State } from '@interregnum/kernel';
import { deviation } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { arrange, look } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { setup } from './setup.ts';
import { newState, seatCount, seatInOrder } from './state/index.ts';
import { PROVINCES } from './terms.ts';

const RULINGS = { 'intervene-empty': true, 'deactivate-empty': true, 'virtual-cumulative': true };
const start = (seats: number, seed = 'start', into?: State) => setup({ seats, ...RULINGS }, new FastRandom(seed), into);
const orderOf = (s: State): string => Array.from({ length: seatCount(s) }, (_, place) => seatInOrder(s, place)).join();
const NOTHING = { active: 0, inactive: 0 };

describe.each([2, 3, 4])('FK-SETUP: a start with %i seats', (seats) => {
  const p = look(start(seats));
  const sides = Math.max(3, seats);
  const real = p.seats.slice(0, seats);

  test('FK-SETUP-1, -2: an empty map, five factories of each kind in stock', () => {
    for (const id of PROVINCES)
      expect(p.provinces[id]).toEqual({ citizens: Array(sides).fill(0), metal: NOTHING, textile: NOTHING });
    expect(p.stock).toEqual({ metal: 5, textile: 5 });
  });

  test('FK-SETUP-3, -4, -5, -7: no medals, members, points or pawns; 15 or 14 citizens', () => {
    for (const seat of real)
      expect(seat).toMatchObject({
        congress: 0,
        medals: { down: 0, up: 0 },
        pawn: null,
        score: 0,
        supply: seats === 2 ? 15 : 14,
      });
  });

  test('FK-SETUP-5: the king on his portrait, at 30; the first in order begins', () => {
    expect(p.king).toEqual({ at: 'portrait', marker: 30 });
    expect(p).toMatchObject({ phase: 'start', round: 1, turn: 0, actor: p.order[0], pendingOrder: [], pending: null });
  });
});

describe.each([2, 3, 4])('FK-SETUP: chance and options with %i seats', (seats) => {
  test('FK-SETUP-6: 5 francs for the first, one more for each later place', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { order, seats: owners } = look(start(seats, seed));
      expect(order.map((seat: number) => owners[seat].francs)).toEqual([5, 6, 7, 8].slice(0, seats));
    }
  });

  test('FK-SETUP-6: every order is equally likely, by chi-square', () => {
    const random = new FastRandom('orders');
    const s = newState();
    const drawn = Array.from({ length: 6000 }, () => orderOf(setup({ seats, ...RULINGS }, random, s)));
    const orders = (left: readonly number[]): string[] =>
      left.length === 0
        ? ['']
        : left.flatMap((seat) =>
            orders(left.filter((each) => each !== seat)).map((rest) => `${seat}${rest && `,${rest}`}`),
          );
    const all = orders([0, 1, 2, 3].slice(0, seats));
    expect(all).toHaveLength([2, 6, 24][seats - 2]);
    expect(Math.abs(deviation(new Map(all.map((order) => [order, 1])), drawn))).toBeLessThan(4);
  });

  test('FK-SETUP-6: chance draws the order and nothing else', () => {
    const asked: number[] = [];
    const last = setup({ seats, ...RULINGS }, { below: (n) => [asked.push(n), n - 1][1] });
    expect(asked).toEqual([1, 2, 3, 4].slice(0, seats));
    expect(look(last).order).toEqual([0, 1, 2, 3].slice(0, seats));
  });

  test('FK-SETUP-5: nothing is left over from an earlier game', () => {
    const used = newState().fill(7);
    expect(start(seats, 'again', used)).toBe(used);
    expect(used).toEqual(start(seats, 'again'));
  });

  test('FK-POS-7: the state knows its options', () => {
    const options = { seats, 'intervene-empty': false, 'deactivate-empty': true, 'virtual-cumulative': false };
    const s = foreignKing.setup(options, new FastRandom('options'));
    expect(foreignKing.optionsOf(s)).toEqual(options);
    expect(foreignKing.seats(s)).toBe(seats);
    expect(foreignKing.turn(s)).toBe(0);
  });
});

describe('FK-SETUP-9, R-20: the virtual side', () => {
  test('with two seats, 15 citizens and nothing else', () => {
    const p = look(start(2));
    expect(p.seats).toHaveLength(3);
    expect(p.seats[2]).toEqual({
      congress: 0,
      francs: 0,
      medals: { down: 0, up: 0 },
      pawn: null,
      score: 0,
      supply: 15,
    });
  });

  test('with more there is none', () => {
    expect([look(start(3)).seats.length, look(start(4)).seats.length]).toEqual([3, 4]);
    expect(look(start(3)).seats[2].francs).toBeGreaterThanOrEqual(5);
  });
});

test('FK-SETUP-6: but for the order, a start is the table laid by hand', () => {
  const s = setup({ seats: 3, ...RULINGS }, { below: (n) => n - 1 });
  expect(s).toEqual(arrange({ seats: 3, francs: [5, 6, 7] }));
});
