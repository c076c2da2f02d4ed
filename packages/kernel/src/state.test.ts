import { expect, test } from 'vitest';
import { hashWords, MOST_CHOICES, NO_CHOICE, NOBODY, newChoices, sameWords, UNKNOWN } from './state.ts';

test('the same words are the same as far as they are compared', () => {
  const a = Int32Array.of(1, 2, 3, 4);
  expect(sameWords(a, Int32Array.of(1, 2, 3, 4), 4)).toBe(true);
  expect(sameWords(a, Int32Array.of(1, 2, 3, 5), 4)).toBe(false);
  expect(sameWords(a, Int32Array.of(1, 2, 3, 5), 3)).toBe(true);
  expect(sameWords(a, Int32Array.of(0, 2, 3, 4), 4)).toBe(false);
  expect(sameWords(a, Int32Array.of(9), 0)).toBe(true);
});

test.each([1, 3, 4, 5, 8, 11])('every bit of each of %i words tells in the hash', (count) => {
  const s = Int32Array.from({ length: 12 }, (_, i) => i * 1000);
  const lowBits = new Set<number>();
  for (let word = 0; word < count; word++) {
    for (let bit = 0; bit < 32; bit++) {
      const other = s.slice();
      other[word] ^= 1 << bit;
      expect(hashWords(other, count)).not.toBe(hashWords(s, count));
      if (bit < 16) lowBits.add(hashWords(other, count));
    }
  }
  expect(lowBits.size).toBe(count * 16);
});

test('words beyond the count do not tell in the hash', () => {
  const s = Int32Array.from({ length: 12 }, (_, i) => i);
  for (const count of [0, 1, 4, 7]) {
    const other = s.slice();
    other[count] = 99;
    expect(hashWords(other, count)).toBe(hashWords(s, count));
  }
});

test('the order of words tells in the hash, and equal words in other lanes do too', () => {
  const hashes = [
    Int32Array.of(1, 2, 3, 4),
    Int32Array.of(4, 3, 2, 1),
    Int32Array.of(2, 1, 3, 4),
    Int32Array.of(1, 2, 4, 3),
  ];
  expect(new Set(hashes.map((s) => hashWords(s, 4))).size).toBe(4);
  const ones = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => Int32Array.from({ length: 8 }, (_, i) => Number(i === at)));
  expect(new Set(ones.map((s) => hashWords(s, 8))).size).toBe(8);
});

test('hashes of small counters hardly ever meet', () => {
  const hashes = new Set<number>();
  for (let i = 0; i < 20_000; i++)
    hashes.add(hashWords(Int32Array.of(i & 15, (i >> 4) & 15, (i >> 8) & 15, i >> 12, 5), 5));
  expect(hashes.size).toBeGreaterThan(19_990);
  expect([...hashes].every(Number.isInteger)).toBe(true);
});

test('there is room for many choices, and a word for none', () => {
  expect(newChoices()).toHaveLength(MOST_CHOICES);
  expect(newChoices()).not.toBe(newChoices());
  expect([NOBODY, UNKNOWN, NO_CHOICE]).toEqual([-1, -1, -1]);
});
