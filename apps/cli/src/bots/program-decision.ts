import { type Game, legalChoices, newChoices, type State } from '@interregnum/kernel';

/** What a program may spend on a decision: milliseconds, ways through a tree, or as it likes. */
export interface Budget {
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
}

/** What a program is told of a decision (docs/protocol.md, `go`). */
export interface Decision extends Budget {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: object;
  /** What the seat to act knows, half-made turns included. */
  readonly position: object;
  readonly seed: string;
  readonly legal: readonly string[];
}

/** What the seat to act is told; `seen` is all that it knows. */
export function decisionIn(game: Game, seen: State, seed: string, { ms, iterations }: Budget = {}): Decision {
  return {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options: game.optionsOf(seen),
    position: JSON.parse(game.position.write(seen)),
    seed,
    legal: legalChoices(game, seen, newChoices()).map((choice) => game.notation.write(seen, choice)),
    ms,
    iterations,
  };
}
