import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import type { MatchView } from '@interregnum/match';
import type { End } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { localMatch, wording } from '../test/screens.ts';
import { endWords, endWordsOf } from './end-words.ts';

const told = wording('king-is-dead');
const viewOf = (action?: Parameters<ReturnType<typeof localMatch>['act']>[0]): MatchView => {
  const match = localMatch(dealtMatch(kingIsDead));
  if (action !== undefined) void match.act(action);
  return match.view(0);
};

describe('the end of a match', () => {
  test('is not told before', () => {
    expect(endWordsOf(viewOf(), told)).toBe('');
  });

  test('by resigning tells who did, and who wins', () => {
    expect(endWordsOf(viewOf({ resign: 0 }), told)).toBe('Ana resigned. Ben wins.');
    expect(endWordsOf(viewOf({ resign: 1 }), told)).toBe('Ben resigned. Ana wins.');
  });

  test('by stopping has no winner', () => {
    expect(endWordsOf(viewOf({ stop: true }), told)).toBe('The match was stopped: nobody wins.');
  });

  test('by the rules tells who wins', () => {
    const view = localMatch(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY)).view('audience');
    expect(endWordsOf(view, told)).toMatch(/^(?:Ana wins\.|Ben wins\.|Ana and Ben .+\.)$/);
  });
});

describe('winners', () => {
  const end = (winners: readonly number[]): End => ({ type: 'end', by: 'agreed', winners });
  const words = (winners: readonly number[], parties: readonly (readonly number[])[]): string =>
    endWords(end(winners), parties, told);
  const TEAMS = [
    [0, 2],
    [1, 3],
  ];

  test('of one party win, and those of several share it', () => {
    expect(words([0, 2], TEAMS)).toBe('The players agreed on the end. Ana and Cleo win.');
    expect(words([0, 1], [[0], [1]])).toBe('The players agreed on the end. A shared victory: Ana and Ben.');
  });
});
