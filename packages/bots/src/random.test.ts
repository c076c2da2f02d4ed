import { NO_SEAT } from '@interregnum/kernel';
import { deviation } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { smallGame } from '../test/small-game.ts';
import { type Fork, treeGame } from '../test/tree-game.ts';
import { type Bot, decide } from './bot.ts';
import { RandomChoices, RandomTurns } from './random.ts';

const end = [0.5, 0.5];
const answer: Fork = { seat: 1, choices: [end, end, end, end], interrupts: true };
/** Six ways to complete the first turn: one, then two, then three. What the other seat answers does not count. */
const tree = treeGame({
  seat: 0,
  choices: [
    answer,
    { seat: 0, choices: [end, { ...answer }] },
    {
      seat: 0,
      choices: [
        { seat: 0, choices: [end, end] },
        { seat: 0, choices: [end] },
      ],
    },
  ],
});

/** The choices of a whole turn by a bot. */
function wholeTurn(bot: Bot): string {
  const s = tree.start();
  let way = '';
  while (tree.game.toAct(s) === 0) {
    const choice = decide(bot, s);
    tree.game.play(s, choice);
    way += choice;
  }
  return way;
}

const drawn = (bot: Bot): string[] => Array.from({ length: 3000 }, () => wholeTurn(bot));
const even = (ways: readonly string[]): Map<string, number> => new Map(ways.map((way) => [way, 1]));

test('random choices: at every decision each choice is equally likely', () => {
  const weights = new Map([
    ['0', 6],
    ['10', 3],
    ['11', 3],
    ['200', 1.5],
    ['201', 1.5],
    ['210', 3],
  ]);
  expect(Math.abs(deviation(weights, drawn(new RandomChoices(tree.game, 'choices'))))).toBeLessThan(4);
});

test('random turns: each way to complete the turn is equally likely', () => {
  const ways = ['0', '10', '11', '200', '201', '210'];
  expect(Math.abs(deviation(even(ways), drawn(new RandomTurns(tree.game, 'turns'))))).toBeLessThan(4);
});

test('the same seed takes the same choices, another one others', () => {
  for (const Bots of [RandomChoices, RandomTurns]) {
    const [one, same, other] = ['one', 'one', 'other'].map((seed) => drawn(new Bots(tree.game, seed)).join());
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  }
});

test('of a turn with too many ways to count, only the choice at hand is taken at random', () => {
  // Zero ends the turn at once; after one, nineteen more bits are to be chosen.
  const bits = smallGame({
    size: 2,
    facts: 2,
    setup: () => Int32Array.of(0, 0),
    seats: () => 1,
    toAct: (s) => (s[1] > 0 ? NO_SEAT : 0),
    legal: (_, into) => {
      into.set([0, 1]);
      return 2;
    },
    play: (s, choice) => {
      s[0]++;
      if (s[0] === 20 || (s[0] === 1 && choice === 0)) s[1]++;
    },
    turn: (s) => s[1],
  });
  const bot = new RandomTurns(bits, 'bits');
  const chosen = Array.from({ length: 24 }, () => decide(bot, Int32Array.of(0, 0)));
  expect(chosen.filter((bit) => bit === 0).length).toBeGreaterThan(4);
  expect(chosen.filter((bit) => bit === 1).length).toBeGreaterThan(4);
});

test('neither has an evaluation, nor more to think', () => {
  for (const Bots of [RandomChoices, RandomTurns]) {
    const bot = new Bots(tree.game, 'one');
    bot.observe(tree.start());
    expect([bot.think(), bot.evaluation(), bot.timeShare]).toEqual([false, undefined, 1]);
  }
});
