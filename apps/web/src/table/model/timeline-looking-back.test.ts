import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tempo } from './tempo.ts';
import { Timeline } from './timeline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tempo = (sentences: readonly number[], pace = 100): Tempo => ({
  pace: () => pace,
  sentences: (decision) => sentences[decision],
  beats: () => 0,
});

/** Looks back at as many decisions as there are numbers of sentences, and tells what was shown so far. */
function lookBackAt(sentences: readonly number[], pace?: number): { timeline: Timeline; seen: number[] } {
  const seen: number[] = [];
  const timeline: Timeline = new Timeline(sentences.length, tempo(sentences, pace), () => seen.push(timeline.shown));
  timeline.lookBack();
  return { timeline, seen };
}

/** Where the cursor can stop. */
function stopsOf(sentences: readonly number[]): number[] {
  const { timeline } = lookBackAt(sentences);
  return Array.from({ length: timeline.last + 1 }, (_, moment) => {
    timeline.goTo(moment);
    return timeline.shown;
  });
}

test('it begins at the end, and stands still', () => {
  const { timeline, seen } = lookBackAt([1, 1, 1]);
  expect(timeline.shown).toBe(3);
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

test('what tells nothing is seen with what follows it, and at the end with what comes before', () => {
  expect(stopsOf([0, 1, 0, 0, 2, 1])).toEqual([0, 2, 5, 6]);
  expect(stopsOf([1, 1, 0, 0])).toEqual([0, 1, 4]);
  expect(stopsOf([0, 0])).toEqual([0, 2]);
});

test('steps go from moment to moment, and no further than there are any', () => {
  const { timeline, seen } = lookBackAt([1, 0, 1]);
  for (const by of [1, -1, -1, -1, 1] as const) timeline.step(by);
  expect(seen).toEqual([3, 1, 0, 0, 1]);
});

test('a moment tells what happened since the one before', () => {
  const { timeline } = lookBackAt([1, 0, 1]);
  expect(timeline.since).toBe(1);
  timeline.goTo(0);
  expect(timeline.since).toBe(0);
});

test('it leaps if moments were passed over', () => {
  const { timeline } = lookBackAt([1, 1, 1]);
  timeline.goTo(0);
  expect(timeline.leaps).toBe(true);
  timeline.step(1);
  expect(timeline.leaps).toBe(false);
});

test('played at the end, it shows all from the deal on, longer what tells more, and stops', () => {
  const { timeline, seen } = lookBackAt([1, 3, 1]);
  timeline.toggle();
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(timeline.isRunning).toBe(false);
});

test('played elsewhere, it goes on at once', () => {
  const { timeline, seen } = lookBackAt([1, 1, 1]);
  timeline.goTo(0);
  timeline.toggle();
  expect(seen).toEqual([0, 1]);
});

test('a step, or asking again, ends the playing', () => {
  const { timeline, seen } = lookBackAt([1, 1, 1, 1]);
  timeline.toggle();
  timeline.toggle();
  expect(timeline.isRunning).toBe(false);
  timeline.toggle();
  timeline.step(1);
  vi.runAllTimers();
  expect(seen).toEqual([0, 0, 1, 2]);
});

test('where nothing is played back by itself, it is played calmly', () => {
  const { timeline, seen } = lookBackAt([1, 1], 0);
  timeline.toggle();
  vi.advanceTimersByTime(1499);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1]);
});
