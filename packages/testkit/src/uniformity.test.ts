import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { deviation } from './uniformity.ts';

/** A coin that shows heads so many times out of ten. */
const coins = (heads: number): string[] => {
  const random = new FastRandom('coins');
  return Array.from({ length: 10_000 }, () => (random.below(10) < heads ? 'heads' : 'tails'));
};
const weights = (heads: number): Map<string, number> =>
  new Map([
    ['heads', heads],
    ['tails', 10 - heads],
  ]);

test('a fair draw is off by a few standard deviations at most, by whatever weights', () => {
  expect(Math.abs(deviation(weights(5), coins(5)))).toBeLessThan(4);
  expect(Math.abs(deviation(weights(3), coins(3)))).toBeLessThan(4);
});

test('a draw by other weights, and one that never draws something, is far off', () => {
  expect(deviation(weights(5), coins(6))).toBeGreaterThan(10);
  expect(deviation(weights(5), coins(10))).toBeGreaterThan(10);
});

test('a draw that is too even to be chance falls below', () => {
  const faces = Array.from({ length: 100 }, (_, i) => `${i}`);
  const even = Array.from({ length: 10_000 }, (_, i) => faces[i % 100]);
  expect(deviation(new Map(faces.map((face) => [face, 1])), even)).toBeLessThan(-4);
});

test('the known tail of chi-square: 16.92 with nine degrees of freedom is 1.64 deviations', () => {
  const faces = Array.from({ length: 10 }, (_, i) => `${i}`);
  // One face 13 too many and another 13 too few of 20 expected: 2 * 169 / 20 = 16.9.
  const drawn = faces.flatMap((face, i) => Array.from({ length: i === 0 ? 33 : i === 1 ? 7 : 20 }, () => face));
  expect(deviation(new Map(faces.map((face) => [face, 1])), drawn)).toBeCloseTo(1.64, 1);
});

test('a world that should not exist, or is too rare to be judged, is an error', () => {
  expect(() => deviation(weights(5), ['edge'])).toThrow('not to be expected: edge');
  expect(() => deviation(weights(5), ['heads', 'tails'])).toThrow('too few draws');
});
