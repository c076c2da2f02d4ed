import { describe, expect, test } from 'vitest';
import { bit, has, lowest, members, nth, several, size, withoutLowest } from './bits.ts';

const SETS = [0b1, 0b1010, 0xff, 0x80000000 | 0, -1, 0x7fffffff, 0x12345678, -0x12345678];
const naive = (set: number) =>
  Array.from({ length: 32 }, (_, n) => n).filter((n) => Math.floor((set >>> 0) / 2 ** n) % 2 === 1);

describe.each(SETS)('the set %i', (set) => {
  test('has its members, in ascending order, and no others', () => {
    expect(members(set)).toEqual(naive(set));
    expect(Array.from({ length: 32 }, (_, n) => n).filter((n) => has(set, n))).toEqual(naive(set));
  });

  test('has a size, a lowest member and the rest', () => {
    expect(size(set)).toBe(naive(set).length);
    expect(lowest(set)).toBe(naive(set)[0]);
    expect(members(withoutLowest(set))).toEqual(naive(set).slice(1));
    expect(several(set)).toBe(naive(set).length > 1);
  });

  test('has a k-th member for every k', () => {
    expect(naive(set).map((_, k) => nth(set, k))).toEqual(naive(set));
  });
});

test('the empty set', () => {
  expect([members(0), size(0), withoutLowest(0), several(0), has(0, 0)]).toEqual([[], 0, 0, false, false]);
});

test('a set of one', () => {
  for (let n = 0; n < 32; n++) {
    expect([members(bit(n)), size(bit(n)), lowest(bit(n)), several(bit(n)), nth(bit(n), 0)]).toEqual([
      [n],
      1,
      n,
      false,
      n,
    ]);
  }
});

test('sizes of all small sets', () => {
  for (let set = 0; set < 1024; set++) expect(size(set << 11)).toBe(naive(set).length);
});
