import { expect, test } from 'vitest';
import { resultsOf, resultWith } from '../../test/results.ts';
import { isStandard, modeOf } from './mode.ts';
import { longestRun, opponentsOf, talliesOf } from './tally.ts';

test('results are counted by game, mode and opponents; who was played last stands first', () => {
  const results = resultsOf(
    { outcome: 'won' },
    { outcome: 'lost', kinds: ['regent', 'human'], seat: 1 },
    { outcome: 'shared' },
    { outcome: 'unfinished' },
    { outcome: 'won', kinds: ['human', 'squire', 'squire'], options: { seats: 3 }, game: 'king-is-dead', rules: 2 },
  );
  const tallies = talliesOf(results.toReversed());
  expect(tallies.map(({ game, against, mode }) => [game, against.join(), mode.seats])).toEqual([
    ['king-is-dead', 'squire,squire', 3],
    ['claim', 'squire', 2],
    ['claim', 'regent', 2],
  ]);
  expect(tallies[1]).toMatchObject({
    played: 2,
    counts: { won: 1, lost: 0, shared: 1, unfinished: 1 },
    results: [{ match: 'match-0' }, { match: 'match-2' }, { match: 'match-3' }],
  });
});

test('a run of wins ends with whatever else was played to an end', () => {
  expect(longestRun([])).toBe(0);
  expect(longestRun(['won', 'won', 'lost', 'won', 'unfinished', 'won', 'won', 'shared'])).toBe(3);
});

test('a mode is what differs from the usual options, known here or not', () => {
  const modeWith = (options: Record<string, boolean | number>) =>
    modeOf(resultWith({ game: 'king-is-dead', rules: 2, options }));
  expect(modeWith({ seats: 2, advanced: false, vikings: true })).toEqual({ seats: 2, variants: ['vikings'] });
  expect(modeWith({ seats: 2, strange: true, other: false }).variants).toEqual(['strange']);
  expect(isStandard(modeWith({ seats: 2, advanced: false }))).toBe(true);
  const cautious = resultWith({ game: 'foreign-king', options: { seats: 2, 'intervene-empty': false } });
  expect(modeOf(cautious).variants).toEqual(['intervene-empty']);
});

test('a bot goes by its name, whatever it was given to think', () => {
  expect(opponentsOf({ kinds: ['regent-500ms', 'human', 'human', 'page-20'], seat: 1 })).toEqual([
    'human',
    'page',
    'regent',
  ]);
});
