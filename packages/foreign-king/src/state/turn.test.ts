import { NO_SEAT } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { range } from '../choices.ts';
import { PHASES } from '../terms.ts';
import {
  deactivateEmpty,
  endedBy,
  finishTurn,
  interveneEmpty,
  mover,
  newState,
  optionsOf,
  pendingSeat,
  phase,
  round,
  SIZE,
  seatCount,
  seatInOrder,
  setEnded,
  setOptions,
  setPendingSeats,
  setPhase,
  setSeatInOrder,
  setTurn,
  sideCount,
  turnIndex,
  turnsDone,
  virtualCumulative,
} from './index.ts';

describe('FK-POS-7: options', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('combination %i is kept', (n) => {
    const s = newState();
    const given = {
      seats: 2 + (n % 3),
      'intervene-empty': (n & 1) === 1,
      'deactivate-empty': (n & 2) === 2,
      'virtual-cumulative': (n & 4) === 4,
    };
    setOptions(s, given);
    expect(optionsOf(s)).toEqual(given);
    expect([interveneEmpty(s), deactivateEmpty(s), virtualCumulative(s)]).toEqual([
      given['intervene-empty'],
      given['deactivate-empty'],
      given['virtual-cumulative'],
    ]);
  });

  test('FK-SETUP-9: with two seats there is a third side', () => {
    const sides = [2, 3, 4].map((seats) => {
      const s = newState();
      setOptions(s, { seats });
      return [seatCount(s), sideCount(s)];
    });
    expect(sides).toEqual([
      [2, 3],
      [3, 3],
      [4, 4],
    ]);
  });
});

describe('whose turn', () => {
  test('FK-TURN-1: the mover is found in the order', () => {
    const s = newState();
    for (const [place, seat] of [3, 1, 0, 2].entries()) setSeatInOrder(s, place, seat);
    expect(range(0, 4).map((place) => seatInOrder(s, place))).toEqual([3, 1, 0, 2]);
    for (const [place, seat] of [3, 1, 0, 2].entries()) {
      setTurn(s, 10 + place, place);
      expect([round(s), turnIndex(s), mover(s)]).toEqual([10 + place, place, seat]);
    }
  });

  test('FK-PHASE-1: phases', () => {
    const s = newState();
    for (const each of PHASES.keys()) {
      setPhase(s, each);
      expect(phase(s)).toBe(each);
    }
  });

  test('FK-ORDER-3: two who change places, one, or nobody', () => {
    const s = newState();
    expect([pendingSeat(s, 0), pendingSeat(s, 1)]).toEqual([NO_SEAT, NO_SEAT]);
    setPendingSeats(s, 3, 0);
    expect([pendingSeat(s, 0), pendingSeat(s, 1)]).toEqual([3, 0]);
    setPendingSeats(s, 0, NO_SEAT);
    expect([pendingSeat(s, 0), pendingSeat(s, 1)]).toEqual([0, NO_SEAT]);
    setPendingSeats(s, NO_SEAT, NO_SEAT);
    expect(s).toEqual(newState());
  });

  test('FK-PHASE-11: the end, why, and how many turns', () => {
    const s = newState();
    expect([endedBy(s), turnsDone(s)]).toEqual([0, 0]);
    setEnded(s, 3);
    finishTurn(s);
    finishTurn(s);
    expect([endedBy(s), PHASES[phase(s)], turnsDone(s)]).toEqual([3, 'over', 2]);
  });
});

test('a new state has a word for everything, all zero', () => {
  expect(newState()).toHaveLength(SIZE);
  expect(newState().every((word) => word === 0)).toBe(true);
});
