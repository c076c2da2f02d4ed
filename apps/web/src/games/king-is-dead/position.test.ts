import { expect, test } from 'vitest';
import { hasPassed, type Position, powerOrder, winnerOf } from './position.ts';

test('a region goes to the one faction with the most followers, and to nobody in a tie or if it is empty', () => {
  expect(winnerOf({ scots: 2, welsh: 1, english: 1, vikings: 0 })).toBe('scots');
  expect(winnerOf({ scots: 2, welsh: 1, english: 1, vikings: 3 })).toBe('vikings');
  expect(winnerOf({ scots: 2, welsh: 2, english: 1 })).toBe('unstable');
  expect(winnerOf({ scots: 0, welsh: 0, english: 0 })).toBe('unstable');
});

test('of two factions with as many regions, the one that won later is stronger', () => {
  const struggles = ['welsh', 'scots', 'unstable'].map((winner) => ({ winner, region: 'devon' }));
  const order = powerOrder({ struggles } as unknown as Position);
  expect(order.map(({ id, regions }) => `${id} ${regions}`)).toEqual(['scots 1', 'welsh 1', 'english 0']);
});

test('those who have passed are the seats just before the one to act', () => {
  const passed = (turn: number, passes: number): number[] =>
    [0, 1, 2].filter((seat) => hasPassed(seat, { turn, passes, courts: [{}, {}, {}] } as unknown as Position));
  expect(passed(1, 0)).toEqual([]);
  expect(passed(1, 1)).toEqual([0]);
  expect(passed(1, 2)).toEqual([0, 2]);
});
