import { type Game, type Heuristics, NO_SEAT, playOut, type State } from '@interregnum/kernel';
import { smallGame } from './small-game.ts';

/** Where things stand: the coins that are left, from one to before the other, and by how much seat 0 leads. */
const [FROM, TO, LEAD] = [0, 1, 2];
export const LEFT = 0;
export const RIGHT = 1;

/**
 * Two seats take by turns a coin from either end of a row. The seat with more in the end wins; equals share. What was taken
 * in another order comes to the same.
 */
export function coinRow(coins: readonly number[]): { game: Game; heuristics: Heuristics; start: State } {
  const left = (s: State): number => s[TO] - s[FROM];
  const taken = (s: State): number => coins.length - left(s);
  const start = Int32Array.of(0, coins.length, 0);
  const game = smallGame({
    size: 3,
    facts: 3,
    setup: () => start.slice(),
    seats: () => 2,
    toAct: (s) => (left(s) === 0 ? NO_SEAT : taken(s) % 2),
    legal: (s, into) => {
      into.set([LEFT, RIGHT]);
      return Math.min(2, left(s));
    },
    play: (s, choice) => {
      const sign = taken(s) % 2 === 0 ? 1 : -1;
      s[LEAD] += sign * (choice === LEFT ? coins[s[FROM]++] : coins[--s[TO]]);
    },
    turn: taken,
  });
  const heuristics: Heuristics = {
    judge: (s, shares) => {
      shares[0] = s[LEAD] === 0 ? 0.5 : Number(s[LEAD] > 0);
      shares[1] = 1 - shares[0];
    },
    playOut: (s, random) => {
      playOut(game, s, random);
    },
    weigh: (_, __, count, weights) => weights.fill(1, 0, count),
    copyPublic: () => {},
    isLate: () => true,
  };
  return { game, heuristics, start };
}
