import { FastRandom, NO_CHOICE, TURN_CAP } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { bounded, endless, OVER, TURNS, table, toy } from '../test/toy-game.ts';
import { reach } from './arbitraries.ts';
import { wholeGames } from './law-suite.ts';
import { seedFor, tell } from './playthrough.ts';
import { brokenOff, nextChoice, playOn } from './random-play.ts';

const random = () => new FastRandom('random play');

test('a game without a bound is broken off after so many turns, unless it is over', () => {
  const s = table(0, 0);
  expect(playOn(endless, s, random(), Number.POSITIVE_INFINITY)).toBe(TURN_CAP);
  expect(brokenOff(endless, s)).toBe(true);
  expect(nextChoice(endless, s, random())).toBe(NO_CHOICE);
  s[OVER] = 1;
  expect(brokenOff(endless, s)).toBe(false);
});

test('a game with a bound is never broken off', () => {
  const s = table(0, 0);
  s[TURNS] = TURN_CAP;
  expect(brokenOff(bounded(endless, 5), s)).toBe(false);
  expect(playOn(bounded(endless, 5), s, random(), 7)).toBe(7);
});

test('play goes on to the end, or for as many choices as wanted', () => {
  const s = table(0, 0);
  expect(playOn(endless, s, random(), 3)).toBe(3);
  expect(brokenOff(endless, s)).toBe(false);
  playOn(toy, s, random(), Number.POSITIVE_INFINITY);
  expect(toy.outcome(s)).toBeDefined();
});

test('a state is reached as far into its game as wanted, the end being where it is broken off', () => {
  const turns = [0, 0.25, 1].map((howFar) => endless.turn(reach(endless, { mode: {}, seed: 1, howFar })));
  expect(turns).toEqual([0, TURN_CAP / 4, TURN_CAP]);
});

test('a game that is broken off never ends as wanted', () => {
  const wanted = { name: 'any', mode: {}, ends: () => true };
  expect(seedFor(toy, wanted, 10)).toBe(0);
  expect(() => seedFor(endless, wanted, 3)).toThrow('no random game of 3 ends as wanted: any');
  const told = tell(endless, wanted, 0, (_, { key }) => key);
  expect(told.split('\n').length).toBe(TURN_CAP + 4);
});

test('whole games: a bound must be kept, and without one some games must end', () => {
  expect(wholeGames(toy, {}, 20)).toBe(0);
  expect(wholeGames(bounded(toy, 100), {}, 20)).toBe(0);
  expect(() => wholeGames(bounded(toy, 2), {}, 20)).toThrow('is longer than 2 decisions');
  expect(() => wholeGames(endless, {}, 3)).toThrow('none of 3 games ends within 1000 turns');
  const moody = { ...toy, pick: (s: Int32Array, chance: FastRandom) => (s[0] === 0 ? endless : toy).pick(s, chance) };
  const broken = wholeGames(moody, {}, 60);
  expect(broken).toBeGreaterThan(0);
  expect(broken).toBeLessThan(30);
});
