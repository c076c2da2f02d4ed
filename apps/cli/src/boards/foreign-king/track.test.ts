import { foreignKing } from '@interregnum/foreign-king';
import { expect, test } from 'vitest';
import { boardAfter } from '../../../test/boards.ts';
import { optionsOf, tableFor } from '../../../test/tables.ts';
import { track } from './track.ts';

test.each([
  [30, [0, 0, 0, 0], ' ♔ 30  ABCD 0 · · · · 5 · · · · 10· · · · 15· · · · 20· · · · 25· · · · ♔ '],
  [12, [3, 0, 7, 3], ' ♔ 12  B    0 · · AD· 5 · C · · 10· ♔ · · 15· · · · 20· · · · 25· · · · 30'],
  [10, [10, 6, 6, 6], ' ♔ 10       0 · · · · 5 B+· · · ♔A· · · · 15· · · · 20· · · · 25· · · · 30'],
  [0, [-6, 31, 30, 44], ' ♔ 0   A    ♔ · · · · 5 · · · · 10· · · · 15· · · · 20· · · · 25· · · · C BD'],
])('the track with the marker at %i and the scores %j', (marker, scores, expected) => {
  const start = boardAfter(4);
  const seats = scores.map((score, seat) => ({ ...start.seats[seat], score }));
  const context = tableFor(foreignKing, optionsOf(foreignKing, { seats: 4 }), 'en');
  expect(track({ ...start, seats, king: { at: 'namur', marker } }, context)).toBe(expected);
});
