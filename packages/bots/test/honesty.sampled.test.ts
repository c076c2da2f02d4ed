import {
  type Choice,
  FastRandom,
  type Game,
  type Heuristics,
  legalChoices,
  NO_SEAT,
  newChoices,
  type Seat,
  type State,
} from '@interregnum/kernel';
import { modeName, type Reached, reach, sampled } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { type Bot, decide } from '../src/bot.ts';
import { BOT_NAMES, type BotName, newBot } from '../src/new-bot.ts';
import { TABLES } from './games.ts';

/**
 * Bots are honest: in two worlds that their seat cannot tell apart, they choose the same with the same seed and budget, not
 * once but over successive decisions, for what is learnt in between must not differ either.
 */
const ITERATIONS = 24;
const DECISIONS = 3;
/** In percent of a game, when something is still hidden. Those who look at all ways to complete a turn are asked late. */
const LATEST: Readonly<Record<string, number>> = { 'king-is-dead': 95, claim: 45 };
const PATIENT: readonly BotName[] = ['uniform', 'greedy'];

const choicesOf = (game: Game, s: State): Choice[] => legalChoices(game, s, newChoices());
const sameTo = (game: Game, seat: Seat, one: State, other: State): boolean =>
  game.redact(one, seat).join() === game.redact(other, seat).join();

/** Two worlds that far into a game, alike to the seat to act. */
function twoWorlds(game: Game, how: Reached, random: FastRandom): [State, State] | undefined {
  const one = reach(game, how);
  const other = game.imagine(game.redact(one, game.toAct(one)), random);
  return one.join() === other.join() ? undefined : [one, other];
}

/** Lets others decide in both worlds until it is the seat's turn. False once the seat can tell the worlds apart. */
function othersPlay(game: Game, seat: Seat, one: State, other: State, random: FastRandom): boolean {
  for (;;) {
    if (game.toAct(one) === NO_SEAT || game.toAct(one) !== game.toAct(other) || !sameTo(game, seat, one, other))
      return false;
    if (game.toAct(one) === seat) return true;
    const possible = new Set(choicesOf(game, other));
    const common = choicesOf(game, one).filter((choice) => possible.has(choice));
    if (common.length === 0) return false;
    const choice = common[random.below(common.length)];
    for (const world of [one, other]) game.play(world, choice);
  }
}

/** Compares some successive decisions of a seat and returns how many. */
function compare(game: Game, bots: readonly [Bot, Bot], [one, other]: [State, State], random: FastRandom): number {
  const seat = game.toAct(one);
  let compared = 0;
  do {
    const [choice, same] = [one, other].map((world, i) => decide(bots[i], game.redact(world, seat)));
    expect(same).toBe(choice);
    expect(bots[1].evaluation()).toEqual(bots[0].evaluation());
    expect(choicesOf(game, one)).toContain(choice);
    for (const world of [one, other]) game.play(world, choice);
    compared++;
  } while (compared < DECISIONS && othersPlay(game, seat, one, other, random));
  return compared;
}

const hidingTables = TABLES.filter(({ game, mode }) => game.hides(mode));

test('something is hidden in Claim and in most modes of The King Is Dead', () => {
  const modes = hidingTables.map(({ game, mode }) => `${game.meta.id}: ${modeName(game, mode)}`);
  expect(modes.length).toBe(34);
  expect(modes).toContain('claim: 2 seats');
});

describe.each(BOT_NAMES)('%s', (name) => {
  const newPair = (game: Game, heuristics: Heuristics): [Bot, Bot] => [
    newBot(game, heuristics, name, 'honest', ITERATIONS),
    newBot(game, heuristics, name, 'honest', ITERATIONS),
  ];

  const isPatient = PATIENT.includes(name);
  const wanted = isPatient ? 2 : DECISIONS + 1;

  test('chooses the same in worlds that look the same to it', () => {
    let later = 0;
    for (const { game, heuristics, mode } of sampled(hidingTables)) {
      const random = new FastRandom(`worlds ${name}`);
      const latest = LATEST[game.meta.id];
      const earliest = isPatient ? latest - 20 : 0;
      let compared = 0;
      for (let seed = 0; seed < 40 && compared < wanted; seed++) {
        const howFar = (earliest + random.below(latest - earliest)) / 100;
        const worlds = twoWorlds(game, { mode, seed, howFar }, random);
        if (worlds === undefined) continue;
        const decisions = compare(game, newPair(game, heuristics), worlds, random);
        compared += decisions;
        later += decisions - 1;
      }
      expect(compared, modeName(game, mode)).toBeGreaterThanOrEqual(wanted);
    }
    expect(later).toBeGreaterThan(5);
  });
});
