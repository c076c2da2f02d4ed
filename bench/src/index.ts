import { heapPerGame } from './heap.ts';
import { baselineGames, engineGames, KING_IS_DEAD_MODES, yardstickGames } from './king-is-dead.ts';
import { compare } from './measure.ts';

/** One line of a report. */
export interface Measured {
  readonly game: string;
  readonly mode: string;
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
  /**
   * Against the yardstick if it is there, otherwise against our own baseline. Both play the two-player basic game:
   * that mode is compared by games, the others by decisions.
   */
  readonly ratio: number;
}

export interface Report {
  readonly measured: Measured;
  /** The same ratio against our own baseline. */
  readonly baselineRatio: number;
  /** Heap bytes left per game by the playout loop. */
  readonly heapBytes: number | undefined;
}

export interface BenchSettings {
  readonly rounds: number;
  /** Processor seconds of each round, for each side. */
  readonly seconds: number;
  readonly onlyMode?: string | undefined;
}

/** Measures The King Is Dead mode by mode. */
export async function* benchKingIsDead({ rounds, seconds, onlyMode }: BenchSettings): AsyncGenerator<Report> {
  const yardstick = yardstickGames();
  for (const { name, options } of KING_IS_DEAD_MODES) {
    if (onlyMode !== undefined && name !== onlyMode) continue;
    const engine = engineGames(options);
    const ratioOf = ({ gamesRatio, decisionsRatio }: { gamesRatio: number; decisionsRatio: number }) =>
      name === 'basic-2' ? gamesRatio : decisionsRatio;
    const own = compare(engine, baselineGames, rounds, seconds);
    const result = yardstick === undefined ? own : compare(engine, yardstick, rounds, seconds);
    yield {
      measured: {
        game: 'king-is-dead',
        mode: name,
        gamesPerCpuSecond: Math.round(result.gamesPerCpuSecond),
        decisionsPerCpuSecond: Math.round(result.decisionsPerCpuSecond),
        ratio: Number(ratioOf(result).toFixed(3)),
      },
      baselineRatio: Number(ratioOf(own).toFixed(3)),
      heapBytes: await heapPerGame(engine, 2000),
    };
  }
}

export const MODE_NAMES: readonly string[] = KING_IS_DEAD_MODES.map(({ name }) => name);
