import { expect, test } from 'vitest';
import { clockTimes, nextChange, urgencyOf } from './clock-times.ts';

test('time runs from the moment in which it was told, for one seat only, and never below nothing', () => {
  const kept = { told: { left: [60_000, 50_000], runs: 1 }, since: 1000 };
  expect(clockTimes(kept, 4500)).toEqual({ left: [60_000, 46_500], runs: 1, startsIn: 0 });
  expect(clockTimes(kept, 99_000).left).toEqual([60_000, 0]);
  expect(clockTimes(kept, 0).left).toEqual([60_000, 50_000]);
});

test('clocks that stand show the same for ever', () => {
  const times = clockTimes({ told: { left: [60_000, 50_000] }, since: 0 }, 77_000);
  expect(times.left).toEqual([60_000, 50_000]);
  expect(nextChange(times)).toBeUndefined();
});

test('after a pause the notice runs first', () => {
  const kept = { told: { left: [60_000], runs: 0, startsIn: 10_000 }, since: 0 };
  expect(clockTimes(kept, 4000)).toEqual({ left: [60_000], runs: 0, startsIn: 6000 });
  expect(clockTimes(kept, 12_000)).toEqual({ left: [58_000], runs: 0, startsIn: 0 });
});

test('clocks change with the second that they show, those of days with the minute', () => {
  expect(nextChange({ left: [59_400], runs: 0, startsIn: 0 })).toBe(400);
  expect(nextChange({ left: [59_000], runs: 0, startsIn: 0 })).toBe(1000);
  expect(nextChange({ left: [90_000_000], runs: 0, startsIn: 0 })).toBe(60_000);
  expect(nextChange({ left: [0], runs: 0, startsIn: 0 })).toBeUndefined();
});

test('the last tenth is low, the last ten seconds are the last', () => {
  const match = { game: 600, increment: 5 };
  expect([60_001, 60_000, 10_000].map((left) => urgencyOf(left, match))).toEqual([undefined, 'low', 'last']);
  expect(urgencyOf(11_000, { turn: 60 })).toBeUndefined();
});
