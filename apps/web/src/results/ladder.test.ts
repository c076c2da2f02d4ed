import { expect, test } from 'vitest';
import { resultsOf } from '../../test/results.ts';
import { ladderOf } from './ladder.ts';

const against = (level: string, ...more: string[]) => ({ kinds: ['human', level, ...more] });
const statesOf = (...results: Parameters<typeof resultsOf>) =>
  ladderOf('claim', resultsOf(...results)).map(({ state }) => state);

test('one begins at the foot of the ladder, and climbs by a win', () => {
  expect(statesOf()).toEqual(['next', 'later', 'later', 'later', 'later']);
  expect(statesOf(against('page'))).toEqual(['beaten', 'next', 'later', 'later', 'later']);
  expect(statesOf(against('steward'))).toEqual(['passed', 'passed', 'beaten', 'next', 'later']);
  expect(statesOf(against('regent'))).toEqual(['passed', 'passed', 'passed', 'passed', 'beaten']);
});

test.each([
  { ...against('page'), outcome: 'lost' as const },
  { ...against('page'), outcome: 'shared' as const },
  { ...against('page'), hints: true },
  { ...against('page', 'page'), options: { seats: 3 } },
  { ...against('page', 'squire') },
  { ...against('page-20') },
  { ...against('page'), game: 'foreign-king' },
  { ...against('page'), options: { seats: 2, strange: true } },
])('not by %j', (result) => {
  expect(statesOf(result)[0]).toBe('next');
});

test('a rung tells when it was climbed, how often it was tried, and where else the bot was beaten', () => {
  const [page] = ladderOf(
    'claim',
    resultsOf(
      { ...against('page'), outcome: 'lost' },
      { ...against('page'), hints: true },
      { ...against('page') },
      { ...against('page') },
      { ...against('page', 'page'), options: { seats: 3 } },
      { ...against('page'), outcome: 'unfinished' },
    ),
  );
  expect(page).toMatchObject({
    since: '2026-11-03T00:00:00.000Z',
    played: 4,
    won: 3,
    elsewhere: [{ seats: 3, variants: [] }],
  });
});
