import { claim } from '@interregnum/claim';
import { begin } from '@interregnum/record';
import { expect, test } from 'vitest';
import { after, newMatch, TIME } from '../test/matches.ts';
import { stopping } from './leave.ts';
import { endByRules, matchWith, seatToAct, timedLines } from './match.ts';
import { enterAll } from './take-turn.ts';
import { NO_TURNS } from './taken-turns.ts';

const { match, lines } = after(newMatch({ game: claim, kinds: ['human', 'page'] }), 3);

test('a match whose start is secret cannot be played', () => {
  const progress = begin(match.progress.start, { findGame: () => claim });
  if ('flaw' in progress) throw new Error(progress.flaw.flaw);
  expect(() => matchWith(progress, undefined, match.head, NO_TURNS)).toThrow('secret');
});

test('a match can start only as its game allows', () => {
  const over = after(newMatch({ game: claim }), 99).match;
  expect(() => newMatch({ game: claim, position: over.state })).toThrow('no match can start so: over');
});

test('every line has its time behind it', () => {
  const ended = enterAll(match, stopping(match));
  const times = timedLines(ended, TIME).map((line) => JSON.parse(line));
  expect(times.map(({ entry, beside }) => entry ?? beside)).toEqual([4, 4, 5, 5]);
  expect(times.filter(({ beside }) => beside !== undefined).map(({ time }) => time)).toEqual([TIME, TIME]);
  expect(lines).toHaveLength(4);
});

test('the rules end a match once, and name the winners', () => {
  expect(endByRules(match)).toEqual([]);
  const over = after({ match, lines: [] }, 99).match;
  expect([endByRules(over), seatToAct(over)]).toEqual([[], -1]);
  const again = endByRules({ ...over, progress: { ...over.progress, end: undefined } });
  expect(again).toMatchObject([{ type: 'end', by: 'rules', winners: over.progress.end?.winners }, { type: 'reveal' }]);
});
