import { type Board, missing } from '@interregnum/claim/board';

/** A trick that both have played to, as long as it can be looked at. */
export interface Finished {
  readonly leader: number;
  readonly led: string;
  readonly reply: string;
  readonly winner: number;
}

const laidAside = ({ discard, score }: Board): string[] => [...discard, ...score[0], ...score[1]];

const isSameTrick = (a: Board, b: Board): boolean => a.phase === b.phase && a.trick === b.trick;

/** The trick that the decision just shown has finished: its cards are already laid aside, and the next may be led. */
export function finishedTrick(board: Board, previous: Board | undefined): Finished | undefined {
  if (previous === undefined || previous.led === null || isSameTrick(board, previous)) return undefined;
  const { leader, led } = previous;
  const [reply] = missing(missing(laidAside(board), laidAside(previous)), [led]);
  return reply === undefined ? undefined : { leader, led, reply, winner: board.leader };
}
