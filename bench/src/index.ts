import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hasYardstick, type Player } from './batches.ts';
import { type Comparison, compare, type Rate } from './measure.ts';
import { BASIC_2, MODES } from './modes.ts';
import type { Report, SearchReport } from './report.ts';

export type { Measured, Report, SearchReport } from './report.ts';

/** The names of a game's modes. */
export const modeNames = (game: string): string[] =>
  MODES.filter((mode) => mode.game.meta.id === game).map(({ name }) => name);

/** A thread that plays for one player. */
class Bench {
  private readonly worker: Worker;

  constructor(player: Player) {
    this.worker = new Worker(new URL('./batch-worker.ts', import.meta.url), { workerData: player });
  }

  private async ask<T>(question: number | 'heap'): Promise<T> {
    const answer = once(this.worker, 'message');
    this.worker.postMessage(question);
    return (await answer)[0] as T;
  }

  readonly rate = (seconds: number): Promise<Rate> => this.ask(seconds);
  readonly heap = (): Promise<number | undefined> => this.ask('heap');
  readonly close = (): Promise<number> => this.worker.terminate();
}

/** Measures modes, one after another. */
export async function* bench(
  game: string,
  modes: readonly string[],
  rounds: number,
  seconds: number,
): AsyncGenerator<Report> {
  for (const [player, mode] of MODES.entries()) {
    if (mode.game.meta.id === game && modes.includes(mode.name)) yield await measure(player, rounds, seconds);
  }
}

/** Measures playouts inside the search against random games of the same mode. */
export async function* benchSearch(
  game: string,
  modes: readonly string[],
  rounds: number,
  seconds: number,
): AsyncGenerator<SearchReport> {
  for (const [player, mode] of MODES.entries()) {
    if (mode.game.meta.id !== game || !modes.includes(mode.name)) continue;
    const subject = new Bench({ search: player });
    const reference = new Bench(player);
    const { gamesPerCpuSecond, gamesRatio } = await compare(subject.rate, reference.rate, rounds, seconds);
    await Promise.all([subject.close(), reference.close()]);
    yield {
      game,
      mode: mode.name,
      playoutsPerCpuSecond: Math.round(gamesPerCpuSecond),
      ratio: Number(gamesRatio.toFixed(3)),
    };
  }
}

/** The King Is Dead is compared with what plays its basic game; the other games with its basic game itself. */
function referencesOf(player: number): Player[] {
  if (MODES[player].game.meta.id !== MODES[0].game.meta.id) return [MODES.findIndex(({ name }) => name === BASIC_2)];
  return hasYardstick() ? ['baseline', 'yardstick'] : ['baseline'];
}

async function measure(player: number, rounds: number, seconds: number): Promise<Report> {
  const { game, name } = MODES[player];
  const subject = new Bench(player);
  const comparisons: Comparison[] = [];
  for (const reference of referencesOf(player)) {
    const other = new Bench(reference);
    comparisons.push(await compare(subject.rate, other.rate, rounds, seconds));
    await other.close();
  }
  const ratioOf = ({ gamesRatio, decisionsRatio }: Comparison): number =>
    Number((name === BASIC_2 ? gamesRatio : decisionsRatio).toFixed(3));
  const last = comparisons[comparisons.length - 1];
  // Last, when all code is compiled: the compiler's own bookkeeping lives on the same heap.
  const heapBytes = await subject.heap();
  await subject.close();
  return {
    measured: {
      game: game.meta.id,
      mode: name,
      gamesPerCpuSecond: Math.round(last.gamesPerCpuSecond),
      decisionsPerCpuSecond: Math.round(last.decisionsPerCpuSecond),
      ratio: ratioOf(last),
    },
    firstRatio: ratioOf(comparisons[0]),
    heapBytes,
  };
}
