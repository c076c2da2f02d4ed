import { FastRandom, type Game, NO_CHOICE, type Options, type State } from '@interregnum/kernel';
import fc from 'fast-check';

/** A state reached by random play, so far into its game: shrinks towards the start. */
export interface Reached {
  readonly mode: Options;
  readonly seed: number;
  /** From 0, the start position, to 1, the end. */
  readonly howFar: number;
}

/** Plays a random game to its end or to `most` decisions, and returns the state and how many were made. */
function play(game: Game, mode: Options, seed: number, most: number): { s: State; decisions: number } {
  const random = new FastRandom(`position ${seed}`);
  const s = game.setup(mode, random);
  let decisions = 0;
  for (let choice = game.pick(s, random); choice !== NO_CHOICE && decisions < most; choice = game.pick(s, random)) {
    game.play(s, choice);
    decisions++;
  }
  return { s, decisions };
}

/** A game without a rule that ends it is followed no further than this. */
const LONGEST = 2000;

export function reach(game: Game, { mode, seed, howFar }: Reached): State {
  const whole = play(game, mode, seed, game.meta.longest ?? LONGEST);
  return howFar === 1 ? whole.s : play(game, mode, seed, Math.floor(whole.decisions * howFar)).s;
}

/** One state in ten is a finished game. */
export const reached = (modes: readonly Options[]): fc.Arbitrary<Reached> =>
  fc.record({
    mode: fc.constantFrom(...modes),
    seed: fc.nat(),
    howFar: fc.nat({ max: 99 }).map((part) => (part >= 90 ? 1 : part / 90)),
  });
