import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, type Tempo } from './playback.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tempo = (sentences: readonly number[], pace = 100): Tempo => ({
  pace: () => pace,
  sentences: (decision) => sentences[decision] ?? 1,
});

/** A playback, and what it has shown so far. */
function playbackFrom(shown: number, given: Tempo): { playback: Playback; seen: number[] } {
  const seen: number[] = [];
  const playback: Playback = new Playback(shown, given, () => seen.push(playback.shown));
  return { playback, seen };
}

test('decisions of others are shown one after another, the last as long as the others', () => {
  const { playback, seen } = playbackFrom(3, tempo([]));
  playback.goOn(5, false);
  expect(seen).toEqual([4]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([4, 5]);
  expect(playback.isAt(5)).toBe(false);
  vi.advanceTimersByTime(100);
  expect(playback.isAt(5)).toBe(true);
});

test('what tells nothing is passed over, what tells more is shown longer', () => {
  const { playback, seen } = playbackFrom(0, tempo([0, 3, 0]));
  playback.goOn(3, false);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(199);
  expect(playback.isRunning).toBe(true);
  vi.advanceTimersByTime(1);
  expect(playback.isAt(3)).toBe(true);
});

test('more decisions while it runs are shown after the others', () => {
  const { playback, seen } = playbackFrom(0, tempo([]));
  playback.goOn(2, false);
  vi.advanceTimersByTime(50);
  playback.goOn(3, false);
  vi.runAllTimers();
  expect(seen.slice(0, 3)).toEqual([1, 2, 3]);
});

test('one’s own turn was seen while it was made', () => {
  const { playback } = playbackFrom(0, tempo([]));
  playback.goOn(4, true);
  expect(playback.isAt(4)).toBe(true);
});

test('what one’s own turn led to is shown', () => {
  const { playback, seen } = playbackFrom(0, tempo([1, 1, 2]));
  playback.goOn(3, true);
  expect(seen).toEqual([3]);
  expect(playback.isRunning).toBe(true);
});

test('skipping shows where it all led to, and nothing comes after', () => {
  const { playback, seen } = playbackFrom(0, tempo([]));
  playback.goOn(5, false);
  playback.skip();
  expect(playback.shown).toBe(5);
  vi.runAllTimers();
  expect(seen).toEqual([1]);
});

test('without a pace everything is shown at once', () => {
  const { playback } = playbackFrom(0, tempo([], 0));
  playback.goOn(9, false);
  expect(playback.isAt(9)).toBe(true);
});

test('without a pace, what the last decision with consequences led from can be seen for a moment, and nobody waits', () => {
  const { playback, seen } = playbackFrom(0, tempo([1, 3, 1, 1], 0));
  playback.goOn(1, true);
  expect(playback.from).toBeUndefined();
  playback.goOn(2, false);
  expect([playback.from, playback.isRunning]).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  playback.goOn(3, false);
  expect(playback.from).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(playback.from).toBeUndefined();
  expect(seen).toEqual([3]);
});

test('with a pace, it is seen as long as its decision is shown', () => {
  const { playback } = playbackFrom(0, tempo([2]));
  playback.goOn(1, false);
  expect(playback.from).toBe(0);
  vi.runAllTimers();
  expect(playback.from).toBeUndefined();
});

test('nothing is told to those who have left', () => {
  const { playback, seen } = playbackFrom(0, tempo([2], 0));
  playback.goOn(1, false);
  playback.stop();
  vi.runAllTimers();
  expect(seen).toEqual([]);
});
