import { expect, test } from 'vitest';
import { holdAnswers, isHeld, isLate } from './double-tap.ts';

const COMMIT = { at: 1000, x: 700, y: 400, words: 'Commit' };

test('a second tap in the same place is late for what has gone by then', () => {
  expect(isLate(COMMIT, { ...COMMIT, at: 1300, x: 705, words: 'Type a choice' })).toBe(true);
});

test.each([
  ['the same button', { words: 'Commit' }],
  ['another place', { x: 760 }],
  ['a moment later', { at: 1500 }],
])('a second tap on %s counts', (_, other) => {
  expect(isLate(COMMIT, { ...COMMIT, at: 1300, words: 'Go on', ...other })).toBe(false);
});

test('what is touched within half a second of what was done by itself does nothing', () => {
  holdAnswers(3000);
  expect([3000, 3499, 3500].map(isHeld)).toEqual([true, true, false]);
});
