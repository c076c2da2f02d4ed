import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FastRandom, KeyedRandom, type Random, shuffle } from './random.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const draw = (random: Random, n: number, times: number) => Array.from({ length: times }, () => random.below(n));
const KEY = Uint8Array.from({ length: 32 }, (_, i) => i * 7);

describe.each([
  ['FastRandom', () => new FastRandom('a seed')],
  ['KeyedRandom', () => new KeyedRandom(KEY, sha256)],
])('%s', (_, make: () => Random) => {
  test.each([1, 2, 3, 7, 54, 1000])('draws every number below %i about equally often', (n) => {
    const times = 3000 * Math.min(n, 7);
    const counts = new Map<number, number>();
    for (const number of draw(make(), n, times)) counts.set(number, (counts.get(number) ?? 0) + 1);
    expect([...counts.keys()].every((number) => Number.isInteger(number) && number >= 0 && number < n)).toBe(true);
    if (n > 7) return;
    expect(counts.size).toBe(n);
    for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(300);
  });

  test('draws large numbers within bounds, high and low', () => {
    const drawn = draw(make(), 2 ** 31, 200);
    expect(drawn.every((number) => number >= 0 && number < 2 ** 31)).toBe(true);
    expect([Math.min(...drawn) < 2 ** 26, Math.max(...drawn) > 2 ** 31 - 2 ** 26]).toEqual([true, true]);
  });

  test('draws the same again', () => {
    expect(draw(make(), 1000, 50)).toEqual(draw(make(), 1000, 50));
  });
});

describe('FastRandom', () => {
  test('different seeds give different streams', () => {
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'aa', 'solo 1', 'solo 2', 'solo 11'];
    expect(new Set(seeds.map((seed) => draw(new FastRandom(seed), 2 ** 31, 4).join())).size).toBe(seeds.length);
  });

  test('a seed always gives the same stream: stored playthroughs and the deals of named seeds rest on it', () => {
    expect(draw(new FastRandom(''), 2 ** 31, 4)).toEqual([1061766563, 1153379455, 546930395, 1781459802]);
    expect(draw(new FastRandom('a seed'), 2 ** 31, 4)).toEqual([405732321, 330232649, 647673281, 551504252]);
    expect(draw(new FastRandom('a seed'), 54, 12)).toEqual([10, 8, 16, 13, 39, 50, 31, 49, 9, 33, 13, 19]);
    expect(draw(new FastRandom('a seed'), 65, 12)).toEqual([12, 9, 19, 16, 47, 61, 38, 59, 11, 39, 16, 22]);
  });

  test('consecutive numbers are independent', () => {
    const random = new FastRandom('pairs');
    const counts = new Array<number>(16).fill(0);
    for (let i = 0; i < 16_000; i++) counts[random.below(4) * 4 + random.below(4)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('KeyedRandom', () => {
  const block = (counter: number): DataView => {
    const input = new Uint8Array(KEY.length + 4);
    input.set(KEY);
    new DataView(input.buffer).setUint32(KEY.length, counter);
    const digest = Uint8Array.from(sha256(input));
    return new DataView(digest.buffer);
  };

  test('reads SHA-256 of key and counter, eight words a block, block after block', () => {
    const words = Array.from({ length: 20 }, (_, i) => block(Math.floor(i / 8)).getUint32((i % 8) * 4));
    expect(draw(new KeyedRandom(KEY, sha256), 2 ** 31, 20)).toEqual(words.map((word) => word % 2 ** 31));
    expect(draw(new KeyedRandom(KEY, sha256), 54, 20)).toEqual(words.map((word) => word % 54));
  });

  test('another key gives another stream', () => {
    const other = draw(new KeyedRandom(KEY.subarray(1), sha256), 1000, 8);
    expect(other).not.toEqual(draw(new KeyedRandom(KEY, sha256), 1000, 8));
  });

  test('a digest may be part of a larger buffer', () => {
    const within = (bytes: Uint8Array): Uint8Array => {
      const larger = new Uint8Array(64);
      larger.set(sha256(bytes), 16);
      return larger.subarray(16, 48);
    };
    expect(draw(new KeyedRandom(KEY, within), 1000, 20)).toEqual(draw(new KeyedRandom(KEY, sha256), 1000, 20));
  });

  /** A stream of these 32-bit words. */
  const words = (...list: number[]) =>
    new KeyedRandom(KEY, () => {
      const view = new DataView(new ArrayBuffer(32));
      for (let i = 0; i < 8; i++) view.setUint32(i * 4, list[i] ?? 0);
      return new Uint8Array(view.buffer);
    });

  test('words beyond the largest multiple are drawn again', () => {
    // 2^32 = 3 * 1431655765 + 1, so that only the very last word is unfair.
    expect(words(0xffffffff, 5).below(3)).toBe(2);
    expect(words(0xfffffffe, 5).below(3)).toBe(0xfffffffe % 3);
    expect(words(0xffffffff, 0xffffffff, 4).below(3)).toBe(1);
    expect(words(0xffffffff).below(2)).toBe(1);
  });
});

describe('shuffle', () => {
  test('is Fisher-Yates from the end, in place', () => {
    const asked: number[] = [];
    const first = { below: (n: number) => asked.push(n) * 0 };
    const list = ['a', 'b', 'c', 'd'];
    expect(shuffle(list, first)).toBe(list);
    expect(asked).toEqual([4, 3, 2]);
    expect(list).toEqual(['b', 'c', 'd', 'a']);
    expect(shuffle(['a', 'b', 'c'], { below: (n) => n - 1 })).toEqual(['a', 'b', 'c']);
  });

  test('makes every order about equally often', () => {
    const random = new FastRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle([1, 2, 3], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('leaves short lists alone', () => {
    expect(shuffle([], new FastRandom(''))).toEqual([]);
    expect(shuffle([1], new FastRandom(''))).toEqual([1]);
  });
});
