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
export function finishedTrick(position: Board, from: Board | undefined): Finished | undefined {
  if (from === undefined || from.led === null || isSameTrick(position, from)) return undefined;
  const { leader, led } = from;
  const [reply] = missing(missing(laidAside(position), laidAside(from)), [led]);
  return reply === undefined ? undefined : { leader, led, reply, winner: position.leader };
}
