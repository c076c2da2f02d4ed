import type { Seat } from '@interregnum/kernel';
import type { Adviser, MatchClient, Takeback } from '@interregnum/match';
import type { AppText } from '@interregnum/texts';

/** What a match at a server has that one on this machine has not. All words are in the language of the moment. */
export interface OnlineSide {
  /** What there is to say beside the match, the most urgent first; empty if nothing. */
  readonly status: string;
  /** What follows if one agrees to stop. */
  readonly stopText: string;
  /** What it means to want a turn back, or to agree that somebody else takes one back. */
  readonly backText: string;
  /** Wants the last turn back, or agrees to that; returns why it cannot be, or nothing. */
  takeBack(): Promise<string>;
  /** Fetches the record into a file; returns what is to be said of that. */
  save(file: string): Promise<string>;
  /** Everybody is told that a hint was asked for; returns why there is none. */
  askHint(): Promise<string | undefined>;
  /** What went wrong. */
  troubleOf(problem: unknown): string;
}

/** What is drawn of a match. A lesson has no more. */
export interface ShownMatch {
  readonly client: MatchClient;
  /** The seat to act if no person at this screen plays it. */
  readonly awaited: Seat | undefined;
  readonly online?: OnlineSide | undefined;
}

/** A match that is played at this screen, here or at a server: its client, which screens read, and what is around it. */
export interface PlayedMatch extends ShownMatch {
  /** Told why the match cannot be kept. */
  failed: (problem: unknown) => void;
  /** Why that seat has not decided, if it cannot. */
  readonly failure: unknown;
  /** Where the record is on this machine. */
  readonly recordPath: string | undefined;
  readonly online: OnlineSide | undefined;
  /** Which turn of a person would be taken back, or why none can be; undefined where that is a server's affair. */
  readonly takeback: Takeback | undefined;
  /** How many turns would be taken back with all that followed an entry. */
  turnsAfter(entry: number): number;
  /** The table has been put on top. */
  begin(): void;
  adviser(): Adviser;
  /** What is said when the table is left as it is now. */
  farewell(text: AppText): string;
  close(): void;
}
