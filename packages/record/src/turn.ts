import { after, type Choice, type Game, type Refusal, type Seat, type State } from '@interregnum/kernel';
import { type Flawed, flawAt } from './flaw.ts';

/** A choice between the state that it was made in and the state that it led to. */
export interface Step {
  readonly before: State;
  readonly choice: Choice;
  readonly after: State;
}

/** Whether a choice shows a seat something that was hidden from it before. */
export const turnsUp = (game: Game, { before, choice, after }: Step, seat: Seat): boolean =>
  game.turnsUp(game.redact(before, seat), choice, game.redact(after, seat));

/**
 * The rule of completeness. A seat that began to choose in `from` can only commit once its last choice has ended the turn,
 * has led to a question for another seat, or has turned something up, which nobody may see and then choose otherwise.
 */
export function isComplete(game: Game, from: State, last: Step): boolean {
  const seat = game.toAct(from);
  if (game.toAct(last.after) !== seat || game.turn(last.after) !== game.turn(from)) return true;
  return turnsUp(game, last, seat);
}

/** The choice that a text stands for, if it is legal and the text is the one that the game writes; or why not. */
export function readChoice(game: Game, s: State, text: string): Choice | { readonly refusal: Refusal | undefined } {
  const refusal = game.refusal(s, text);
  const choice = game.notation.read(s, text);
  const stands = refusal === undefined && choice !== undefined && game.notation.write(s, choice) === text;
  return stands ? choice : { refusal };
}

/** The decision that was not possible, and the clause that forbids it. */
export const wrongDecision = (entry: number, decision: string, refusal: Refusal | undefined): Flawed =>
  flawAt(entry, 'decision', { decision, clause: refusal?.clause ?? '' });

/** Plays the decisions of one commit, which must be a complete turn and no more. */
export function playTurn(
  game: Game,
  from: State,
  texts: readonly string[],
  entry: number,
): { readonly choices: readonly Choice[]; readonly state: State } | Flawed {
  const choices: Choice[] = [];
  let state = from;
  let complete = false;
  for (const text of texts) {
    if (complete) return flawAt(entry, 'turn-too-long');
    const choice = readChoice(game, state, text);
    if (typeof choice !== 'number') return wrongDecision(entry, text, choice.refusal);
    const step: Step = { before: state, choice, after: after(game, state, choice) };
    complete = isComplete(game, from, step);
    choices.push(choice);
    state = step.after;
  }
  return complete ? { choices, state } : flawAt(entry, 'turn-incomplete');
}
