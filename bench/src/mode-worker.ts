import { parentPort, workerData } from 'node:worker_threads';
import { heapPerGame } from './heap.ts';
import { baselineGames, engineGames, KING_IS_DEAD_MODES, yardstickGames } from './king-is-dead.ts';
import { type Comparison, compare } from './measure.ts';
import type { ModeTask, Report } from './report.ts';

/** Measures one mode on a thread of its own, so that no mode runs on code that another one has shaped. */
async function measureMode({ mode, rounds, seconds }: ModeTask): Promise<Report> {
  const options = KING_IS_DEAD_MODES.find(({ name }) => name === mode)?.options;
  if (options === undefined) throw new Error(`no mode ${mode}`);
  const engine = engineGames(options);
  const ratioOf = ({ gamesRatio, decisionsRatio }: Comparison) => (mode === 'basic-2' ? gamesRatio : decisionsRatio);
  const own = compare(engine, baselineGames, rounds, seconds);
  const yardstick = yardstickGames();
  const result = yardstick === undefined ? own : compare(engine, yardstick, rounds, seconds);
  return {
    measured: {
      game: 'king-is-dead',
      mode,
      gamesPerCpuSecond: Math.round(result.gamesPerCpuSecond),
      decisionsPerCpuSecond: Math.round(result.decisionsPerCpuSecond),
      ratio: Number(ratioOf(result).toFixed(3)),
    },
    baselineRatio: Number(ratioOf(own).toFixed(3)),
    // Last, when all code is compiled: the compiler's own bookkeeping lives on the same heap.
    heapBytes: await heapPerGame(engine, 50_000),
  };
}

parentPort?.postMessage(await measureMode(workerData as ModeTask));
