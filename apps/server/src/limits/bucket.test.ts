import { expect, test } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

const RATE = { atOnce: 3, perSecond: 2 };

test('so much can be done at once, and more with time', () => {
  const bucket = new Bucket(RATE, 0);
  expect([bucket.take(1, 0), bucket.take(2, 0), bucket.take(1, 0)]).toEqual([0, 0, 0.5]);
  expect(bucket.take(1, 499)).toBeCloseTo(0.001);
  expect(bucket.take(1, 500)).toBe(0);
  expect(bucket.take(4, 100_000)).toBe(0.5);
});

test('a clock that goes back takes nothing away', () => {
  const bucket = new Bucket(RATE, 1000);
  expect(bucket.take(3, 0)).toBe(0);
  expect(bucket.take(1, 500)).toBe(0);
});

test('names that are not heard of again are forgotten, others are not', () => {
  let now = 0;
  const buckets = new Buckets(RATE, () => now);
  for (let name = 0; name < 999; name++) buckets.take(`old ${name}`);
  now = 499;
  expect(buckets.take('greedy', 3)).toBe(0);
  now = 500;
  buckets.take('new');
  expect(buckets.size).toBe(2);
  expect(buckets.take('greedy')).toBeGreaterThan(0);
});
