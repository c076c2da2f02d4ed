import { claim } from '@interregnum/claim';
import { verify } from '@interregnum/record';
import { expect, test } from 'vitest';
import { findGame, newMatch, TIME } from '../test/matches.ts';
import { startText } from './index.ts';

const { match, lines } = newMatch({ game: claim });
const NAMES = ['Ana', 'Ben'];

test('a record begins with names and a time beside it, and holds', () => {
  const text = startText(lines, NAMES, TIME);
  expect(text.split('\n')).toHaveLength(5);
  expect(verify(text, { findGame, secret: match.secret })).not.toHaveProperty('flaw');
});

test.each(['', 'now', '2026-11-16'])('a time that is none is left out: “%s”', (time) => {
  expect(startText(lines, NAMES, time)).toBe(
    startText(lines, NAMES, TIME).replace(/\{"beside":0,"type":"time".*\n/, ''),
  );
});

test.each(['', ' Ana', 'A'.repeat(41), 'a\u202eb'])('a name that no record may hold is refused: “%s”', (name) => {
  expect(() => startText(lines, ['Ana', name], TIME)).toThrow('is no name: 1 to 40 characters that can be seen');
});
