import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { enterAll, type Match, resigning, stopping, viewFor } from '@interregnum/match';
import { expect, test } from 'vitest';
import { dealMatch, dealtMatch, playedOn, TIME } from '../../test/matches.ts';
import { isResult } from './result.ts';
import { onlyPerson, resultOf } from './result-of.ts';

const AT = { at: TIME };
const viewOf = (match: Match) => viewFor(match, 0, ['Ana', 'Ben']);
const players = ['human', 'squire'].map((kind) => ({ name: kind, kind }));

test('a match that goes on has no result', () => {
  expect(resultOf(viewOf(dealtMatch(claim).match), 0, AT)).toBeUndefined();
});

test('what was played to its end was won by one and lost by the other, by the same score', () => {
  for (const game of [kingIsDead, foreignKing, claim]) {
    const { match } = playedOn(dealMatch({ game, players }), Number.POSITIVE_INFINITY);
    const [one, two] = [0, 1].map((seat) => resultOf(viewOf(match), seat, AT));
    expect([one, two].every(isResult)).toBe(true);
    const { winners } = match.progress.end ?? {};
    expect([one?.outcome, two?.outcome]).toEqual([0, 1].map((seat) => (winners?.includes(seat) ? 'won' : 'lost')));
    if (game === claim) {
      expect(one?.score?.toReversed()).toEqual(two?.score);
      const { outcome, score } = (one?.outcome === 'won' ? one : two) ?? {};
      expect(outcome).toBe('won');
      expect(score?.[0]).toBeGreaterThan(score?.[1] ?? 9);
    }
  }
});

test('who resigns has lost, the other has won, and what is stopped is not finished', () => {
  const { match } = dealMatch({ game: claim, players });
  const resigned = viewOf(enterAll(match, resigning(match, 0)).match);
  expect(resultOf(resigned, 0, AT)).toMatchObject({ outcome: 'lost', match: 'test', kinds: ['human', 'squire'] });
  expect(resultOf(resigned, 1, AT)?.outcome).toBe('won');
  const stopped = viewOf(enterAll(match, stopping(match)).match);
  expect(resultOf(stopped, 0, AT)).toMatchObject({ outcome: 'unfinished' });
  expect(resultOf(stopped, 0, AT)).not.toHaveProperty('score');
});

test('what is known beside the match is kept, and nothing else', () => {
  const { match } = dealMatch({ game: claim, players });
  const view = viewOf(enterAll(match, stopping(match)).match);
  expect(resultOf(view, 0, { ...AT, hints: true, online: true, day: '2026-11-18' })).toMatchObject({
    hints: true,
    online: true,
    day: '2026-11-18',
  });
  expect(Object.keys(resultOf(view, 0, AT) ?? {})).not.toEqual(expect.arrayContaining(['hints']));
});

test('the person is known only where one plays at the screen', () => {
  expect(onlyPerson(['squire', 'human'])).toBe(1);
  expect(onlyPerson(['human', 'human'])).toBeUndefined();
  expect(onlyPerson(['squire', 'regent'])).toBeUndefined();
});
