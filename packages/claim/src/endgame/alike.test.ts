import { bit, members } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { cardNumber, NO_CARD } from '../terms.ts';
import { tellingApart, unlike } from './alike.ts';

/** Which cards of a hand are tried against another hand; `heavy` is a card of double weight. */
function tried(hand: string, against: string, heavy?: string): string {
  const ids = [...hand.split(' '), ...against.split(' ')];
  const weights = new Uint8Array(NO_CARD).fill(1);
  if (heavy !== undefined) weights[cardNumber(heavy)] = 2;
  const own = bit(hand.split(' ').length) - 1;
  const apart = tellingApart(ids.map(cardNumber), weights);
  return members(unlike(apart, own, (bit(ids.length) - 1) & ~own))
    .map((place) => ids[place])
    .join(' ');
}

test.each([
  ['CL-DECK-4: goblin zeros are alike', 'G0 G0 G0', 'G0 G5', 'G0'],
  ['CL-TRICK-3: a goblin one beats a zero that is led, a zero does not', 'G0 G1', 'G0 U1', 'G0 G1'],
  ['CL-TRICK-2: nothing in between', 'U2 U4 U5', 'U1 U6', 'U2'],
  ['CL-TRICK-2: a card of the faction in between', 'U2 U4 U5', 'U3 K4', 'U2 U4'],
  ['CL-DOPPEL-1: a doppelganger in between', 'U2 U4 U5', 'X3 K4', 'U2 U4'],
  ['CL-TRICK-3: a doppelganger beats the lower one and ties with the higher', 'U2 U3', 'X3 K4', 'U2 U3'],
  ['CL-TRICK-3: a doppelganger ties with the lower one', 'U3 U4', 'X3 K4', 'U3'],
  ['CL-DOPPEL-1: a doppelganger meets cards of all factions', 'X2 X4', 'D3', 'X2 X4'],
  ['CL-DOPPEL-1: a doppelganger ties with the card led', 'X2 X4', 'D2', 'X2 X4'],
  ['CL-DOPPEL-1: it does not beat what is higher', 'X2 X4', 'D4', 'X2'],
  ['CL-TRICK-1: knights are alike to goblins', 'K2 K9', 'G5', 'K2'],
  ['factions are not alike', 'U2 D2', 'K4', 'U2 D2'],
])('%s: %s against %s', (_, hand, against, expected) => {
  expect(tried(hand, against)).toBe(expected);
});

test('CL-END-3: a top card that weighs more is like no other', () => {
  expect(tried('U2 U3 U4', 'K4', 'U4')).toBe('U2 U4');
});
