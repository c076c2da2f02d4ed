import { foreignKing } from '@interregnum/foreign-king';
import { type Game, type Options, playerSeats } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import type { Result } from './result.ts';
import { fixture, type Schedule, scheduleOf } from './schedule.ts';
import { contestsOf, scoreLines, speedOf } from './score.ts';

/** The winners of games, in the order in which they are numbered; null for one that was broken off. */
type Winners = readonly (readonly number[] | null)[];

function resultsOf(schedule: Schedule, seats: number, winners: Winners): Result[] {
  const sat = { player: 'x', turns: 2, decisions: 4, ms: 10 };
  return winners.map((won, number) => ({
    ...fixture(schedule, number),
    winners: won,
    ending: null,
    turns: 4,
    seats: Array(seats).fill(sat),
  }));
}

function played(game: Game, options: Options, players: number, winners: Winners) {
  const schedule = scheduleOf(game, options, players);
  const results = resultsOf(schedule, playerSeats(game, options).length, winners);
  return { lines: scoreLines(schedule, results), contests: contestsOf(schedule, players, results) };
}

describe('the score of a pair', () => {
  // In every second game the first player sits at the second seat.
  const [both, first, second, level] = [
    [[0], [1]],
    [[0], [0]],
    [[1], [1]],
    [
      [0, 1],
      [0, 1],
    ],
  ];
  const { lines, contests } = played(foreignKing, { seats: 2 }, 2, [
    ...[...both, ...both, ...first, ...level],
    ...[[2], [0]],
    ...[[0], null],
    ...second,
    ...[[1]],
  ]);

  test('counts victories by player, not by seat', () => {
    const counts = { games: 15, wins: 7, shared: 2, losses: 4, others: 1, brokenOff: 1 };
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ meeting: [0, 1], player: 0, fair: 0.5, ...counts });
    expect(lines[0].score.rate).toBeCloseTo(8 / 15, 10);
  });

  test('counts a deal for whoever won more of its two games, once both are played', () => {
    expect(lines[0].deals).toMatchObject({ won: 3, lost: 1, level: 3 });
    expect(lines[0].deals.share.rate).toBe(0.75);
  });

  test('lets a game that neither won speak for both', () => {
    expect(contests).toEqual([{ meeting: [0, 1], games: 15, won: [9, 6] }]);
  });

  test('of a victory shared with a side that nobody plays is a half, and beats the other', () => {
    const shared = played(foreignKing, { seats: 2 }, 2, [[0, 2]]);
    expect(shared.lines[0]).toMatchObject({ wins: 0, shared: 1, score: { rate: 0.5 } });
    expect(shared.contests[0].won).toEqual([1, 0]);
  });
});

describe('the score of others', () => {
  test('counts a team once (KD-TEAM-6)', () => {
    const { lines } = played(kingIsDead, { seats: 4 }, 2, [
      [0, 2],
      [0, 2],
      [1, 3],
      [0, 1, 2, 3],
    ]);
    expect(lines[0]).toMatchObject({ wins: 1, shared: 1, losses: 2, score: { rate: 0.375 } });
  });

  test('of one against several is measured at its fair share', () => {
    const { lines, contests } = played(kingIsDead, { seats: 3 }, 2, [[0], [2], [0], [0], [1], [2]]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ player: 0, wins: 2, losses: 1, deals: { won: 1, lost: 0, level: 0 } });
    expect(lines[1]).toMatchObject({ player: 1, wins: 1, losses: 2, deals: { won: 0, lost: 0, level: 1 } });
    expect(lines[0].fair).toBeCloseTo(1 / 3);
    expect(contests.map(({ won }) => won)).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('of those who sit together has a line for each', () => {
    const { lines } = played(foreignKing, { seats: 3 }, 3, [[0], [0], [0, 1, 2]]);
    expect(lines.map(({ player, wins, shared }) => [player, wins, shared])).toEqual([
      [0, 1, 1],
      [1, 1, 1],
      [2, 0, 1],
    ]);
    expect(lines.map(({ deals }) => [deals.won, deals.lost])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  test('of solo has the Saxons’ victories as losses', () => {
    const { lines } = played(kingIsDead, { seats: 2, solo: true }, 1, [[0], [1], [1]]);
    expect(lines).toMatchObject([{ wins: 1, losses: 2, others: 0 }]);
  });
});

test('the pace of a player adds up over all seats it sat at', () => {
  const schedule = scheduleOf(kingIsDead, { seats: 3 }, 2);
  const results = resultsOf(schedule, 3, [[0], [1]]);
  expect(speedOf('x', results)).toEqual({ turns: 12, decisions: 24, ms: 60 });
  expect(speedOf('y', results)).toEqual({ turns: 0, decisions: 0, ms: 0 });
});
