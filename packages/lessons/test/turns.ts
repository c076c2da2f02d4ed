import { afterOffered, type Game, legalChoices, newChoices, type State } from '@interregnum/kernel';
import { LEARNER } from '../src/lesson.ts';
import type { AnyLesson } from '../src/progress.ts';

/** A turn of the learner: its decisions, and where it leads. */
export interface Turn {
  readonly texts: readonly string[];
  readonly state: State;
}

export const offersOf = (game: Game, s: State): string[] =>
  legalChoices(game, s, newChoices()).map((choice) => game.notation.write(s, choice));

/** The state after a decision, which must be legal. */
function decide(game: Game, s: State, text: string): State {
  const refusal = game.refusal(s, text);
  if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.clause}; open: ${offersOf(game, s)}`);
  return afterOffered(game, s, game.notation.read(s, text) ?? 0);
}

/** Decisions one after another, as long as the game goes on; what is made by itself is not among them. */
export const follow = (game: Game, lesson: AnyLesson, from: State, texts: readonly string[]): State =>
  texts.reduce((s, text) => (isOver(game, s) ? s : byItself(game, lesson, decide(game, s, text))), from);

const isOver = (game: Game, s: State): boolean => game.outcome(s) !== undefined;

/** What the learner need not choose has been chosen. */
function byItself(game: Game, lesson: AnyLesson, from: State): State {
  if (isOver(game, from) || game.toAct(from) !== LEARNER) return from;
  const offers = offersOf(game, from);
  const found = lesson.byItself.find((text) => offers.includes(text));
  return found === undefined ? from : byItself(game, lesson, decide(game, from, found));
}

/** Every turn that the learner can make without what is left out. */
export function turnsFrom(game: Game, lesson: AnyLesson, from: State, leftOut: readonly string[]): Turn[] {
  const start = game.turn(from);
  const go = (s: State, texts: readonly string[]): Turn[] =>
    offersOf(game, s)
      .filter((text) => !leftOut.includes(text))
      .flatMap((text) => {
        const next = byItself(game, lesson, decide(game, s, text));
        const turn = [...texts, text];
        const hasEnded = isOver(game, next) || game.toAct(next) !== LEARNER || game.turn(next) !== start;
        return hasEnded ? [{ texts: turn, state: next }] : go(next, turn);
      });
  return go(from, []);
}
