import type { LogLine, Seat, State } from '@interregnum/kernel';
import { line } from './log-lines.ts';
import { countOf, factionCards, score } from './state/index.ts';
import { type CriterionName, FACTIONS, VALUE_OF } from './terms.ts';

/** How a faction votes: for a seat, or for none, and what decided it. */
export interface Vote {
  readonly by: Extract<CriterionName, 'more' | 'top' | 'silent' | 'zeros'>;
  readonly clause: string;
  readonly seat: Seat | undefined;
  /** Cards of the faction in each score pile, and the highest value of each. */
  readonly counts: readonly number[];
  readonly tops: readonly number[];
}

/** CL-END-2..5 */
function voteOf(s: State, faction: number): Vote {
  const counts = [0, 1].map((seat) => countOf(s, score(seat), faction));
  const tops = [0, 1].map((seat) => VALUE_OF[factionCards(s, score(seat), faction).at(-1) ?? 0]);
  const more = (a: readonly number[]): Seat => (a[0] > a[1] ? 0 : 1);
  const vote = { counts, tops };
  if (counts[0] !== counts[1]) return { ...vote, by: 'more', clause: 'CL-END-2', seat: more(counts) };
  if (counts[0] === 0) return { ...vote, by: 'silent', clause: 'CL-END-4', seat: undefined };
  if (tops[0] === tops[1]) return { ...vote, by: 'zeros', clause: 'CL-END-5', seat: undefined };
  return { ...vote, by: 'top', clause: 'CL-END-3', seat: more(tops) };
}

export const votes = (s: State): Vote[] => FACTIONS.map((_, faction) => voteOf(s, faction));

/** How many factions vote for each seat. */
export const votesFor = (all: readonly Vote[]): number[] =>
  [0, 1].map((seat) => all.filter((vote) => vote.seat === seat).length);

/** CL-END-6, -7  The seat with more votes; both if they have equally many. */
export function winners([a, b]: readonly number[]): Seat[] {
  if (a === b) return [0, 1];
  return a > b ? [0] : [1];
}

/** What the vote comes to when all cards are in the score piles. */
export function tellVote(s: State): LogLine {
  const winning = winners(votesFor(votes(s)));
  return winning.length > 1 ? line('end-drawn') : line('end-won', { seat: { seat: winning[0] } });
}
