import type { Choice, Game, Refusal, State } from '@interregnum/kernel';
import { legalChoice } from '@interregnum/record';
import { LIMITS } from './limits.ts';

/**
 * A game in progress. It is no match (packages/match): a driver makes single choices for all seats and takes them back one
 * by one, without turns, views or a record. Earlier states are played again from the start: that takes less time than to
 * read the request.
 */
export interface Table {
  readonly game: Game;
  /** Where the choices begin that can be taken back. */
  readonly start: State;
  readonly made: Choice[];
  state: State;
  /** A state to try out in, so that a failure leaves no trace. */
  spare: State;
}

export const dealtTable = (game: Game, state: State): Table => ({
  game,
  start: state.slice(),
  made: [],
  state,
  spare: state.slice(),
});

/** A table of its own that stands the same and can go back as far. */
export const copyOf = ({ game, start, made, state }: Table): Table => ({
  game,
  start: start.slice(),
  made: [...made],
  state: state.slice(),
  spare: state.slice(),
});

/** The first choice of a list that is not legal. */
export interface RefusedChoice {
  readonly index: number;
  readonly refusal: Refusal;
}

/** Makes all choices of a list, or none of them if one is refused. Returns what was made. */
export function playAll(table: Table, texts: readonly string[]): readonly Choice[] | RefusedChoice {
  const { game, spare } = table;
  spare.set(table.state);
  const choices: Choice[] = [];
  for (let index = 0; index < texts.length; index++) {
    const choice = legalChoice(game, spare, texts[index]);
    if (typeof choice !== 'number') return { index, refusal: choice.refusal };
    game.play(spare, choice);
    choices.push(choice);
  }
  exchange(table);
  for (const choice of choices) table.made.push(choice);
  if (table.made.length > 2 * LIMITS.undo) forget(table);
  return choices;
}

/** Takes back so many choices; there must be as many. */
export function takeBack(table: Table, count: number): void {
  const { game, spare, start, made } = table;
  made.length -= count;
  spare.set(start);
  for (const choice of made) game.play(spare, choice);
  exchange(table);
}

function exchange(table: Table): void {
  const { state, spare } = table;
  table.state = spare;
  table.spare = state;
}

/** Lets the start follow, so that a long game takes no more room than a short one. */
function forget({ game, start, made }: Table): void {
  for (const choice of made.splice(0, made.length - LIMITS.undo)) game.play(start, choice);
}
