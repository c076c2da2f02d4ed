import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotSpec } from '@interregnum/bots';
import type { Options } from '@interregnum/kernel';
import { ask, shareOut } from '../threads/threads.ts';
import { addTotals, noTotals, type Totals } from './simulation.ts';

export interface SimulationSpec {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
  /** Who sits at each seat that decides; without them chance does. */
  readonly bots?: readonly BotSpec[] | undefined;
}

/** Games `first` to `last` - 1 of a series. */
export interface SimulationRange {
  readonly first: number;
  readonly last: number;
}

/** Games that a thread is given at once: bots take their time over one. */
const BATCH = 2000;

/** Plays a series on several threads. The result does not depend on how many there are. */
export async function simulateOnThreads(series: SimulationSpec, progress: (games: number) => void): Promise<Totals> {
  const totals = noTotals();
  const batch = series.bots === undefined ? BATCH : 1;
  let next = 0;
  const range = (): SimulationRange | undefined => {
    if (next >= series.games) return undefined;
    const first = next;
    next = Math.min(next + batch, series.games);
    return { first, last: next };
  };
  const count = Math.min(series.threads, Math.ceil(series.games / batch), 4 * availableParallelism());
  const file = new URL('./worker.ts', import.meta.url);
  const threads = Array.from({ length: count }, () => new Worker(file, { workerData: series }));
  try {
    await shareOut(threads, range, async (thread, part) => {
      addTotals(totals, await ask(thread, part));
      progress(totals.games);
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return totals;
}
