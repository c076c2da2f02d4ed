import { after, type Choice, type Game, type Seat, type State } from '@interregnum/kernel';
import type { End, Start } from './entry.ts';

/** A turn that is in force: not taken back. */
export interface PlayedTurn {
  /** The number of its entry. */
  readonly entry: number;
  readonly seat: Seat;
  readonly texts: readonly string[];
  /** Empty as long as the start is secret. */
  readonly choices: readonly Choice[];
}

/**
 * How far a match has come: its start, what was decided and counts, and the present state. Lines are not needed to go on.
 * Progress is never changed; every entry makes the next one.
 */
export interface Progress {
  readonly game: Game;
  readonly start: Start;
  /** The state that it began in, and the one that it is in now; undefined as long as the start is secret. */
  readonly first: State | undefined;
  readonly state: State | undefined;
  readonly turns: readonly PlayedTurn[];
  /** Who plays each seat now. */
  readonly kinds: readonly string[];
  /** Entries so far, and so the number of the next one. */
  readonly entries: number;
  readonly end: End | undefined;
  readonly isRevealed: boolean;
}

/** The states that the decisions in force have led through, the first one first; none as long as it is secret. */
export function statesOf({ game, first, turns }: Progress): State[] {
  if (first === undefined) return [];
  const states = [first];
  for (const choice of turns.flatMap(({ choices }) => choices))
    states.push(after(game, states[states.length - 1], choice));
  return states;
}
