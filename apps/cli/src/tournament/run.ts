import { playOnThreads, type WorkerData } from './match-threads.ts';
import { numberOf, type Result } from './result.ts';
import type { ResultLog } from './result-log.ts';
import { type Fixture, fixture, type Schedule } from './schedule.ts';

/** How much of a tournament is to be played, and how. */
export interface Plan {
  readonly workerData: WorkerData;
  readonly schedule: Schedule;
  /** Infinity where only time counts. */
  readonly deals: number;
  /** Milliseconds after which no game is begun any more. */
  readonly maxMs: number;
  readonly tables: number;
}

/** Bytes that the program took after its first game, in the middle and after its last. */
export interface MemoryUse {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
}

/** What a tournament came to: the results by the numbers of their games, however they came about. */
export interface TournamentRun {
  readonly results: readonly Result[];
  readonly memory: MemoryUse;
}

/** Plays what of a tournament has not been played yet. Every result is in the log before `progress` is told. */
export async function runTournament(
  plan: Plan,
  log: ResultLog,
  progress: (games: number, ms: number) => void,
  stop: AbortSignal,
): Promise<TournamentRun> {
  const { workerData, schedule, tables, maxMs } = plan;
  const last = plan.deals * schedule.perDeal;
  const results = new Map(log.results.map((result) => [numberOf(schedule, result), result]));
  for (const number of results.keys()) if (number >= last) results.delete(number);
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  let number = 0;
  const next = (): Fixture | undefined => {
    while (results.has(number)) number++;
    return number < last && elapsed() < maxMs ? fixture(schedule, number++) : undefined;
  };
  const watch = memoryWatch(elapsed);
  const finish = (result: Result): void => {
    log.append(result);
    results.set(numberOf(schedule, result), result);
    watch.look();
    progress(results.size, elapsed());
  };
  await playOnThreads(workerData, Math.min(tables, last - results.size), next, finish, stop);
  const inOrder = [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
  return { results: inOrder, memory: watch.memory() };
}

/** Looks at memory from time to time; the middle is known only at the end. */
function memoryWatch(elapsed: () => number): { look(): void; memory(): MemoryUse } {
  const looks: { readonly at: number; readonly bytes: number }[] = [];
  const look = (): void => {
    looks.push({ at: elapsed(), bytes: process.memoryUsage.rss() });
  };
  const memory = (): MemoryUse => {
    const end = looks.at(-1) ?? { at: 0, bytes: process.memoryUsage.rss() };
    const middle = looks.find(({ at }) => at >= end.at / 2) ?? end;
    return { start: (looks[0] ?? end).bytes, middle: middle.bytes, end: end.bytes };
  };
  return { look, memory };
}
