import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { MatchClient } from '@interregnum/match';
import { modesOf, sampled } from '@interregnum/testkit';
import { LANGUAGES } from '@interregnum/texts/lazy';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { inputOf, localMatch, portFor, wording } from '../test/screens.ts';
import { decidedMessage } from './decided.ts';
import { decidedWords, ownEndWords } from './end-words.ts';
import { standingWords } from './standing.ts';

const GAMES = [kingIsDead, foreignKing, claim];

const inputAfter = (game: Game, decisions: number, seat = 0) =>
  inputOf(new MatchClient({ port: portFor(localMatch(playedOn(dealtMatch(game), decisions)), [seat]) }));

test('The King Is Dead has a line for each ending, the others one', () => {
  const endings = (game: Game) =>
    standingWords(inputAfter(game, 20), wording(game.meta.id)).map(({ ending }) => ending);
  expect(endings(kingIsDead)).toEqual(['Coronation', 'French invasion']);
  expect(endings(foreignKing)).toEqual(['']);
  expect(endings(claim)).toEqual(['']);
});

test('who leads is told from where one sits: the same lead, from the two sides of it', () => {
  for (const game of [kingIsDead, claim]) {
    const [one, two] = [0, 1].map((seat) => standingWords(inputAfter(game, 30, seat), wording(game.meta.id)));
    for (const [at, own] of one.entries()) {
      const theirs = two[at];
      if (own.leads === 'All level') expect(theirs.leads).toBe('All level');
      else expect([own.leads, theirs.leads].sort()).toEqual(expect.arrayContaining(['You lead']));
      expect(theirs).toMatchObject({ score: own.score, why: own.why });
    }
  }
});

test('at the end what decided is told with the score of the title', () => {
  for (const game of [kingIsDead, foreignKing, claim]) {
    const input = inputAfter(game, Number.POSITIVE_INFINITY);
    const score = /(\d+) to (\d+)/.exec(ownEndWords(input, wording(game.meta.id)));
    const told = decidedWords(input, wording(game.meta.id));
    expect(told).not.toBe('');
    if (score !== null) expect(told.match(/\d+/g)?.slice(0, 2)).toEqual(score.slice(1));
  }
});

const vote = (id: string, seat: number, scores: readonly number[], key = 'more') => ({
  clause: 'CL-END-2',
  key,
  values: { faction: { term: 'faction', id }, seat: { seat } },
  scores,
  left: [0, 1],
});

test('of votes the one that the winner came closest to losing is told, to whom it is told or not', () => {
  const votes = [vote('goblins', 0, [5, 2]), vote('knights', 0, [4, 4], 'top'), vote('undead', 1, [1, 9])];
  const criteria = [...votes, { clause: 'CL-END-6', key: 'votes', values: {}, scores: [2, 1], left: [0] }];
  expect(decidedMessage('claim', criteria, { winners: [0], own: [1] })).toMatchObject({
    key: 'votes',
    values: { faction: { id: 'knights' }, most: 4, least: 4, tied: 'yes', high: 2, low: 1 },
  });
});

test('of a final score the part that helped most is told, and one’s own points where one has lost', () => {
  const part = (key: string, scores: readonly number[]) => ({ clause: '', key, values: {}, scores, left: [0, 1, 2] });
  const criteria = [part('base', [4, 9, 8]), part('provinces', [9, 0, 0]), { ...part('total', [13, 9, 8]), left: [0] }];
  const told = (own: readonly number[]) => decidedMessage('foreign-king', criteria, { winners: [0], own })?.values;
  expect(told([2])).toEqual({ part: 'provinces', high: 13, low: 8 });
  expect(told([0])).toEqual({ part: 'provinces', high: 13, low: 9 });
});

test('who has fallen back before is told by how much that was', () => {
  const criteria = [
    { clause: '', key: 'total', values: {}, scores: [2, 7, 7], left: [1, 2] },
    { clause: '', key: 'most-medals', values: {}, scores: [1, 1, 0], left: [1] },
  ];
  const told = (own: readonly number[]) => decidedMessage('claim', criteria, { winners: [1], own });
  expect(told([0])).toMatchObject({ key: 'total', values: { high: 7, low: 2 } });
  expect(told([2])).toMatchObject({ key: 'most-medals', values: { high: 1, low: 0 } });
  expect(told([1])).toMatchObject({ key: 'most-medals', values: { high: 1, low: 0 } });
});

test('a score says what was counted, and stays readable below 0', () => {
  const scores = GAMES.flatMap((game) =>
    [10, 25, 40].flatMap((decisions) => standingWords(inputAfter(game, decisions), wording(game.meta.id))),
  ).map(({ score }) => score);
  expect(scores).toContainEqual(expect.stringMatching(/^\d+–\d+ \((?:sets|Scots|Welsh|English|votes|points)\)$/));
  expect(scores.filter((score) => score !== '' && !/^−?\d+(?:–| : −?)\d+ \(.+\)$/.test(score))).toEqual([]);
});

test('FK-FINAL-9: where medals break a tie, the points of the tie are told with them', () => {
  const scores = { base: [5, 19, 10], total: [5, 19, 19], 'most-medals': [3, 1, 4] };
  const left = { base: [0, 1, 2], total: [1, 2], 'most-medals': [2] };
  const criteria = (['base', 'total', 'most-medals'] as const).map((key) => ({
    clause: '',
    key,
    values: {},
    scores: scores[key],
    left: left[key],
  }));
  const told = (own: readonly number[]) => decidedMessage('foreign-king', criteria, { winners: [2], own });
  expect(told([1])).toEqual({ key: 'most-medals', values: { high: 4, low: 1, points: 19 } });
  expect(told([0])).toMatchObject({ key: 'total', values: { high: 19, low: 5 } });
});

test('a team is told the best of its seats', () => {
  const criteria = [{ clause: '', key: 'first', values: {}, scores: [1, 2, 3, 0], left: [2] }];
  expect(decidedMessage('king-is-dead', criteria, { winners: [0, 2], own: [1, 3] })?.values).toEqual({
    high: 3,
    low: 2,
  });
});

test.each(GAMES.flatMap((game) => sampled(modesOf(game)).map((mode) => [game.meta.id, mode, game] as const)))(
  'in %s, mode %j, each standing reads as words in every language',
  (id, options, game) => {
    for (const decisions of [0, 9, 25, Number.POSITIVE_INFINITY]) {
      const match = localMatch(playedOn(dealtMatch(game, { options }), decisions));
      const input = inputOf(new MatchClient({ port: portFor(match, [0]) }));
      for (const language of LANGUAGES) {
        const told = standingWords(input, wording(id, language));
        expect(told.length).toBeGreaterThan(0);
        for (const { leads, why } of told) {
          expect(leads).not.toBe('');
          expect(why).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(why).not.toMatch(/Infinity|∞|undefined|NaN|[{}]/);
        }
      }
    }
  },
);
