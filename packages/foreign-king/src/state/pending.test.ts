import { NO_SEAT } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { range } from '../choices.ts';
import { SUPPLY } from '../terms.ts';
import {
  askedSeat,
  clearAsked,
  clearMove,
  dropAsked,
  firstOpenPlace,
  newState,
  noteSent,
  operations,
  operator,
  origin,
  sentTo,
  setAskedSeat,
  setOperations,
  setOrigin,
  setPhase,
  stepsTaken,
} from './index.ts';

describe('FK-POS-3: a move', () => {
  test('origin, citizens sent and steps', () => {
    const s = newState();
    setOrigin(s, 4);
    noteSent(s, 0, 2, 6);
    noteSent(s, SUPPLY, 1, 1);
    expect([origin(s), sentTo(s, 0), sentTo(s, 1), sentTo(s, 8), sentTo(s, SUPPLY), stepsTaken(s)]).toEqual([
      4, 2, 0, 0, 1, 7,
    ]);
    noteSent(s, SUPPLY, 2, 2);
    expect([sentTo(s, SUPPLY), stepsTaken(s)]).toEqual([3, 9]);
  });

  test('FK-PHASE-6: the first place still open', () => {
    const s = newState();
    expect(firstOpenPlace(s)).toBe(0);
    for (const place of [0, 3, 8, SUPPLY]) {
      noteSent(s, place, 1, 1);
      expect(firstOpenPlace(s)).toBe(place + 1);
    }
  });

  test('is forgotten as a whole, and nothing else is', () => {
    const s = newState();
    setPhase(s, 1);
    setAskedSeat(s, 0, 2);
    const before = s.slice();
    setOrigin(s, 8);
    for (const place of range(0, 10)) noteSent(s, place, 1, 1);
    clearMove(s);
    expect(s).toEqual(before);
  });
});

describe('FK-CONGRESS-7: who is asked', () => {
  const asked = (s: Int32Array) => range(0, 4).map((place) => askedSeat(s, place));

  test('the next moves up, until there is nobody', () => {
    const s = newState();
    for (const [place, seat] of [2, 0, 3, 1].entries()) setAskedSeat(s, place, seat);
    expect(asked(s)).toEqual([2, 0, 3, 1]);
    dropAsked(s);
    expect(asked(s)).toEqual([0, 3, 1, NO_SEAT]);
    for (const _ of range(0, 3)) dropAsked(s);
    expect(s).toEqual(newState());
  });

  test('or all are struck off, and nothing else is', () => {
    const s = newState();
    noteSent(s, 0, 1, 1);
    setOperations(s, 3, 1);
    const before = s.slice();
    for (const place of range(0, 4)) setAskedSeat(s, place, 3);
    clearAsked(s);
    expect(s).toEqual(before);
  });
});

test('FK-VIRTUAL-3: operations and who owes them', () => {
  const s = newState();
  setOperations(s, 5, 1);
  expect([operations(s), operator(s)]).toEqual([5, 1]);
});
