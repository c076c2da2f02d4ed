import { type Choice, type Game, NO_CHOICE, type Random, type State, turnCap } from '@interregnum/kernel';

/** Whether a game is given up here, without an outcome. */
export const brokenOff = (game: Game, s: State): boolean =>
  game.turn(s) >= turnCap(game) && game.outcome(s) === undefined;

/** A random choice, or NO_CHOICE once the game is over or broken off. */
export const nextChoice = (game: Game, s: State, random: Random): Choice =>
  brokenOff(game, s) ? NO_CHOICE : game.pick(s, random);

/** Plays random choices to the end, until the game is broken off, or `most` of them. Returns how many were made. */
export function playOn(game: Game, s: State, random: Random, most: number): number {
  let decisions = 0;
  for (; decisions < most; decisions++) {
    const choice = nextChoice(game, s, random);
    if (choice === NO_CHOICE) break;
    game.play(s, choice);
  }
  return decisions;
}
