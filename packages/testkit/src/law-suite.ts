import { deepStrictEqual, ok } from 'node:assert/strict';
import { FastRandom, type Game, type Options, TURN_CAP } from '@interregnum/kernel';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { reach, reached } from './arbitraries.ts';
import { LAWS } from './laws.ts';
import { modeName, modesOf } from './modes.ts';
import { brokenOff, playOn } from './random-play.ts';

/** One seed for all runs: a failing example is reported with the seed and path that replay it. */
const SEED = 1066;
/** Whole games per mode. */
const GAMES = 20;

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
  const ends =
    game.meta.maxDecisions === undefined
      ? `and it ends or is broken off after ${TURN_CAP} turns`
      : `and it ends within ${game.meta.maxDecisions} decisions`;
  describe('whole random games', () => {
    for (const mode of modes)
      test(`${modeName(game, mode)}: the same seed gives the same game, ${ends}`, async ({ annotate }) => {
        const broken = wholeGames(game, mode, GAMES);
        if (broken > 0) await annotate(`${broken} of ${GAMES} games were broken off after ${TURN_CAP} turns`);
      });
  });
}

/**
 * Plays whole games, each twice, and returns how many were broken off. A game with a bound must keep it and end; of
 * those without one, some must end.
 */
export function wholeGames(game: Game, mode: Options, games: number): number {
  const most = (game.meta.maxDecisions ?? Number.POSITIVE_INFINITY) + 1;
  let broken = 0;
  for (let seed = 0; seed < games; seed++) {
    const play = () => {
      const random = new FastRandom(`whole ${seed}`);
      const s = game.setup(mode, random);
      ok(playOn(game, s, random, most) < most, `game ${seed} is longer than ${game.meta.maxDecisions} decisions`);
      return s;
    };
    const s = play();
    deepStrictEqual(play(), s);
    if (brokenOff(game, s)) broken++;
    else ok(game.outcome(s) !== undefined, `game ${seed} stops without an outcome`);
  }
  ok(broken < games, `none of ${games} games ends within ${TURN_CAP} turns`);
  return broken;
}
