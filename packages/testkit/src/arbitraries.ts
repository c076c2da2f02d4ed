import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import fc from 'fast-check';
import { playOn } from './random-play.ts';

/** A state reached by random play, so far into its game: shrinks towards the start. */
export interface Reached {
  readonly mode: Options;
  readonly seed: number;
  /** From 0, the start position, to 1, the end, or where a game without a bound is broken off. */
  readonly howFar: number;
}

/** Plays a random game until it is over, broken off or `most` decisions old; returns the state and how many were made. */
function play(game: Game, mode: Options, seed: number, most: number): { s: State; decisions: number } {
  const random = new FastRandom(`position ${seed}`);
  const s = game.setup(mode, random);
  return { s, decisions: playOn(game, s, random, most) };
}

export function reach(game: Game, { mode, seed, howFar }: Reached): State {
  const whole = play(game, mode, seed, game.meta.maxDecisions ?? Number.POSITIVE_INFINITY);
  return howFar === 1 ? whole.s : play(game, mode, seed, Math.floor(whole.decisions * howFar)).s;
}

/** One state in ten is a finished game, or one that is broken off. */
export const reached = (modes: readonly Options[]): fc.Arbitrary<Reached> =>
  fc.record({
    mode: fc.constantFrom(...modes),
    seed: fc.nat(),
    howFar: fc.nat({ max: 99 }).map((part) => (part >= 90 ? 1 : part / 90)),
  });
