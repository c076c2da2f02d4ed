/** What sentences read of a position of Claim; the learner's things come first. */
export interface ClaimPosition {
  readonly phase: number;
  /** Who has led the trick, or is to lead. */
  readonly leader: number;
  readonly trick: number;
  readonly shown: string | null;
  readonly led: string | null;
  readonly hands: readonly (readonly string[])[];
  /** Followers that were won in the open, and those that were drawn unseen. */
  readonly won: readonly (readonly string[])[];
  readonly drawn: readonly (readonly string[])[];
  readonly score: readonly (readonly string[])[];
  readonly discard: readonly string[];
  readonly deck: readonly string[];
}

/** How many cards of a faction, by its letter, a seat has in its score pile. */
export const scored = ({ score }: ClaimPosition, seat: number, faction: string): number =>
  score[seat].filter((card) => card.startsWith(faction)).length;

/** Whether the learner has so many cards of a faction in the score pile, and the other seat so many. */
export const stands = (position: ClaimPosition, faction: string, own: number, others: number): boolean =>
  scored(position, 0, faction) === own && scored(position, 1, faction) === others;
