import type { Choice } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { Search } from '../src/search.ts';
import { type Fork, treeGame } from './tree-game.ts';

const CHOICES = 6;
const WINNING = 4;
const OBVIOUS = 2;
/** One choice wins, another one looks best. */
const fork: Fork = {
  seat: 0,
  choices: Array.from({ length: CHOICES }, (_, choice) => (choice === WINNING ? [1, 0] : [0.2 + choice / 100, 0.7])),
  weights: Array.from({ length: CHOICES }, (_, choice) => (choice === OBVIOUS ? 2 : 1)),
};

/** The choices that come to mind, the most tried one first. */
function comingToMind(oversight: number, seed: string, iterations: number, secrets = 1): Choice[] {
  const { game, heuristics, start } = treeGame(fork, 2, secrets);
  const search = new Search(game, heuristics, { depth: 1, oversight }, seed, 1 << 8);
  search.observe(game.redact(start(), 0));
  search.runIterations(iterations);
  return search.candidates().map(({ choice }) => choice);
}

const SEEDS = Array.from({ length: 400 }, (_, i) => `oversight ${i}`);
const inOrder = (choices: readonly Choice[]): Choice[] => [...choices].sort();

test('without oversight every choice comes to mind, and the best is taken', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    expect(inOrder(comingToMind(0, seed, 200))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(comingToMind(0, seed, 200)[0]).toBe(WINNING);
  }
});

test.each([1, 2])('what is overlooked stays so however long one thinks, with %i possible secrets', (secrets) => {
  for (const seed of SEEDS.slice(0, 20))
    expect(inOrder(comingToMind(0.5, seed, 800, secrets))).toEqual(inOrder(comingToMind(0.5, seed, 100, secrets)));
});

test('choices are overlooked as often as the options say, what looks best less often', () => {
  const minds = SEEDS.map((seed) => comingToMind(0.4, seed, 60));
  const overlooked = (choice: Choice): number => minds.filter((mind) => !mind.includes(choice)).length / minds.length;
  for (const choice of [0, 1, 3, 4, 5]) expect(Math.abs(overlooked(choice) - 0.4)).toBeLessThan(0.1);
  expect(overlooked(OBVIOUS)).toBeGreaterThan(0.05);
  expect(overlooked(OBVIOUS)).toBeLessThan(0.3);
  for (const mind of minds) if (mind.includes(WINNING)) expect(mind[0]).toBe(WINNING);
});

test('one choice always comes to mind', () => {
  const minds = SEEDS.map((seed) => comingToMind(1, seed, 20));
  expect(new Set(minds.map((mind) => mind.length))).toEqual(new Set([1]));
  expect(minds.filter(([only]) => only === OBVIOUS).length).toBeGreaterThan(100);
});

test('of choices that are not worth a thought none comes to mind, and of the others always one does', () => {
  const idle: Fork = { ...fork, weights: [0, 1, 2, 1, 1, 1] };
  const { game, heuristics, start } = treeGame(idle, 2, 1);
  const mindOf = (oversight: number, seed: string): Choice[] => {
    const search = new Search(game, heuristics, { depth: 1, oversight }, seed, 1 << 8);
    search.observe(start());
    search.runIterations(200);
    return inOrder(search.candidates().map(({ choice }) => choice));
  };
  for (const seed of SEEDS.slice(0, 20)) expect(mindOf(0, seed)).toEqual([1, 2, 3, 4, 5]);
  const alone = SEEDS.map((seed) => mindOf(1, seed));
  expect(alone.every((mind) => mind.length === 1)).toBe(true);
  expect(new Set(alone.flat())).toEqual(new Set([1, 2, 3, 4, 5]));
});
