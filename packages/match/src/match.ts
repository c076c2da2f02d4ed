import { type Game, NO_SEAT, type Seat, type Sha256, type State } from '@interregnum/kernel';
import {
  begin,
  besideLine,
  type Head,
  type LaterEntry,
  type Progress,
  type Secret,
  type Start,
  sha256,
} from '@interregnum/record';
import { NO_TURNS, type TakenTurns } from './taken-turns.ts';

/**
 * A match that is being played: its start, what was decided, and the present state. Earlier states and record lines are
 * derived or stored elsewhere. It knows everything, so it stays where the match is dealt; others get views of it. A match
 * is never changed; every entry makes the next one.
 */
export interface Match {
  readonly game: Game;
  readonly progress: Progress;
  readonly first: State;
  readonly state: State;
  /** What opens the start; none where everything lay open from the start. */
  readonly secret: Secret | undefined;
  /** The end of the record's chain. */
  readonly head: Head;
  readonly taken: TakenTurns;
}

/** A match with one more entry or several, and their record lines. */
export interface Appended {
  readonly match: Match;
  readonly entries: readonly LaterEntry[];
  readonly lines: readonly string[];
}

/** A match at its start, whose record begins with `head`. */
export function matchAt(start: Start, secret: Secret | undefined, game: Game, head: Head, sha: Sha256 = sha256): Match {
  const progress = begin(start, { findGame: () => game, secret, sha256: sha });
  if ('flaw' in progress) throw new Error(`no match can start so: ${progress.flaw.flaw}`);
  return matchWith(progress, secret, head, NO_TURNS);
}

/** A match that has come so far. Its start must be open. */
export function matchWith(progress: Progress, secret: Secret | undefined, head: Head, taken: TakenTurns): Match {
  const { game, first, state } = progress;
  if (first === undefined || state === undefined) throw new Error('the start of the match is secret');
  return { game, progress, first, state, secret, head, taken };
}

/** The lines of new entries, each with the time beside it. */
export function timedLines({ match, lines }: Appended, time: string): string[] {
  const first = match.head.entry - lines.length + 1;
  return lines.flatMap((line, at) => [line, besideLine({ type: 'time', beside: first + at, time })]);
}

/** An end, and what it lets everybody know. */
export const endOf = ({ secret }: Match, end: LaterEntry & { readonly type: 'end' }): LaterEntry[] =>
  secret === undefined ? [end] : [end, { type: 'reveal', ...secret }];

/** The entries that end a match that the rules have ended; none of any other. */
export function endByRules(match: Match): LaterEntry[] {
  const outcome = match.progress.end === undefined ? match.game.outcome(match.state) : undefined;
  return outcome === undefined ? [] : endOf(match, { type: 'end', by: 'rules', outcome, winners: outcome.winners });
}

/** Whether the match is over, by the rules or otherwise. */
export const isOver = ({ progress }: Match): boolean => progress.end !== undefined;

/** The seat to decide, or NO_SEAT once the match is over. */
export const seatToAct = (match: Match): Seat => (isOver(match) ? NO_SEAT : match.game.toAct(match.state));
