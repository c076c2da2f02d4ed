import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from './playback.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('decisions of others are shown one after another', () => {
  const seen: number[] = [];
  const playback: Playback = new Playback(
    3,
    () => 100,
    () => seen.push(playback.shown),
  );
  playback.goOn(6, false);
  expect(playback.isRunning).toBe(true);
  vi.runAllTimers();
  expect(seen).toEqual([4, 5, 6]);
  expect(playback.isAt(6)).toBe(true);
});

test('more decisions while it runs are shown after the others', () => {
  const seen: number[] = [];
  const playback: Playback = new Playback(
    0,
    () => 100,
    () => seen.push(playback.shown),
  );
  playback.goOn(2, false);
  vi.advanceTimersByTime(50);
  playback.goOn(3, false);
  vi.runAllTimers();
  expect(seen).toEqual([1, 2, 3]);
});

test('one’s own turn was seen while it was made', () => {
  const playback = new Playback(
    0,
    () => 100,
    () => {},
  );
  playback.goOn(4, true);
  expect(playback.shown).toBe(4);
});

test('skipping shows where it all led to, and nothing comes after', () => {
  const moved = vi.fn();
  const playback = new Playback(0, () => 100, moved);
  playback.goOn(5, false);
  playback.skip();
  expect(playback.shown).toBe(5);
  vi.runAllTimers();
  expect(moved).not.toHaveBeenCalled();
});

test('without a pace everything is shown at once', () => {
  const playback = new Playback(
    0,
    () => 0,
    () => {},
  );
  playback.goOn(9, false);
  expect(playback.isRunning).toBe(false);
});
