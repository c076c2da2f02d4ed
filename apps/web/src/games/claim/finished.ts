import { missing, type Position } from './position.ts';

/** A trick that both have played to, as long as it is shown. */
export interface Finished {
  readonly leader: number;
  readonly led: string;
  readonly reply: string;
  readonly winner: number;
}

const laidAside = ({ discard, score }: Position): string[] => [...discard, ...score[0], ...score[1]];

/** The trick that the decision just shown has finished: its cards are already laid aside. */
export function finishedTrick(position: Position, from: Position | undefined): Finished | undefined {
  if (from === undefined || from.led === null || position.led !== null) return undefined;
  const { leader, led } = from;
  const [reply] = missing(missing(laidAside(position), laidAside(from)), [led]);
  return reply === undefined ? undefined : { leader, led, reply, winner: position.leader };
}
