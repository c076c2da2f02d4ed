import {
  type Game,
  type LogLine,
  legalChoices,
  newChoices,
  type Outcome,
  type Prompt,
  type State,
} from '@interregnum/kernel';
import { meaningsOf } from '../engine/meanings.ts';

/** What a program may spend on a turn: milliseconds, ways through a tree, or as it likes. */
export interface Budget {
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
}

/** What it may spend on one decision, and what is left of its turn in the same unit. */
export interface TurnShare extends Budget {
  readonly left?: number | undefined;
}

/** By which a program knows a match, and what it may draw from there at one seat. Neither tells anything else. */
export interface SeatIdentity {
  readonly match: string;
  readonly seed: string;
}

/** What a program is told when it takes a seat (docs/protocol.md, `begin`). */
interface BeginLine extends SeatIdentity {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: object;
  readonly seats: number;
  readonly parties: readonly (readonly number[])[];
  readonly seat: number;
}

/** What it is told of a decision; the first keys are all that protocol 1 knew. */
export interface GoLine {
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
  readonly means: readonly (readonly LogLine[])[];
}

/** A decision, and the seat that it is for. */
export interface DecisionQuestion {
  readonly begin: BeginLine;
  readonly go: GoLine;
}

/** How a match ended; null if it was broken off. */
export interface EndLine {
  readonly match: string;
  readonly outcome: Outcome | null;
}

/** What the seat to act is asked; `seen` is all that it knows. */
export function askedIn(
  game: Game,
  seen: State,
  { match, seed }: SeatIdentity,
  share: TurnShare = {},
): DecisionQuestion {
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
      means: meaningsOf(game, seen, choices),
    },
  };
}

/** The same as a program of protocol 1 is told it. */
export function inProtocol1({ game, rules, options, position, seed, legal, ms, iterations }: GoLine): object {
  return { game, rules, options, position, seed, legal, ms, iterations };
}
