import { type Board, FACTIONS } from '@interregnum/claim/board';
import { expect, test } from 'vitest';
import { unseenCount, whereabouts } from './whereabouts.ts';

const list = (text: string): string[] => text.split(' ').filter(Boolean);

/** The eleventh trick of the first phase, as its second seat sees it. */
const SEEN: Board = {
  phase: 1,
  trick: 11,
  leader: 0,
  toPlay: 1,
  shown: 'U4',
  led: 'G2',
  hands: [list('? ?'), list('G0 G1 D0')],
  won: [list('G3 G4 U8 D5 D6 X2'), list('G7 D2 D8 X5')],
  drawn: [list('? ? ? ?'), list('G0 G5 G6 G8 D1 X7')],
  score: [list('U0 U3 U5 U7'), list('U1 U2')],
  discard: list('G0 G0 G9 K3 K4 K6 K7 K8 K9 D4 D7 X6 X8 X9'),
  voids: ['', 'KU'],
  deck: list('? ? ? ? ?'),
};

test('every card of a faction is somewhere', () => {
  const [goblins, knights] = FACTIONS.map((faction) => whereabouts(SEEN, faction));
  const seen = goblins.map(({ value, place, seat }) => `${value} ${place} ${seat ?? ''}`.trimEnd());
  expect(seen.slice(0, 5)).toEqual(['0 hand 1', '0 followers 1', '0 gone', '0 gone', '0 unseen']);
  expect(seen.slice(5, 9)).toEqual(['1 hand 1', '2 table', '3 followers 0', '4 followers 0']);
  expect(seen.slice(9)).toEqual(['5', '6', '7', '8'].map((value) => `${value} followers 1`).concat('9 gone'));
  expect(knights.filter(({ place }) => place === 'unseen').map(({ value }) => value)).toEqual([2, 5]);
});

test('what is unseen is hidden in hands, among the followers and in the deck', () => {
  expect(unseenCount(SEEN)).toBe(2 + 4 + 5);
});
