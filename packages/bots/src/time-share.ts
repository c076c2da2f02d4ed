/** The first decision of a turn deserves half of its time, each later one half of what is left, but never less than this. */
const LEAST = 1 / 16;

/** Shares out the time for a turn over its decisions, however many there will be. */
export class TimeShare {
  part = 1 / 2;
  private turn = -1;

  /** Turns to the next decision. One that stands alone gets everything. */
  nextDecision(turn: number, alone = false): void {
    if (alone) this.part = 1;
    else this.part = turn === this.turn ? Math.max(LEAST, this.part / 2) : 1 / 2;
    this.turn = turn;
  }
}
