import {
  type Game,
  type Line,
  legalChoices,
  newChoices,
  type Outcome,
  type Prompt,
  type State,
} from '@interregnum/kernel';
import { meansOf } from '../engine/means.ts';

/** What a program may spend on a turn: milliseconds, ways through a tree, or as it likes. */
export interface Budget {
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
}

/** What it may spend on one decision, and what is left of its turn in the same unit. */
export interface Share extends Budget {
  readonly left?: number | undefined;
}

/** By which a program knows a match, and what it may draw from there at one seat. Neither tells anything else. */
export interface Seated {
  readonly match: string;
  readonly seed: string;
}

/** What a program is told when it takes a seat (docs/protocol.md, `begin`). */
interface Begin extends Seated {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: object;
  readonly seats: number;
  readonly parties: readonly (readonly number[])[];
  readonly seat: number;
}

/** What it is told of a decision; the first keys are all that protocol 1 knew. */
export interface Go {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  /** What the seat to act knows, half-made turns included. */
  readonly position: object;
  readonly seed: string;
  readonly legal: readonly string[];
  readonly ms: number | undefined;
  readonly iterations: number | undefined;
  readonly left: number | undefined;
  readonly match: string;
  readonly seat: number;
  readonly prompt: Prompt;
  /** What each legal choice does. */
  readonly means: readonly (readonly Line[])[];
}

/** A decision, and the seat that it is for. */
export interface Asked {
  readonly begin: Begin;
  readonly go: Go;
}

/** How a match ended; null if it was broken off. */
export interface End {
  readonly match: string;
  readonly outcome: Outcome | null;
}

/** What the seat to act is asked; `seen` is all that it knows. */
export function askedIn(game: Game, seen: State, { match, seed }: Seated, share: Share = {}): Asked {
  const options = game.optionsOf(seen);
  const choices = legalChoices(game, seen, newChoices());
  const common = { game: game.meta.id, rules: game.meta.rulesVersion, options };
  const seat = game.toAct(seen);
  return {
    begin: { match, ...common, seats: game.seats(seen), parties: game.parties(options), seat, seed },
    go: {
      ...common,
      position: JSON.parse(game.position.write(seen)),
      seed,
      legal: choices.map((choice) => game.notation.write(seen, choice)),
      ms: share.ms,
      iterations: share.iterations,
      left: share.left,
      match,
      seat,
      prompt: game.prompt(seen),
      means: meansOf(game, seen, choices),
    },
  };
}

/** The same as a program of protocol 1 is told it. */
export function inProtocol1({ game, rules, options, position, seed, legal, ms, iterations }: Go): object {
  return { game, rules, options, position, seed, legal, ms, iterations };
}
