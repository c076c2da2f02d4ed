import type { Seat } from '@interregnum/kernel';

/**
 * The score of an evening: how many matches the same players have played one after the other, and how many of them the player at
 * each seat has won. It is kept beside the record of a match, as it was before that.
 */
export interface Evening {
  readonly played: number;
  readonly wins: readonly number[];
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads what was kept; anything else than a score for so many seats is none. */
export function readEvening(kept: unknown, seats: number): Evening | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { played, wins } = kept as Partial<Evening>;
  if (!isCount(played) || !Array.isArray(wins) || wins.length !== seats || !wins.every(isCount)) return undefined;
  return { played: Number(played), wins };
}

/** The score after one more match: who shares a victory has won too, and a match that nobody wins was played as well. */
export const eveningAfter = (before: Evening | undefined, seats: number, winners: readonly Seat[]): Evening => ({
  played: (before?.played ?? 0) + 1,
  wins: Array.from({ length: seats }, (_, seat) => (before?.wins[seat] ?? 0) + Number(winners.includes(seat))),
});
