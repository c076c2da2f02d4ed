import { after, type Choice, FastRandom, type Random, type Solution, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { heuristics as kingIsDeadHeuristics } from '@interregnum/king-is-dead/heuristics';
import { describe, expect, test } from 'vitest';
import { coinRow, LEFT } from '../test/coin-row.ts';
import { minimax } from '../test/minimax.ts';
import { type Fate, type Fork, treeGame } from '../test/tree-game.ts';
import { prove } from './prove.ts';

const AMPLE = 1_000_000;

/** Every choice is worth what minimax says, and the best one is among the best. */
function expectRight(solution: Solution, exact: ReadonlyMap<Choice, number>): void {
  for (const [choice, value] of solution.values) expect(value).toBe(exact.get(choice));
  expect(solution.value).toBe(Math.max(...exact.values()));
  expect(solution.values.get(solution.best)).toBe(solution.value);
}

function proven(solution: Solution | undefined): Solution {
  if (solution === undefined) throw new Error('not proven');
  return solution;
}

describe('told fork by fork', () => {
  const SHARES = [0, 0.25, 0.5, 0.75, 1].map((share) => [share, 1 - share]);

  function wildFate(random: Random, depth: number): Fate {
    if (depth === 0 || random.below(6) === 0) return SHARES[random.below(SHARES.length)];
    const choices = Array.from({ length: 1 + random.below(3) }, () => wildFate(random, depth - 1));
    return { seat: random.below(2), choices };
  }

  test('a game of any shape comes to what minimax says, for either seat', () => {
    const random = new FastRandom('forks');
    const values = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const first: Fork = { seat: i % 2, choices: [1, 2, 3].map(() => wildFate(random, 6)) };
      const { game, heuristics, start } = treeGame(first);
      const atEnd = (s: State): number => {
        const shares = new Float64Array(2);
        heuristics.judge(s, shares);
        return shares[0];
      };
      const solution = proven(prove(game, heuristics, start(), AMPLE));
      expect(solution.values.size).toBe(3);
      expectRight(solution, minimax(game, start(), atEnd));
      values.add(solution.value);
    }
    expect(values.size).toBe(SHARES.length);
  });
});

describe('a row of coins', () => {
  const random = new FastRandom('coins');
  /** Rows of two coins and more, and every second one when the first coin is taken. */
  const rows = Array.from({ length: 80 }, (_, i) => {
    const row = coinRow(Array.from({ length: 3 + (i % 11) }, () => random.below(5)));
    return i % 2 === 0 ? row : { ...row, start: after(row.game, row.start, LEFT) };
  });
  const exactOf = ({ game, heuristics, start }: ReturnType<typeof coinRow>) =>
    minimax(game, start, (s) => {
      const shares = new Float64Array(2);
      heuristics.judge(s, shares);
      return shares[0];
    });

  test('comes to what minimax says: won, lost or shared', () => {
    const values = rows.map((row) => {
      const solution = proven(prove(row.game, row.heuristics, row.start, AMPLE));
      expectRight(solution, exactOf(row));
      return solution.value;
    });
    expect(new Set(values)).toEqual(new Set([0, 0.5, 1]));
  });

  test('a small budget gives no answer or a right one, and is kept', () => {
    let [undecided, decided] = [0, 0];
    for (const row of rows.slice(8)) {
      const exact = exactOf(row);
      for (const budget of [1, 4, 16, 64, 256]) {
        const solution = prove(row.game, row.heuristics, row.start, budget);
        if (solution === undefined) undecided++;
        else {
          decided++;
          expectRight(solution, exact);
          expect(solution.nodes).toBeLessThanOrEqual(budget + 1);
        }
      }
    }
    expect(Math.min(undecided, decided)).toBeGreaterThan(20);
  });

  test('what was met before is not looked at again', () => {
    const { game, heuristics, start } = coinRow(Array.from({ length: 16 }, (_, i) => (i * 7) % 5));
    expect(proven(prove(game, heuristics, start, AMPLE)).nodes).toBeLessThan(2 ** 12);
  });

  test('the position is left as it is', () => {
    const { game, heuristics, start } = rows[10];
    const before = start.slice();
    prove(game, heuristics, start, AMPLE);
    expect(start).toEqual(before);
  });
});

describe('endings of The King Is Dead', () => {
  /** A random game when so many decisions were left. */
  function ending(vikings: boolean, seed: string, left: number): State {
    const random = new FastRandom(seed);
    const s = kingIsDead.setup({ seats: 2, advanced: false, solo: false, vikings, memory: false }, random);
    const states: State[] = [];
    for (; kingIsDead.outcome(s) === undefined; kingIsDead.play(s, kingIsDead.pick(s, random))) states.push(s.slice());
    return states[states.length - left];
  }

  const firstWins = (s: State): number => {
    const winners = kingIsDead.outcome(s)?.winners ?? [];
    return winners.includes(0) ? 1 / winners.length : 0;
  };

  test.each([false, true])('come to what minimax says, with vikings: %s', (vikings) => {
    const found: Solution[] = [];
    for (let i = 0; i < 90; i++) {
      const s = ending(vikings, `ending ${i}`, 9 + (i % 8));
      const solution = prove(kingIsDead, kingIsDeadHeuristics, s, 1000);
      if (solution === undefined) continue;
      expectRight(solution, minimax(kingIsDead, s, firstWins));
      found.push(solution);
    }
    expect(found.filter(({ value }) => value === 1).length).toBeGreaterThan(10);
    expect(found.filter(({ value }) => value === 0).length).toBeGreaterThan(10);
    // Endings in which it matters what is chosen.
    expect(found.filter(({ values }) => new Set(values.values()).size > 1).length).toBeGreaterThan(5);
  });
});
