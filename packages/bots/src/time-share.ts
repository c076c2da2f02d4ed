/** The first decision of a turn deserves half of its time, each later one half of what is left, but never less than this. */
const LEAST = 1 / 16;

/** Shares out the time for a turn over its decisions, however many there will be. */
export class TimeShare {
  /** Of the time for a whole turn, what the decision at hand may take. */
  share = 1 / 2;
  private turn = -1;

  /** Turns to the next decision. The only one of its turn gets everything. */
  nextDecision(turn: number, isOnlyDecision = false): void {
    if (isOnlyDecision) this.share = 1;
    else this.share = turn === this.turn ? Math.max(LEAST, this.share / 2) : 1 / 2;
    this.turn = turn;
  }
}
