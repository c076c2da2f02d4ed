import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { MatchClient, type MatchView } from '@interregnum/match';
import type { End } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { inputOf, localMatch, portFor, wording } from '../test/screens.ts';
import { endWords, endWordsOf, ownEndWords } from './end-words.ts';

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
    expect(endWordsOf(viewOf({ resign: 0 }), told)).toBe('Ana resigned. Winner: Ben.');
    expect(endWordsOf(viewOf({ resign: 1 }), told)).toBe('Ben resigned. Winner: Ana.');
  });

  test('by stopping has no winner', () => {
    expect(endWordsOf(viewOf({ stop: true }), told)).toBe('The match was stopped: nobody wins.');
  });

  test('by the rules tells who wins', () => {
    const view = localMatch(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY)).view('audience');
    expect(endWordsOf(view, told)).toMatch(/^(?:Winner: (?:Ana|Ben)\.|Draw\.)$/);
  });
});

test('is told to one who plays alone at a screen as won or lost, and by how much', () => {
  const match = playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY);
  const endOf = (seat: number): string =>
    ownEndWords(inputOf(new MatchClient({ port: portFor(localMatch(match), [seat]) })), told);
  const [first, second] = [endOf(0), endOf(1)];
  const [won, lost] = first.startsWith('You won') ? [first, second] : [second, first];
  expect(won).toMatch(/^You won [3-5] to [0-2]\.$/);
  expect(lost).toBe(won.replace('won', 'lost'));
});

test('who plays alone at a screen is told so where they resigned', () => {
  const local = localMatch(dealtMatch(kingIsDead));
  void local.act({ resign: 0 });
  const toldTo = (...seats: number[]): string =>
    ownEndWords(inputOf(new MatchClient({ port: portFor(local, seats) })), told);
  expect(toldTo(0)).toBe('You resigned. Winner: Ben.');
  expect(toldTo(1)).toBe('Ana resigned. Winner: Ben.');
  expect(toldTo(0, 1)).toBe('Ana resigned. Winner: Ben.');
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
    expect(words([0, 2], TEAMS)).toBe('The players agreed on the end. Winners: Ana and Cleo.');
    expect(words([0, 1], [[0], [1]])).toBe('The players agreed on the end. A shared victory: Ana and Ben.');
  });

  test('are not called so where the game was drawn', () => {
    const outcome = { ending: 'drawn', winners: [0, 1], shared: true, decidedBy: 'draw' };
    expect(endWords({ type: 'end', by: 'rules', winners: [0, 1], outcome }, [[0], [1]], told)).toBe('Draw.');
  });
});
