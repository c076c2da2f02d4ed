import { describe, expect, test } from 'vitest';
import { ratings, strengths } from './elo.ts';
import { covariance } from './interval.ts';
import type { Contest } from './score.ts';

/** How often each of some players beat each other one. */
const duels = (wins: readonly (readonly number[])[]): Contest[] =>
  wins.flatMap((row, one) =>
    row.flatMap((beaten, other) => {
      if (other <= one || beaten + wins[other][one] === 0) return [];
      const won = row.map((_, player) => (player === one ? beaten : player === other ? wins[other][one] : 0));
      return [{ meeting: [one, other], games: beaten + wins[other][one], won }];
    }),
  );

/** Strengths that add up to 1. */
const shares = (logs: readonly number[]): number[] => {
  const all = logs.reduce((sum, log) => sum + Math.exp(log), 0);
  return logs.map((log) => Math.exp(log) / all);
};

describe('strengths', () => {
  test('of two players are to each other as their wins', () => {
    const [a, b] = strengths(
      2,
      duels([
        [0, 30],
        [10, 0],
      ]),
    );
    expect(a - b).toBeCloseTo(Math.log(3), 8);
    expect(a + b).toBeCloseTo(0, 12);
  });

  test('are those of a published example', () => {
    const wins = [
      [0, 2, 0, 1],
      [3, 0, 5, 0],
      [0, 3, 0, 1],
      [4, 0, 3, 0],
    ];
    const expected = [0.139, 0.226, 0.143, 0.492].map((share) => expect.closeTo(share, 3));
    expect(shares(strengths(4, duels(wins)))).toEqual(expected);
  });

  test('of one against several: it wins as often as its strength is part of all', () => {
    const [a, b] = strengths(2, [{ meeting: [0, 1, 1], games: 100, won: [60, 40] }]);
    expect(Math.exp(a) / (Math.exp(a) + 2 * Math.exp(b))).toBeCloseTo(0.6, 8);
  });

  test('of players who sit together are to each other as their wins', () => {
    const logs = strengths(3, [{ meeting: [0, 1, 2], games: 100, won: [50, 30, 20] }]);
    expect(shares(logs)).toEqual([0.5, 0.3, 0.2].map((share) => expect.closeTo(share, 8)));
  });
});

describe('the uncertainty of strengths', () => {
  test('of two players is that of a logarithm of odds', () => {
    const contests = duels([
      [0, 30],
      [10, 0],
    ]);
    const spread = covariance(strengths(2, contests), contests);
    expect(spread[0][0] + spread[1][1] - 2 * spread[0][1]).toBeCloseTo(1 / 30 + 1 / 10, 8);
  });

  test('of many players is the inverse of what is known of them, but for a common shift', () => {
    const wins = [
      [0, 12, 9, 20],
      [8, 0, 11, 15],
      [11, 9, 0, 12],
      [3, 5, 8, 0],
    ];
    const contests = duels(wins);
    const logs = strengths(4, contests);
    const spread = covariance(logs, contests);
    const p = (a: number, b: number): number => 1 / (1 + Math.exp(logs[b] - logs[a]));
    const known = (a: number, b: number): number => (wins[a][b] + wins[b][a]) * p(a, b) * p(b, a);
    const times = (row: number, column: number): number =>
      [0, 1, 2, 3].reduce(
        (sum, k) => sum + (k === row ? 0 : known(row, k) * (spread[row][column] - spread[k][column])),
        0,
      );
    for (const row of [0, 1, 2, 3])
      for (const column of [0, 1, 2, 3]) expect(times(row, column)).toBeCloseTo((row === column ? 1 : 0) - 1 / 4, 8);
  });
});

describe('ratings', () => {
  const contests = [{ meeting: [0, 1], games: 399, won: [99.5, 299.5] }];

  test('are 400 points for ten times the strength, the strongest first, with the mean at 0', () => {
    const [first, second] = ratings(['a', 'b'], contests, 'random');
    const distance = 400 * Math.log10(3);
    expect([first.player, second.player]).toEqual(['b', 'a']);
    expect(first.elo).toBeCloseTo(distance / 2, 6);
    expect(second.elo).toBeCloseTo(-distance / 2, 6);
  });

  test('have somebody at 0 who is named, with all uncertainty with the others', () => {
    const [first, second] = ratings(['random', 'b'], contests, 'random');
    expect(first.elo).toBeCloseTo(400 * Math.log10(3), 6);
    expect(first.high - first.low).toBeCloseTo(((2 * 1.96 * 400) / Math.LN10) * Math.sqrt(1 / 100 + 1 / 300), 2);
    expect(second).toEqual({ player: 'random', elo: 0, low: 0, high: 0 });
  });

  test('of a clean sheet are finite, and uncertain', () => {
    const [first, second] = ratings(['a', 'b'], [{ meeting: [0, 1], games: 40, won: [40, 0] }], '');
    expect(first.elo - second.elo).toBeCloseTo(400 * Math.log10(81), 6);
    expect(first.high - first.low).toBeGreaterThan(400);
  });

  test('of those who have not met yet are equal', () => {
    const none = [{ meeting: [0, 1], games: 0, won: [0, 0] }];
    expect(ratings(['a', 'b'], none, '').map(({ elo }) => elo)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });
});
