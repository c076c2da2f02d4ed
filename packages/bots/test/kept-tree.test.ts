import { after, type Choice, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../src/evaluation.ts';
import { Search } from '../src/search.ts';
import { coinRow } from './coin-row.ts';
import { spied } from './spy.ts';
import { type Fork, treeGame } from './tree-game.ts';

/** What a search keeps of what it has learnt, and how it does with little room. */
const COINS = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8];
const MANNER = { depth: 1000, oversight: 0 };
const ROOMY = 1 << 14;

const visitsOf = (candidates: readonly Candidate[]): number => candidates.reduce((sum, { visits }) => sum + visits, 0);

/** A search of a row of coins, and what it asks for. */
function searching(capacity: number, seed = 'kept') {
  const { game, heuristics, start } = coinRow(COINS);
  const watch = spied(game, heuristics);
  return { game, start, asked: watch.asked, search: new Search(game, watch.heuristics, MANNER, seed, capacity) };
}

/** A whole game of a search against itself: what it found out before every choice. */
function wholeGame(capacity: number, iterations: number, seed = 'kept'): (readonly Candidate[])[] {
  const { game, start, search } = searching(capacity, seed);
  const found: (readonly Candidate[])[] = [];
  let s: State = start;
  for (let left = COINS.length; left > 0; left--) {
    search.observe(s);
    search.runIterations(iterations);
    found.push(search.candidates());
    s = after(game, s, search.candidates()[0].choice);
  }
  return found;
}

describe('what was learnt', () => {
  test('is kept: after the expected choice, all ways that went there still count', () => {
    const { game, start, search } = searching(ROOMY);
    search.observe(start);
    search.runIterations(300);
    const [best] = search.candidates();
    search.observe(after(game, start, best.choice));
    // The first way ended there.
    expect(visitsOf(search.candidates())).toBe(best.visits - 1);
    search.runIterations(10);
    expect(visitsOf(search.candidates())).toBe(best.visits + 9);
  });

  test('is the same whether it was moved to make room or not', () => {
    const found = wholeGame(1 << 10, 80);
    expect(found).toEqual(wholeGame(ROOMY, 80));
    expect(visitsOf(found[2])).toBeGreaterThan(100);
  });
});

describe('what was learnt about a position', () => {
  test('counts for every way that leads there: each is opened once', () => {
    const { start, search, asked } = searching(ROOMY);
    search.observe(start);
    search.runIterations(3000);
    expect(new Set(asked.weighed).size).toBe(asked.weighed.length);
    // Taken left and right by turns in any order: fewer positions than ways.
    expect(asked.weighed.length).toBeGreaterThan(100);
    expect(asked.weighed.length).toBeLessThan(1500);
  });

  test('counts the visits of both ways', () => {
    const shared = {
      seat: 1,
      choices: [
        [0.5, 0.5],
        [0.4, 0.6],
      ],
    };
    const detour = { seat: 0, choices: [shared] };
    const { game, heuristics, after: at } = treeGame({ seat: 0, choices: [detour, { ...detour }] });
    const search = new Search(game, heuristics, MANNER, 'ways', ROOMY);
    search.observe(at());
    search.runIterations(200);
    const [one, other] = search.candidates();
    expect(Math.min(one.visits, other.visits)).toBeGreaterThan(20);
    search.observe(at(0, 0));
    // A way ends when it first comes to a fork: one before each detour, and one before what they share.
    expect(visitsOf(search.candidates())).toBe(one.visits + other.visits - 3);
  });

  test('is kept as well if something is hidden: what everybody sees tells it apart', () => {
    const guess = { seat: 0, choices: [(secret: number) => [secret, 1 - secret], [0.7, 0.3]] };
    const { game, heuristics, start, after: at } = treeGame({ seat: 0, choices: [guess, [0.5, 0.5]] }, 2, 2);
    const search = new Search(game, heuristics, MANNER, 'secret', ROOMY);
    search.observe(game.redact(start(1), 0));
    search.runIterations(200);
    const visits = search.candidates().find(({ choice }) => choice === 0)?.visits as number;
    search.observe(game.redact(at(0), 0));
    expect(visits).toBeGreaterThan(50);
    expect(visitsOf(search.candidates())).toBe(visits - 1);
  });
});

describe('with little room', () => {
  test.each([4, 8, 32, 128])('%i edges are never exceeded, and the search goes on', (capacity) => {
    const { start, search, asked } = searching(capacity);
    search.observe(start);
    search.runIterations(1500);
    // Place 0 stands for no edge.
    expect(asked.offered).toBeLessThan(capacity);
    expect(asked.offered).toBeGreaterThan(capacity / 2 - 2);
    expect(visitsOf(search.candidates())).toBe(1500);
    expect(asked.judged).toBe(1500);
  });

  test.each([8, 64])('a whole game is played with %i edges', (capacity) => {
    for (const candidates of wholeGame(capacity, 150)) expect(visitsOf(candidates)).toBeGreaterThanOrEqual(150);
  });

  test('a secret does no harm', () => {
    const won = (secret: number) => [secret, 1 - secret];
    const fork = (depth: number): Fork => ({
      seat: depth % 2,
      choices: Array.from({ length: 4 }, () => (depth === 3 ? won : fork(depth + 1))),
    });
    const { game, heuristics, start } = treeGame(fork(0), 2, 2);
    const watch = spied(game, heuristics);
    const search = new Search(game, watch.heuristics, MANNER, 'secret', 32);
    for (let i = 0; i < 3; i++) {
      search.observe(game.redact(start(), 0));
      search.runIterations(300);
    }
    expect(visitsOf(search.candidates())).toBeGreaterThanOrEqual(300);
    expect(watch.asked.judged).toBe(900);
  });
});

describe('chance', () => {
  const choices = (found: readonly (readonly Candidate[])[]): Choice[] => found.map(([best]) => best.choice);

  test('the same seed finds out the same, all game long', () => {
    expect(wholeGame(ROOMY, 100)).toEqual(wholeGame(ROOMY, 100));
  });

  test('other seeds differ, and may choose otherwise', () => {
    const games = Array.from({ length: 8 }, (_, i) => wholeGame(ROOMY, 20, `seed ${i}`));
    expect(new Set(games.map((found) => JSON.stringify(found))).size).toBe(games.length);
    expect(new Set(games.map((found) => choices(found).join())).size).toBeGreaterThan(1);
  });

  test('to ask what is expected changes nothing', () => {
    const [quiet, asking] = [searching(ROOMY), searching(ROOMY)].map(({ start, search }, asks) => {
      search.observe(start);
      for (let i = 0; i < 20; i++) {
        search.runIterations(10);
        if (asks === 1) search.mainLine();
      }
      return search.candidates();
    });
    expect(asking).toEqual(quiet);
  });
});
