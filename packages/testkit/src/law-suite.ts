import { deepStrictEqual, ok } from 'node:assert/strict';
import { FastRandom, type Game, type Options, playOut } from '@interregnum/kernel';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { reach, reached } from './arbitraries.ts';
import { LAWS } from './laws.ts';
import { modeName, modesOf } from './modes.ts';

/** One seed for all runs: a failing example is reported with the seed and path that replay it. */
const SEED = 1066;

/** The laws as a suite that every game passes. */
export function lawSuite(game: Game, runs: number): void {
  const modes = modesOf(game);
  describe(`the laws, seed ${SEED}`, () => {
    for (const { name, check } of LAWS) {
      test(name, () => {
        fc.assert(
          fc.property(reached(modes), (how) => {
            check(game, reach(game, how), new FastRandom(`law ${how.seed}`));
          }),
          { seed: SEED, numRuns: runs },
        );
      });
    }
  });
  describe('whole random games', () => {
    for (const mode of modes)
      test(`${modeName(game, mode)}: the same seed gives the same game, and it ends`, () => sameGame(game, mode));
  });
}

function sameGame(game: Game, mode: Options): void {
  for (let seed = 0; seed < 20; seed++) {
    const play = () => {
      const random = new FastRandom(`whole ${seed}`);
      const s = game.setup(mode, random);
      const cap = game.meta.longest ?? 20_000;
      ok(playOut(game, s, random, cap + 1) <= cap);
      return s;
    };
    deepStrictEqual(play(), play());
  }
}
