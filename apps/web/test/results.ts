import type { Result } from '../src/results/result.ts';

/** A result of Claim against a squire, and in what it differs. */
export const resultWith = (differing: Partial<Result> = {}): Result => ({
  format: 1,
  match: 'one',
  game: 'claim',
  rules: 1,
  options: { seats: 2 },
  seat: 0,
  kinds: ['human', 'squire'],
  outcome: 'won',
  at: '2026-11-18T12:00:00.000Z',
  ...differing,
});

/** Results one after another, a day apart. */
export const resultsOf = (...differing: Partial<Result>[]): Result[] =>
  differing.map((each, at) =>
    resultWith({ match: `match-${at}`, at: new Date(Date.UTC(2026, 10, 1 + at)).toISOString(), ...each }),
  );
