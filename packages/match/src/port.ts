import type { Seat } from '@interregnum/kernel';
import type { Hex } from '@interregnum/record';
import type { Takeback } from './leave.ts';
import type { Refused } from './take-turn.ts';
import type { Viewer } from './update.ts';
import type { MatchView } from './view.ts';

/**
 * What came of something that a client asked for: its store has taken it, or had it already; it was made on an earlier
 * moment; or it is refused.
 */
export type CommitResult = { readonly stored: true } | { readonly done: true } | { readonly stale: true } | Refused;

/** What a client can do to a match beside taking turns. */
export type MatchAction = { readonly resign: Seat } | { readonly stop: true } | { readonly takeBack: true };

/**
 * Where a match is kept and played, seen from a screen: on this machine, or on a server. A screen reads views, drafts on
 * them, and hands turns in; whatever happens to the match comes back as new views.
 */
export interface MatchPort {
  /** The seats that are played at this screen, as they are now. */
  readonly seats: readonly Seat[];
  /** What a viewer knows now; the same object as long as nothing has changed. Only for seats that are or were played here, and the audience. */
  view(viewer: Viewer): MatchView;
  /** Calls a listener whenever views have changed, or the bot to act has failed; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /**
   * Hands a turn in. Views with it may come before the answer or after it. Fails if the match could not be reached. On this machine
   * it is `LocalMatch`, which each app puts together where it opens a match.
   */
  commitTurn(seat: Seat, token: Hex, texts: readonly string[]): Promise<CommitResult>;
  act(action: MatchAction): Promise<CommitResult>;
  /** The turn of this screen that could be taken back; undefined once the match is over, or where no person plays here. */
  readonly takeback: Takeback | undefined;
  /** Why the bot to act has not decided; undefined if it thinks, or if none is to act. */
  readonly botFailure: unknown;
  /** The bot that thinks is to decide now; one that has failed is asked again. */
  hurryBot(): void;
  close(): void;
}
