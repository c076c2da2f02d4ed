import { describe, expect, test } from 'vitest';
import { LEVELS, levelOptions, STRONGEST } from './levels.ts';

test('the strongest level is the last', () => {
  expect(STRONGEST).toBe(LEVELS.at(-1));
});

test('a game without levels is an error', () => {
  expect(() => levelOptions('chess', 'page')).toThrow('no levels for chess');
});

describe.each(['king-is-dead', 'foreign-king', 'claim'])('in %s', (game) => {
  const all = LEVELS.map((level) => levelOptions(game, level));
  const rises = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n >= list[i - 1]);

  test('each level thinks longer and further than the one before, and overlooks no more', () => {
    expect(new Set(all.map(({ iterations }) => iterations)).size).toBe(LEVELS.length);
    expect(rises(all.map(({ iterations }) => iterations))).toBe(true);
    expect(rises(all.map(({ depth }) => depth))).toBe(true);
    expect(rises(all.map(({ proofs }) => proofs))).toBe(true);
    expect(rises(all.map(({ oversight }) => -oversight))).toBe(true);
  });

  test('every level thinks at least to the end of its turn, and the strongest overlooks nothing', () => {
    expect(all[0].depth).toBeGreaterThanOrEqual(1);
    expect(all[0].oversight).toBeLessThan(1);
    expect(all.at(-1)?.oversight).toBe(0);
  });
});
