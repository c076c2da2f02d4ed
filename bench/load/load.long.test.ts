import { expect, test } from 'vitest';
import { latency } from './latency.ts';
import { percentile } from './percentile.ts';
import { throughput } from './throughput.ts';

/** As short as can be: figures of so little say nothing. */
test('turns are played at our server and at the bare one', async () => {
  const plan = { pairs: 4, rounds: 1, seconds: 0.05, warmUp: 0.05, theirs: false };
  const { ratio, ours, bare, p50, p99 } = await throughput(plan, () => {});
  expect(ratio).toBeCloseTo(ours / bare);
  expect(ratio).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
});

test('turns are played among idle connections, with bots and without', async () => {
  const plan = { idle: 5, pairs: 3, bots: 1, rounds: 1, seconds: 1 };
  const { connections, alone, withBots, bare } = await latency(plan, () => {});
  expect(connections).toBe(11);
  for (const { p50, p99 } of [alone, withBots, bare]) expect(p99).toBeGreaterThanOrEqual(p50);
});

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect([1, 50, 99, 100].map((percent) => percentile(numbers, percent))).toEqual([2, 100, 198, 200]);
});
