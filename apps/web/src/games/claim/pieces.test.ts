import type { Position } from '@interregnum/claim/glance';
import { expect, test } from 'vitest';
import { flightsBetween } from '../../table/flights.ts';
import { pieces } from './pieces.ts';

const start: Position = {
  phase: 1,
  trick: 1,
  leader: 0,
  toPlay: 1,
  shown: 'D8',
  led: 'G9',
  hands: [['G2'], ['?', '?']],
  won: [[], []],
  drawn: [[], []],
  score: [[], []],
  discard: [],
  voids: ['', ''],
  deck: ['?', '?', '?'],
};

test('the cards of a trick that a hidden hand has lost fly from where they lay', () => {
  const after: Position = {
    ...start,
    led: null,
    shown: 'U4',
    hands: [['G2'], ['?']],
    won: [['D8'], []],
    drawn: [[], ['?']],
    discard: ['G9', 'G3'],
    deck: ['?'],
  };
  const flights = flightsBetween(pieces(start), pieces(after)).map(({ kind, from, to }) => `${kind} ${from} ${to}`);
  expect(flights.sort()).toEqual([
    '? deck drawn:1',
    'D8 shown won:0',
    'G3 hand:1 discard',
    'G9 trick discard',
    'U4 deck shown',
  ]);
});
