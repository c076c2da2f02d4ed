import { has } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  cardNumber,
  FACTION_OF,
  FACTIONS,
  GOBLIN_ZERO,
  HIGH_CARDS,
  LETTERS,
  LOW_CARDS,
  NO_CARD,
  NO_FACTION,
  TRICKS,
  VALUE_OF,
  WORD,
  ZEROS,
} from './terms.ts';

test('CL-DECK-1..3: the 52 cards in card order', () => {
  expect(CARDS.join(' ')).toBe(
    [
      'G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 G9',
      'K2 K3 K4 K5 K6 K7 K8 K9',
      'U0 U1 U2 U3 U4 U5 U6 U7 U8 U9',
      'D0 D1 D2 D3 D4 D5 D6 D7 D8 D9',
      'X0 X1 X2 X3 X4 X5 X6 X7 X8 X9',
    ].join(' '),
  );
  expect(CARDS).toHaveLength(52);
  expect(CARDS).toHaveLength(4 * TRICKS);
});

test('CL-DECK-1: factions and their letters are in the same order', () => {
  expect(FACTIONS.map((name, faction) => `${LETTERS[faction]} ${name}`)).toEqual([
    'G goblins',
    'K knights',
    'U undead',
    'D dwarves',
    'X doppelgangers',
  ]);
});

test('CL-DECK-4: an id is the number of one card; all goblin zeros are the first', () => {
  expect(new Set(CARDS).size).toBe(48);
  expect(CARDS.filter((id) => id === 'G0')).toHaveLength(ZEROS);
  for (const [card, id] of CARDS.entries()) expect(cardNumber(id)).toBe(card < ZEROS ? GOBLIN_ZERO : card);
});

test.each(['', 'G', 'g0', 'K0', 'K1', 'G10', 'X-1', ' G0', '0', 'constructor', 'length'])('%j is no card', (id) => {
  expect(cardNumber(id)).toBe(-1);
});

test('CL-DECK-3: faction and value of every card are those of its id', () => {
  for (const [card, id] of CARDS.entries()) expect(`${LETTERS[FACTION_OF[card]]}${VALUE_OF[card]}`).toBe(id);
});

test('no card has no faction and no value', () => {
  expect(NO_CARD).toBe(52);
  expect([FACTION_OF[NO_CARD], VALUE_OF[NO_CARD]]).toEqual([NO_FACTION, 0]);
  expect([FACTION_OF.length, VALUE_OF.length]).toEqual([53, 53]);
});

describe('cards of a faction as two words', () => {
  test('every card is in the word and the faction where it belongs, and in no other', () => {
    for (const card of CARDS.keys()) {
      for (const faction of [...FACTIONS.keys(), NO_FACTION]) {
        const own = FACTION_OF[card] === faction;
        expect(has(LOW_CARDS[faction], card % WORD)).toBe(card < WORD ? own : FACTION_OF[card - WORD] === faction);
        if (card >= WORD) expect(has(HIGH_CARDS[faction], card - WORD)).toBe(own);
      }
    }
  });

  test('together they are all 52, and nothing is beyond', () => {
    expect(LOW_CARDS.reduce((sum, set) => sum | set)).toBe(-1);
    expect(HIGH_CARDS.reduce((sum, set) => sum | set)).toBe(2 ** 20 - 1);
    expect([LOW_CARDS[NO_FACTION], HIGH_CARDS[NO_FACTION]]).toEqual([0, 0]);
  });

  test('the low word ends with the undead, the high one begins with the dwarves', () => {
    expect([CARDS[WORD - 1], CARDS[WORD]]).toEqual(['U9', 'D0']);
  });
});
