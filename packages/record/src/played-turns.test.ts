import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  nothingPlayed,
  type PlayedTurn,
  turnsIn,
  turnsSince,
  turnsUpTo,
  upToTurn,
  withTurn,
} from './played-turns.ts';

const TURNS: readonly PlayedTurn[] = [
  { entry: 1, seat: 0, choices: [3, 0, 65_535] },
  { entry: 4, seat: 3, choices: [] },
  { entry: 65_535, seat: 1, choices: [7] },
  { entry: 65_536, seat: 2, choices: Array.from({ length: 99 }, (_, at) => at * 600) },
  { entry: 20_000_000, seat: 0, choices: [1] },
];
const played = TURNS.reduce(withTurn, nothingPlayed());

test('turns are kept as they were made, however large their numbers are', () => {
  expect(turnsIn(played)).toEqual(TURNS);
  expect([played.turns, played.decisions]).toEqual([5, 104]);
  expect(choicesIn(played)).toEqual(TURNS.flatMap(({ choices }) => choices));
});

test('a number that is too large is a bug', () => {
  expect(() => withTurn(played, { entry: 9, seat: 0, choices: [65_536] })).toThrow('too large');
  expect(() => withTurn(played, { entry: 9, seat: 16, choices: [] })).toThrow('too large');
});

describe('turns in force', () => {
  test('are found by their entries', () => {
    expect([0, 1, 4, 65_535, 20_000_000].map((entry) => turnsUpTo(played, entry))).toEqual([0, 1, 2, 3, 5]);
    expect([2, 5, 65_537, -1].map((entry) => turnsUpTo(played, entry))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are the first ones, or those that came since', () => {
    for (const [at] of TURNS.entries()) {
      expect(turnsIn(upToTurn(played, at))).toEqual(TURNS.slice(0, at));
      expect(turnsSince(upToTurn(played, at), played)).toEqual(TURNS.slice(at));
    }
    expect(upToTurn(played, 4).decisions).toBe(103);
  });

  test('of two ways that the match went on are kept apart', () => {
    const start = upToTurn(played, 2);
    const [one, other] = [TURNS[2], TURNS[3]].map((turn) => withTurn(start, turn));
    expect([one, other, start].map((each) => turnsIn(each).slice(2))).toEqual([[TURNS[2]], [TURNS[3]], []]);
    const [third, fourth] = [withTurn(one, TURNS[4]), withTurn(one, TURNS[0])];
    expect([third, fourth].map((each) => turnsIn(each).slice(3))).toEqual([[TURNS[4]], [TURNS[0]]]);
  });
});
