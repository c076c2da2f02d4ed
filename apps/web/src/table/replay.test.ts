import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tempo } from './playback.ts';
import { Replay } from './replay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tempo = (sentences: readonly number[], pace = 100): Tempo => ({
  pace: () => pace,
  sentences: (decision) => sentences[decision],
});

/** A replay of as many decisions as there are numbers of sentences, and the moments it has shown so far. */
function replayOf(sentences: readonly number[], pace?: number): { replay: Replay; seen: number[] } {
  const seen: number[] = [];
  const replay: Replay = new Replay(sentences.length, tempo(sentences, pace), () => seen.push(replay.shown));
  return { replay, seen };
}

test('it begins at the end, and stands still', () => {
  const { replay, seen } = replayOf([1, 1, 1]);
  expect(replay.shown).toBe(3);
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

test('what tells nothing is seen with what follows it, and at the end with what comes before', () => {
  expect(replayOf([0, 1, 0, 0, 2, 1]).replay.moments).toEqual([0, 2, 5, 6]);
  expect(replayOf([1, 1, 0, 0]).replay.moments).toEqual([0, 1, 4]);
  expect(replayOf([0, 0]).replay.moments).toEqual([0, 2]);
});

test('steps go from moment to moment, and no further than there are any', () => {
  const { replay, seen } = replayOf([1, 0, 1]);
  for (const by of [1, -1, -1, -1, 1] as const) replay.step(by);
  expect(seen).toEqual([3, 1, 0, 0, 1]);
});

test('a moment tells what happened since the one before', () => {
  const { replay } = replayOf([1, 0, 1]);
  expect(replay.since).toBe(1);
  replay.goTo(0);
  expect(replay.since).toBe(0);
});

test('it leaps if moments were passed over', () => {
  const { replay } = replayOf([1, 1, 1]);
  replay.goTo(0);
  expect(replay.leaps).toBe(true);
  replay.step(1);
  expect(replay.leaps).toBe(false);
});

test('played at the end, it shows all from the deal on, longer what tells more, and stops', () => {
  const { replay, seen } = replayOf([1, 3, 1]);
  replay.play();
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(replay.isPlaying).toBe(false);
});

test('played elsewhere, it goes on at once', () => {
  const { replay, seen } = replayOf([1, 1, 1]);
  replay.goTo(0);
  replay.toggle();
  expect(seen).toEqual([0, 1]);
});

test('a step, or asking again, ends the playing', () => {
  const { replay, seen } = replayOf([1, 1, 1, 1]);
  replay.toggle();
  replay.toggle();
  expect(replay.isPlaying).toBe(false);
  replay.toggle();
  replay.step(1);
  vi.runAllTimers();
  expect(seen).toEqual([0, 0, 1, 2]);
});

test('where nothing is played back by itself, it is played calmly', () => {
  const { replay, seen } = replayOf([1, 1], 0);
  replay.play();
  vi.advanceTimersByTime(1499);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1]);
});
