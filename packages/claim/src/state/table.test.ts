import { describe, expect, test } from 'vitest';
import { NO_CARD } from '../terms.ts';
import {
  DECK_SIZE,
  deckCard,
  deckSize,
  deckTop,
  FACTS,
  finishTurn,
  leader,
  led,
  newState,
  phase,
  SIZE,
  setDeckCard,
  setLeader,
  setLed,
  setShown,
  setTrick,
  setVoids,
  shown,
  takeFromDeck,
  trick,
  turnsDone,
  voids,
} from './index.ts';

test('everything stands in a cell of its own', () => {
  const s = newState();
  setTrick(s, 1, 2);
  setLeader(s, 3);
  setLed(s, 4);
  setShown(s, 5);
  setVoids(s, 0, 6);
  setVoids(s, 1, 7);
  for (let place = 0; place < DECK_SIZE; place++) setDeckCard(s, place, 100 + place);
  finishTurn(s);
  expect([phase(s), trick(s), leader(s), led(s), shown(s), voids(s, 0), voids(s, 1)]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(Array.from({ length: DECK_SIZE }, (_, place) => deckCard(s, place))).toEqual(
    Array.from({ length: 26 }, (_, place) => 100 + place),
  );
  expect(turnsDone(s)).toBe(1);
  expect(s.filter((cell) => cell !== 0)).toHaveLength(7 + 26 + 1);
});

test('CL-PERFT-1: turns are counted one by one, behind the facts', () => {
  const s = newState();
  for (let turns = 0; turns < 3; turns++) {
    expect(turnsDone(s)).toBe(turns);
    finishTurn(s);
  }
  expect(s.subarray(0, FACTS)).toEqual(newState().subarray(0, FACTS));
  expect([s.length, FACTS]).toEqual([SIZE, SIZE - 1]);
});

describe('the deck', () => {
  const at = (ofPhase: number, number: number) => {
    const s = newState();
    setTrick(s, ofPhase, number);
    return s;
  };

  test('CL-P1-5: in trick t of phase 1 it has 27-2t cards', () => {
    for (let t = 1; t <= 13; t++) expect([deckSize(at(1, t)), deckTop(at(1, t))]).toEqual([27 - 2 * t, 2 * t - 1]);
  });

  test.each([
    [2, 1],
    [2, 13],
    [3, 13],
  ])('CL-P1-7: in phase %i, trick %i, it is empty', (ofPhase, number) => {
    expect([deckSize(at(ofPhase, number)), deckTop(at(ofPhase, number))]).toEqual([0, 26]);
  });

  test('a card taken off leaves its place empty, and no other', () => {
    const s = newState();
    for (const place of [0, 1, 25]) setDeckCard(s, place, 30 + place);
    expect(takeFromDeck(s, 1)).toBe(31);
    expect([0, 1, 25].map((place) => deckCard(s, place))).toEqual([30, NO_CARD, 55]);
    expect([takeFromDeck(s, 0), takeFromDeck(s, 25)]).toEqual([30, 55]);
  });
});
