import { afterOffered, type Game, type State } from '@interregnum/kernel';
import type { End, Start } from './entry.ts';
import { choicesIn, type PlayedTurns } from './played-turns.ts';

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
  readonly played: PlayedTurns;
  /** Who plays each seat now. */
  readonly kinds: readonly string[];
  /** Entries so far, and so the number of the next one. */
  readonly entries: number;
  readonly end: End | undefined;
  readonly isRevealed: boolean;
}

type Course = Pick<Progress, 'game' | 'first' | 'played'>;

/** The states that the decisions in force have led through, the first one first; none as long as it is secret. */
export function statesOf({ game, first, played }: Course): State[] {
  if (first === undefined) return [];
  const states = [first];
  for (const choice of choicesIn(played)) states.push(afterOffered(game, states[states.length - 1], choice));
  return states;
}

/** The state that the decisions in force have led to. */
export function stateAfter({ game, first, played }: Course): State | undefined {
  const state = first?.slice();
  if (state !== undefined) for (const choice of choicesIn(played)) game.play(state, choice);
  return state;
}
