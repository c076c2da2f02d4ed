import type { Choice } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { coinRow, LEFT, RIGHT } from '../test/coin-row.ts';
import { minimax } from '../test/minimax.ts';
import { type Fork, type TreeGame, treeGame } from '../test/tree-game.ts';
import type { Candidate } from './evaluation.ts';
import { Search, type SearchOptions } from './search.ts';

const THOROUGH: SearchOptions = { depth: 1000, oversight: 0 };
const ROOMY = 1 << 14;

const hopeFor = (candidates: readonly Candidate[], choice: Choice): number =>
  candidates.find((each) => each.choice === choice)?.value ?? Number.NaN;

/** What a search finds out about the first fork of a tree, from what its seat knows. */
function candidatesIn({ game, heuristics, start }: TreeGame, iterations: number, options = THOROUGH, seed = 'search') {
  const search = new Search(game, heuristics, options, seed, ROOMY);
  search.observe(game.redact(start(), 0));
  search.runIterations(iterations);
  return search.candidates();
}

const bestIn = (tree: TreeGame, iterations: number, options = THOROUGH): Choice =>
  candidatesIn(tree, iterations, options)[0].choice;

describe('every seat wants the most for itself', () => {
  test('a forced win is found in a row of coins', () => {
    // The ninety is won by the seat that does not uncover it.
    const { game, heuristics, start } = coinRow([2, 90, 3, 4, 1, 5, 2, 6]);
    const search = new Search(game, heuristics, THOROUGH, 'coins', ROOMY);
    search.observe(start);
    search.runIterations(2000);
    const exact = minimax(game, start, (s) => {
      const shares = new Float64Array(2);
      heuristics.judge(s, shares);
      return shares[0];
    });
    expect([exact.get(LEFT), exact.get(RIGHT)]).toEqual([0, 1]);
    expect(search.candidates()[0].choice).toBe(RIGHT);
    expect(search.candidates()[0].value).toBeGreaterThan(0.9);
  });

  test('a third party is neither an enemy nor a friend', () => {
    const selfish: Fork = {
      seat: 1,
      choices: [
        [0.7, 0.3, 0],
        [0, 0.2, 0.8],
      ],
    };
    const kingmaker: Fork = {
      seat: 2,
      choices: [
        [1, 0, 0],
        [0, 0.4, 0.6],
      ],
    };
    const tree = treeGame({ seat: 0, choices: [[0.5, 0.5, 0], selfish, kingmaker] }, 3);
    const candidates = candidatesIn(tree, 600);
    expect(candidates[0].choice).toBe(1);
    expect(hopeFor(candidates, 1)).toBeGreaterThan(0.55);
    expect(hopeFor(candidates, 2)).toBeLessThan(0.3);
  });

  test('a teammate helps, an opponent does not', () => {
    const [won, lost] = [
      [0.9, 0.1, 0.9, 0.1],
      [0, 1, 0, 1],
    ];
    const middling = [0.6, 0.4, 0.6, 0.4];
    const mate: Fork = { seat: 2, choices: [lost, won] };
    const opponent: Fork = { seat: 3, choices: [won, lost] };
    expect(bestIn(treeGame({ seat: 0, choices: [middling, mate, opponent] }, 4), 600)).toBe(1);
  });
});

describe('a secret', () => {
  /** The seat that names the secret wins. */
  const naming = (named: number) => (secret: number) => (secret === named ? [1, 0] : [0, 1]);
  const safe = [0.6, 0.4];

  test('is not known to whoever must guess it later: what both guesses bring on the average counts', () => {
    const guess: Fork = { seat: 0, choices: [naming(0), naming(1)] };
    const candidates = candidatesIn(treeGame({ seat: 0, choices: [guess, safe] }, 2, 2), 3000);
    expect(candidates[0].choice).toBe(1);
    expect(hopeFor(candidates, 0)).toBeLessThan(0.6);
  });

  test('does no harm to what is good in most worlds', () => {
    const low = (secret: number) => (secret < 3 ? [1, 0] : [0, 1]);
    const candidates = candidatesIn(treeGame({ seat: 0, choices: [low, safe, naming(3)] }, 2, 4), 800);
    expect(candidates[0].choice).toBe(0);
    expect(hopeFor(candidates, 0)).toBeGreaterThan(0.65);
    expect(hopeFor(candidates, 0)).toBeLessThan(0.85);
  });
});

describe('how far it looks', () => {
  // It looks won, but the answer ruins it.
  const trap: Fork = {
    seat: 1,
    choices: [
      [0, 1],
      [1, 0],
    ],
    looks: [0.9, 0.1],
  };
  const tree = treeGame({ seat: 0, choices: [trap, [0.5, 0.5]] });

  test('one turn deep, it believes what it sees', () => {
    expect(bestIn(tree, 200, { depth: 1, oversight: 0 })).toBe(0);
  });

  test('two turns deep, it sees the answer', () => {
    expect(bestIn(tree, 200, { depth: 2, oversight: 0 })).toBe(1);
  });

  test('depth counts turns and not decisions', () => {
    const second: Fork = {
      seat: 0,
      choices: [
        [0.1, 0.9],
        [0.2, 0.8],
      ],
      looks: [0.9, 0.1],
    };
    expect(bestIn(treeGame({ seat: 0, choices: [second, [0.5, 0.5]] }), 200, { depth: 1, oversight: 0 })).toBe(1);
  });
});
