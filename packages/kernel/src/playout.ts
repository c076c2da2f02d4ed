import type { Game } from './game.ts';
import type { Random } from './random.ts';
import { NO_CHOICE, type State } from './state.ts';

/** Plays uniformly random choices to the end, or until `cap` decisions were made. Returns how many were made. */
export function playOut(game: Game, s: State, random: Random, cap = 1_000_000): number {
  let decisions = 0;
  for (let choice = game.pick(s, random); choice !== NO_CHOICE && decisions < cap; choice = game.pick(s, random)) {
    game.play(s, choice);
    decisions++;
  }
  return decisions;
}
