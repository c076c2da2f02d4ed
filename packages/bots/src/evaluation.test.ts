import { after, type Choice, FastRandom, type State } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { coinRow } from '../test/coin-row.ts';
import { type Fork, treeGame } from '../test/tree-game.ts';
import { candidatesAt } from './evaluation.ts';
import { Search } from './search.ts';
import { Tree } from './tree.ts';

const MANNER = { depth: 1000, oversight: 0 };

test('candidates: the most tried first, then the better, and none that was never tried', () => {
  const tree = new Tree(16);
  const node = tree.add(1, 1);
  const grow = (choice: Choice, visits: number, total: number): void => {
    const edge = tree.grow(node, choice, 0.1);
    tree.visits[edge] = visits;
    tree.total[edge] = total;
  };
  grow(9, 4, 1);
  grow(8, 10, 2);
  grow(7, 4, 3);
  grow(6, 0, 0);
  grow(5, 4, 3);
  expect(candidatesAt(tree, node)).toEqual([
    { choice: 8, value: 0.2, visits: 10 },
    { choice: 5, value: 0.75, visits: 4 },
    { choice: 7, value: 0.75, visits: 4 },
    { choice: 9, value: 0.25, visits: 4 },
  ]);
});

/** Plays an expected line: every step is the seat's to choose, and legal. Returns how long it is. */
function expectPlayable(search: Search, game: Parameters<typeof after>[0], from: State): number {
  let s = from;
  for (const { seat, choice, text } of search.mainLine()) {
    expect(seat).toBe(game.toAct(s));
    expect(game.refusal(s, text)).toBeUndefined();
    expect(game.notation.read(s, text)).toBe(choice);
    s = after(game, s, choice);
  }
  return search.mainLine().length;
}

test('the expected line starts with the best choice, is legal to its end, and grows with thought', () => {
  const { game, heuristics, start } = coinRow([3, 1, 4, 1, 5, 9, 2, 6]);
  const search = new Search(game, heuristics, MANNER, 'line', 1 << 12);
  search.observe(start);
  search.runIterations(5);
  expect(search.mainLine()).toEqual([]);
  search.runIterations(30);
  const short = expectPlayable(search, game, start);
  search.runIterations(2000);
  expect(search.mainLine()[0].choice).toBe(search.candidates()[0].choice);
  expect(expectPlayable(search, game, start)).toBeGreaterThan(short);
});

test('the expected line of a seat that does not know the secret is one that some secret allows', () => {
  const answer = (won: number): Fork => ({ seat: 1, choices: [(secret) => [secret, 1 - secret], [won, 1 - won]] });
  const { game, heuristics, start } = treeGame({ seat: 0, choices: [answer(0.8), answer(0.6)] }, 2, 2);
  const search = new Search(game, heuristics, MANNER, 'line', 1 << 12);
  const seen = game.redact(start(1), 0);
  search.observe(seen);
  search.runIterations(200);
  expect(expectPlayable(search, game, game.imagine(seen, new FastRandom('any')))).toBe(2);
});
