import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Batch } from './measure.ts';

/** Bytes that a batch leaves on the heap for each game; undefined if a collection came in between. */
export async function heapPerGame(batch: Batch, games: number): Promise<number | undefined> {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['gc'] });
  batch(games);
  await setTimeout(50);
  collections = 0;
  const before = getHeapStatistics().used_heap_size;
  batch(games);
  const grown = getHeapStatistics().used_heap_size - before;
  await setTimeout(50);
  observer.disconnect();
  return collections === 0 ? Math.max(0, grown) / games : undefined;
}
