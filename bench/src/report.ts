/** One line of a report, as `bench --json` writes it. */
export interface Measured {
  readonly game: string;
  readonly mode: string;
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
  /**
   * The King Is Dead: against the yardstick if it is there, otherwise against our own baseline. Both play the two-player
   * basic game: that mode is compared by games, the others by decisions. Other games: decisions against those of The
   * King Is Dead's two-player basic game.
   */
  readonly ratio: number;
}

export interface Report {
  readonly measured: Measured;
  /** The ratio to the reference that is always there: our own baseline, or The King Is Dead. */
  readonly firstRatio: number;
  /** Heap bytes left per game by the playout loop. */
  readonly heapBytes: number | undefined;
}

/** One line of a report about the search, as `bench --search --json` writes it. */
export interface SearchReport {
  readonly game: string;
  readonly mode: string;
  /** Playouts inside the search of the first decision, and their ratio to random games from the setup on. */
  readonly playoutsPerCpuSecond: number;
  readonly ratio: number;
}
