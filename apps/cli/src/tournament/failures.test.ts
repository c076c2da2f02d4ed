import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import type { ProgramFailure } from '../bots/program-failure.ts';
import { failuresOf } from './failures.ts';
import { type Result, readResult } from './result.ts';
import { fixture, playerAt, type Schedule, scheduleOf } from './schedule.ts';
import { contestsOf, scoreLines } from './score.ts';

const PLAYERS = ['mine', 'other', 'random'];
const failure = (code: string): ProgramFailure => ({ kind: 'ended', values: { program: 'mine', code } });

/** The result of a game in which some seats were given up. */
function resultOf(
  schedule: Schedule,
  number: number,
  winners: readonly number[],
  failed: ReadonlyMap<number, ProgramFailure> = new Map(),
): Result {
  const of = fixture(schedule, number);
  const seats = Array.from({ length: schedule.parties }, (_, seat) => {
    const why = failed.get(seat);
    const spent = { turns: 2, decisions: 4, ms: 10 };
    return { player: PLAYERS[playerAt(schedule, of, seat)], ...spent, ...(why && { failed: why }) };
  });
  const { deal, meeting, rotation } = of;
  return { deal, meeting, rotation, winners, ending: null, turns: 4, seats };
}

const pairs = scheduleOf(claim, { seats: 2 }, 3);
const together = scheduleOf(kingIsDead, { seats: 3 }, 3);

describe('seats that were given up', () => {
  const results = [
    resultOf(pairs, 0, [1]),
    resultOf(pairs, 1, [0], new Map([[1, failure('3')]])),
    resultOf(pairs, 2, [1], new Map([[0, failure('4')]])),
  ];

  test('are counted by player, with the first reason', () => {
    expect(failuresOf(PLAYERS, results)).toEqual([
      { player: 'mine', games: 2, deal: 0, seat: 1, failure: failure('3') },
    ]);
    expect(failuresOf(PLAYERS, results.slice(0, 1))).toEqual([]);
  });

  test('are read from a file as they were written', () => {
    for (const result of results) expect(readResult(JSON.stringify(result), pairs, PLAYERS)).toEqual(result);
    for (const failed of ['', null, {}, { kind: 'tired', values: {} }, { kind: 'ended', values: { code: {} } }]) {
      const [first, ...others] = results[1].seats;
      const forged = { ...results[1], seats: [{ ...first, failed }, ...others] };
      expect(readResult(JSON.stringify(forged), pairs, PLAYERS)).toBeUndefined();
    }
  });
});

describe('whoever plays on for a seat that was given up', () => {
  test('wins nothing for the player, who has lost', () => {
    // The first player sits at seat 0, and what plays on for it wins alone, then with the second.
    const failed = new Map([[0, failure('3')]]);
    const results = [resultOf(together, 0, [0], failed), resultOf(together, 0, [0, 1], failed)];
    const [mine, other, random] = scoreLines(together, results);
    expect([mine.losses, other.losses, random.losses]).toEqual([2, 1, 2]);
    expect([mine, other, random].map(({ score }) => score.rate)).toEqual([0, 0.25, 0]);
    expect(mine.others).toBe(0);
  });

  test('makes it no stronger in the ratings', () => {
    const [{ won }] = contestsOf(together, 3, [resultOf(together, 0, [0], new Map([[0, failure('3')]]))]);
    expect(won).toEqual([0, 0.5, 0.5]);
  });
});
