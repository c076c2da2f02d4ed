import { members as list } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../test/positions.ts';
import { range } from '../choices.ts';
import { ACTIONS, NO_PAWN } from '../terms.ts';
import {
  francs,
  medals,
  medalsDown,
  medalsUp,
  members,
  newState,
  occupied,
  pawn,
  receive,
  score,
  setFrancs,
  setMedals,
  setMembers,
  setPawn,
  setScore,
} from './index.ts';

const SIDES = range(0, 4);

describe('what a side has', () => {
  test('every cell is its own', () => {
    const s = newState();
    for (const side of SIDES) {
      setMembers(s, side, 10 + side);
      setFrancs(s, side, 20 + side);
      setMedals(s, side, 30 + side, 40 + side);
      setPawn(s, side, side);
      setScore(s, side, -60 - side);
    }
    for (const side of SIDES) {
      expect([members(s, side), francs(s, side), pawn(s, side)]).toEqual([10 + side, 20 + side, side]);
      expect([medalsUp(s, side), medalsDown(s, side), medals(s, side)]).toEqual([30 + side, 40 + side, 70 + 2 * side]);
      expect(score(s, side)).toBe(-60 - side);
    }
  });

  test('FK-LOAN-3: francs are received and paid', () => {
    const s = newState();
    setFrancs(s, 2, 5);
    receive(s, 2, 3);
    receive(s, 2, -7);
    expect(SIDES.map((side) => francs(s, side))).toEqual([0, 0, 1, 0]);
  });
});

describe('FK-TURN-4: where pawns stand', () => {
  const spaces = (pawns: readonly ((typeof ACTIONS)[number] | null)[]) =>
    list(occupied(arrange({ seats: pawns.length, pawns }))).map((action) => ACTIONS[action]);

  test('of every seat; a pawn that moves leaves its action', () => {
    expect(spaces(['king', 'money'])).toEqual(['king', 'money']);
    expect(spaces(['queen', null, 'build', 'order'])).toEqual(['build', 'queen', 'order']);
    expect(spaces([null, null, null])).toEqual([]);
    const s = arrange({ pawns: ['build', 'money'] });
    setPawn(s, 0, ACTIONS.indexOf('king'));
    expect(list(occupied(s)).map((action) => ACTIONS[action])).toEqual(['king', 'money']);
    setPawn(s, 1, NO_PAWN);
    expect(list(occupied(s)).map((action) => ACTIONS[action])).toEqual(['king']);
  });
});
