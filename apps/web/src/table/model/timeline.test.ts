import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tempo } from './tempo.ts';
import { Timeline } from './timeline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tempo = (sentences: readonly number[], pace = 100): Tempo => ({
  pace: () => pace,
  sentences: (decision) => sentences[decision] ?? 1,
  beats: () => 0,
});

/** A timeline, and what it has shown so far. */
function timelineFrom(shown: number, given: Tempo): { timeline: Timeline; seen: number[] } {
  const seen: number[] = [];
  const timeline: Timeline = new Timeline(shown, given, () => seen.push(timeline.shown));
  return { timeline, seen };
}

test('decisions of others are shown one after another, the last as long as the others', () => {
  const { timeline, seen } = timelineFrom(3, tempo([]));
  timeline.playBackTo(5, false);
  expect(seen).toEqual([4]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([4, 5]);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([5, true]);
  vi.advanceTimersByTime(100);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([5, false]);
});

test('what tells nothing is passed over, what tells more is shown longer', () => {
  const { timeline, seen } = timelineFrom(0, tempo([0, 3, 0]));
  timeline.playBackTo(3, false);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(199);
  expect(timeline.isRunning).toBe(true);
  vi.advanceTimersByTime(1);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([3, false]);
});

test('more decisions while it runs are shown after the others', () => {
  const { timeline, seen } = timelineFrom(0, tempo([]));
  timeline.playBackTo(2, false);
  vi.advanceTimersByTime(50);
  timeline.playBackTo(3, false);
  vi.runAllTimers();
  expect(seen.slice(0, 3)).toEqual([1, 2, 3]);
});

test('one’s own turn was seen while it was made', () => {
  const { timeline } = timelineFrom(0, tempo([]));
  timeline.playBackTo(4, true);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([4, false]);
});

test('what one’s own turn led to is shown', () => {
  const { timeline, seen } = timelineFrom(0, tempo([1, 1, 2]));
  timeline.playBackTo(3, true);
  expect(seen).toEqual([3]);
  expect(timeline.isRunning).toBe(true);
});

test('skipping shows where it all led to, and nothing comes after', () => {
  const { timeline, seen } = timelineFrom(0, tempo([]));
  timeline.playBackTo(5, false);
  timeline.skip();
  expect(timeline.shown).toBe(5);
  vi.runAllTimers();
  expect(seen).toEqual([1]);
});

test('without a pace everything is shown at once', () => {
  const { timeline } = timelineFrom(0, tempo([], 0));
  timeline.playBackTo(9, false);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([9, false]);
});

test('without a pace, what the last decision with consequences led from can be seen for a moment, and nobody waits', () => {
  const { timeline, seen } = timelineFrom(0, tempo([1, 3, 1, 1], 0));
  timeline.playBackTo(1, true);
  expect(timeline.previous).toBeUndefined();
  timeline.playBackTo(2, false);
  expect([timeline.previous, timeline.isRunning]).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  timeline.playBackTo(3, false);
  expect(timeline.previous).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(timeline.previous).toBeUndefined();
  expect(seen).toEqual([3]);
});

test('with a pace, it is seen as long as its decision is shown', () => {
  const { timeline } = timelineFrom(0, tempo([2]));
  timeline.playBackTo(1, false);
  expect(timeline.previous).toBe(0);
  vi.runAllTimers();
  expect(timeline.previous).toBeUndefined();
});

test('nothing is told to those who have left', () => {
  const { timeline, seen } = timelineFrom(0, tempo([2], 0));
  timeline.playBackTo(1, false);
  timeline.stop();
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

test('what nobody has looked at is played again from there, also at the end of a match', () => {
  const { timeline, seen } = timelineFrom(5, tempo([]));
  timeline.lookBack();
  timeline.playBackFrom(3);
  vi.advanceTimersByTime(100);
  expect([seen, timeline.isPlayedBack]).toEqual([[4, 5], true]);
  vi.advanceTimersByTime(100);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([5, false]);
  timeline.playBackFrom(5);
  expect(timeline.isRunning).toBe(false);
});

test('without a pace, what nobody has looked at is pointed out', () => {
  const { timeline } = timelineFrom(5, tempo([1, 1, 1, 2, 1], 0));
  timeline.playBackFrom(3);
  expect([timeline.shown, timeline.previous]).toEqual([5, 3]);
});

test('what is queued shares a bounded time, and what comes later does not add to it', () => {
  const { timeline } = timelineFrom(0, tempo([]));
  timeline.playBackTo(40, false);
  vi.advanceTimersByTime(300);
  timeline.playBackTo(60, false);
  expect(timeline.hurry).toBeLessThan(0.3);
  vi.advanceTimersByTime(700);
  expect([timeline.shown, timeline.isPlayedBack]).toEqual([60, false]);
});

test('a few decisions take their time, at least as long as their beats', () => {
  const { timeline, seen } = timelineFrom(0, { ...tempo([]), beats: (decision) => (decision === 0 ? 250 : 0) });
  timeline.playBackTo(2, false);
  vi.advanceTimersByTime(249);
  expect([seen, timeline.hurry]).toEqual([[1], 1]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1, 2]);
});
