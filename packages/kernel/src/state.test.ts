import { expect, test } from 'vitest';
import { hashWords, MOST_CHOICES, NO_CHOICE, NO_SEAT, newChoices, sameWords, UNKNOWN } from './state.ts';

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

/** MurmurHash3 over 32-bit words, as it is published. */
const BITS = 1n << 32n;
const times = (a: bigint, b: bigint): bigint => (a * b) % BITS;
const turned = (a: bigint, by: bigint): bigint => ((a << by) | (a >> (32n - by))) % BITS;
const round = (hash: bigint, word: bigint): bigint =>
  (turned(hash ^ times(turned(times(word, 0xcc9e2d51n), 15n), 0x1b873593n), 13n) * 5n + 0xe6546b64n) % BITS;
function finished(hash: bigint): bigint {
  const once = times(hash ^ (hash >> 16n), 0x85ebca6bn);
  const twice = times(once ^ (once >> 13n), 0xc2b2ae35n);
  return twice ^ (twice >> 16n);
}

test.each([0, 1, 2, 3, 4, 7])('the hash of %i words is that of two lanes, those at even and at odd places', (count) => {
  const s = Int32Array.of(5, -1, 70_000, 0, -123_456_789, 3, 8);
  const words = Array.from(s.subarray(0, count), (word) => BigInt.asUintN(32, BigInt(word)));
  const even = words.filter((_, at) => at % 2 === 0).reduce(round, 0x243f6a88n);
  const odd = words.filter((_, at) => at % 2 === 1).reduce(round, 0x13198a2en);
  expect(hashWords(s, count)).toBe(Number(BigInt.asIntN(32, finished(round(even, odd)))));
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
  expect([NO_SEAT, UNKNOWN, NO_CHOICE]).toEqual([-1, -1, -1]);
});
