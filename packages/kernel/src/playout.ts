import type { Game } from './game.ts';
import type { Random } from './random.ts';
import { NO_CHOICE, type State } from './state.ts';

/** Where no rule bounds a game, programs that play many of them break off after this many turns, and says so. */
export const TURN_CAP = 1000;

/** How many turns a game may take before it is broken off. */
export const turnCap = (game: Game): number =>
  game.meta.maxDecisions === undefined ? TURN_CAP : Number.MAX_SAFE_INTEGER;

/** Plays uniformly random choices to the end, or until `turns` are completed. Returns how many decisions were made. */
export function playOut(game: Game, s: State, random: Random, turns = turnCap(game)): number {
  let decisions = 0;
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    if (game.turn(s) >= turns) break;
    game.play(s, choice);
    decisions++;
  }
  return decisions;
}
