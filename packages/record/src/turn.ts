import type { Choice, Game, Refusal, Seat, State } from '@interregnum/kernel';
import { type Flawed, flawAt } from './flaw.ts';

/** A choice between the state that it was made in and the state that it led to. */
export interface Transition {
  readonly before: State;
  readonly choice: Choice;
  readonly after: State;
}

/** States to write what is needed for a moment only, by their size. */
const SCRATCH = new Map<number, readonly State[]>();

export function scratchOf({ size }: Game): readonly State[] {
  const known = SCRATCH.get(size) ?? Array.from({ length: 3 }, () => new Int32Array(size));
  SCRATCH.set(size, known);
  return known;
}

/** Whether a choice shows a seat something that was hidden from it before. */
export function turnsUp(game: Game, { before, choice, after }: Transition, seat: Seat): boolean {
  const [seenBefore, seenAfter] = scratchOf(game);
  return game.turnsUp(game.redact(before, seat, seenBefore), choice, game.redact(after, seat, seenAfter));
}

/**
 * The rule of completeness. A seat that began to choose in `from` can only commit once its last choice has ended the turn,
 * has led to a question for another seat, or has turned something up, which a seat must not see and then choose otherwise.
 */
export function completesTurn(game: Game, from: State, last: Transition): boolean {
  const seat = game.toAct(from);
  return hasTurnEnded(game, from, last.after) || turnsUp(game, last, seat);
}

export const hasTurnEnded = (game: Game, from: State, now: State): boolean =>
  game.toAct(now) !== game.toAct(from) || game.turn(now) !== game.turn(from);

/** The choice that a text stands for, in whichever of its forms, if it is legal; or why it is not. */
export function legalChoice(game: Game, s: State, text: string): Choice | { readonly refusal: Refusal } {
  const refusal = game.refusal(s, text);
  return refusal === undefined ? (game.notation.read(s, text) as Choice) : { refusal };
}

/** The same if the text is the one that the game writes: no other one enters a record. */
export function readChoice(game: Game, s: State, text: string): Choice | { readonly refusal: Refusal | undefined } {
  const choice = legalChoice(game, s, text);
  return typeof choice !== 'number' || game.notation.write(s, choice) === text ? choice : { refusal: undefined };
}

/** The decision that was not possible, and why; its clause is what a record's flaw tells. */
export const wrongDecision = (entry: number, decision: string, refusal: Refusal | undefined): Flawed => ({
  ...flawAt(entry, 'decision', { decision, clause: refusal?.clause ?? '' }),
  ...(refusal && { refusal }),
});
