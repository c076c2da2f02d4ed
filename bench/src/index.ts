import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { KING_IS_DEAD_MODES } from './king-is-dead.ts';
import type { ModeTask, Report } from './report.ts';

export type { Measured, Report } from './report.ts';

export const MODE_NAMES: readonly string[] = KING_IS_DEAD_MODES.map(({ name }) => name);

/** Measures modes of The King Is Dead, one after another. */
export async function* benchKingIsDead(
  modes: readonly string[],
  rounds: number,
  seconds: number,
): AsyncGenerator<Report> {
  for (const mode of modes) {
    const workerData: ModeTask = { mode, rounds, seconds };
    const worker = new Worker(new URL('./mode-worker.ts', import.meta.url), { workerData });
    const [report] = (await once(worker, 'message')) as [Report];
    await worker.terminate();
    yield report;
  }
}
