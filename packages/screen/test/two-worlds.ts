import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import type { Viewer } from '@interregnum/match';
import { modeName, modesOf, reach } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { WorldPair } from './world-pair.ts';

/** So many turns are played in both worlds, unless they are told apart before. */
const TURNS = 6;

/** Two worlds, somewhere in a match, that differ only in what a viewer cannot see; undefined if nothing is hidden there. */
function worldsOf(game: Game, mode: Options, seed: number): WorldPair | undefined {
  const random = new FastRandom(`two worlds ${seed}`);
  const s = reach(game, { mode, seed, howFar: random.below(100) / 100 });
  if (game.outcome(s) !== undefined) return undefined;
  const seat = random.below(game.seats(s) + 1);
  const viewer: Viewer = seat === game.seats(s) ? 'audience' : seat;
  const other = game.imagine(game.redact(s, viewer), random);
  const isSame = game.position.write(other) === game.position.write(s);
  return isSame ? undefined : new WorldPair([s, other], game, mode, viewer, random);
}

/** Compares pairs of worlds, as many as come up in so many tries with every mode, or in `least` with all of them. */
export function twoWorlds(games: readonly Game[], tries: number, least: number): void {
  const hiding = games.filter((game) => modesOf(game).some(game.hides));
  test.each(hiding.map((game) => ({ game, name: `${game.meta.id} ${game.meta.rulesVersion}` })))(
    '$name: in worlds that a viewer cannot tell apart, its screens say the same',
    ({ game }) => {
      const modes = modesOf(game).filter(game.hides);
      let compared = 0;
      for (const mode of modes)
        for (let seed = 0; seed < Math.max(tries, least / modes.length); seed++) {
          const pair = worldsOf(game, mode, seed);
          pair?.play(TURNS);
          compared += pair?.compared ?? 0;
          expect(pair?.flaws ?? [], `${modeName(game, mode)}, seed ${seed}`).toEqual([]);
        }
      expect(compared).toBeGreaterThan(least);
    },
  );
}
