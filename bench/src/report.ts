/** One line of a report, as `bench --json` writes it. */
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

/** What a thread is asked to measure. */
export interface ModeTask {
  readonly mode: string;
  readonly rounds: number;
  /** Processor seconds of each round, for each side. */
  readonly seconds: number;
}
