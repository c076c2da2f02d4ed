import type { LogLine } from '@interregnum/kernel';

/** A decision as it is looked at for what is worth a word beside its news. */
export interface Happened<Board> {
  readonly lines: readonly LogLine[];
  readonly before: Board;
  readonly after: Board;
  /** The board as it was before the last turn that did more than pass. */
  readonly earlier: () => Board;
}
