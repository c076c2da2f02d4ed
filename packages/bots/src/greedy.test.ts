import type { Choice } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { type Fork, type TreeGame, treeGame } from '../test/tree-game.ts';
import { decide } from './bot.ts';
import { Greedy } from './greedy.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `greedy ${i}`);

/** What is chosen first, with every seed. */
const chosen = ({ game, heuristics, start }: TreeGame): Set<Choice> =>
  new Set(SEEDS.map((seed) => decide(new Greedy(game, heuristics, seed), game.redact(start(), game.toAct(start())))));

/** A fork of the other seat, as it looks to the first one. */
const looking = (first: number): Fork => ({ seat: 1, choices: [[0, 1]], looks: [first, 1 - first] });

describe('greedy', () => {
  test('takes the turn that looks best when it is complete, whatever may be answered', () => {
    const long: Fork = {
      seat: 0,
      choices: [looking(0.3), { seat: 0, choices: [looking(0.9), looking(0)] }],
      looks: [0, 1],
    };
    const tree = treeGame({ seat: 0, choices: [looking(0.8), long, [0.7, 0.3]] });
    expect(chosen(tree)).toEqual(new Set([1]));
    const bot = new Greedy(tree.game, tree.heuristics, 'turn');
    expect([decide(bot, tree.after(1)), decide(bot, tree.after(1, 1))]).toEqual([1, 0]);
  });

  test('does not count on what another seat answers within the turn', () => {
    const answer: Fork = {
      seat: 1,
      interrupts: true,
      choices: [
        [1, 0],
        [0, 1],
      ],
      looks: [0.5, 0.5],
    };
    expect(chosen(treeGame({ seat: 0, choices: [answer, [0.7, 0.3]] }))).toEqual(new Set([1]));
  });

  test('judges for the seat to act', () => {
    const choices = [0.8, 0.2, 0.6].map((share) => [share, 1 - share]);
    expect(chosen(treeGame({ seat: 1, choices }))).toEqual(new Set([1]));
    expect(chosen(treeGame({ seat: 0, choices }))).toEqual(new Set([0]));
  });

  test('takes any of those that are equally good', () => {
    expect(
      chosen(
        treeGame({
          seat: 0,
          choices: [
            [0.6, 0.4],
            [0.2, 0.8],
            [0.6, 0.4],
          ],
        }),
      ),
    ).toEqual(new Set([0, 2]));
  });

  test('knows no secret, but what is good in most worlds', () => {
    const naming = (named: number) => (secret: number) => (secret === named ? [1, 0] : [0, 1]);
    const safe = [0.95, 0.05];
    expect(chosen(treeGame({ seat: 0, choices: [naming(0), naming(1), safe] }, 2, 2))).toEqual(new Set([2]));
    const almost = (secret: number) => (secret > 0 ? [1, 0] : [0, 1]);
    expect(chosen(treeGame({ seat: 0, choices: [almost, [0.4, 0.6]] }, 2, 8))).toEqual(new Set([0]));
  });
});

test('greedy has no evaluation, nor more to think', () => {
  const { game, heuristics, start } = treeGame({ seat: 0, choices: [[1, 0]] });
  const bot = new Greedy(game, heuristics, 'one');
  bot.observe(start());
  expect([bot.think(), bot.choice(), bot.evaluation(), bot.timeShare]).toEqual([false, 0, undefined, 1]);
});
