import { FastRandom, members } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { range } from '../choices.ts';
import { NO_SIDE, PROVINCES, SUPPLY } from '../terms.ts';
import {
  active,
  addAt,
  addCitizens,
  allFactories,
  allInactive,
  anyActive,
  citizens,
  deactivate,
  factories,
  inactive,
  industrialised,
  inSupply,
  isEmpty,
  kingAt,
  majority,
  marker,
  newState,
  presence,
  setCitizens,
  setFactories,
  setInSupply,
  setKing,
  setStock,
  stock,
} from './index.ts';

describe('citizens', () => {
  test('every cell is its own', () => {
    const s = newState();
    for (const province of range(0, 9))
      for (const side of range(0, 4)) setCitizens(s, province, side, province * 4 + side + 1);
    for (const side of range(0, 4)) setInSupply(s, side, 50 + side);
    for (const province of range(0, 9))
      for (const side of range(0, 4)) expect(citizens(s, province, side)).toBe(province * 4 + side + 1);
    expect(range(0, 4).map((side) => inSupply(s, side))).toEqual([50, 51, 52, 53]);
  });

  test('coming and going keeps track of where a side is present', () => {
    const s = newState();
    addCitizens(s, 4, 1, 2);
    addCitizens(s, 8, 1, 1);
    addCitizens(s, 4, 2, 1);
    expect(range(0, 4).map((side) => members(presence(s, side)))).toEqual([[], [4, 8], [4], []]);
    addCitizens(s, 4, 1, -1);
    expect(members(presence(s, 1))).toEqual([4, 8]);
    addCitizens(s, 4, 1, -1);
    expect(members(presence(s, 1))).toEqual([8]);
    expect(members(presence(s, 2))).toEqual([4]);
  });

  test('FK-MOVE-2: the supply is a place too', () => {
    const s = newState();
    setInSupply(s, 1, 5);
    addAt(s, SUPPLY, 1, 2);
    addAt(s, 3, 1, 4);
    expect([inSupply(s, 1), citizens(s, 3, 1), inSupply(s, 0)]).toEqual([7, 4, 0]);
    addAt(s, SUPPLY, 1, -1);
    addAt(s, 3, 1, -4);
    expect([inSupply(s, 1), presence(s, 1)]).toEqual([6, 0]);
  });
});

describe('FK-SCORE-1: the majority', () => {
  test.each([
    [[0, 0, 0, 0], NO_SIDE],
    [[1, 0, 0, 0], 0],
    [[0, 0, 0, 1], 3],
    [[2, 2, 0, 0], NO_SIDE],
    [[2, 2, 3, 0], 2],
    [[3, 2, 2, 0], 0],
    [[1, 2, 3, 3], NO_SIDE],
    [[3, 1, 3, 2], NO_SIDE],
    [[1, 1, 1, 1], NO_SIDE],
    [[4, 5, 4, 4], 1],
  ])('of %j it is %i', (here, holder) => {
    const s = newState();
    for (const [side, count] of here.entries()) setCitizens(s, 6, side, count);
    expect(majority(s, 6)).toBe(holder);
    expect(isEmpty(s, 6)).toBe(here.every((count) => count === 0));
    expect([majority(s, 5), majority(s, 7), isEmpty(s, 5), isEmpty(s, 7)]).toEqual([NO_SIDE, NO_SIDE, true, true]);
  });

  test('by sorting, in random provinces, seed "majority"', () => {
    const random = new FastRandom('majority');
    const s = newState();
    for (const _ of range(0, 300)) {
      const here = range(0, 4).map((side) => {
        const count = random.below(4);
        setCitizens(s, 2, side, count);
        return count;
      });
      const [first, second] = [...here].sort((a, b) => b - a);
      expect(majority(s, 2)).toBe(first > second ? here.indexOf(first) : NO_SIDE);
    }
  });
});

describe('factories', () => {
  test('every cell is its own', () => {
    const s = newState();
    for (const province of range(0, 9))
      for (const kind of [0, 1])
        setFactories(s, province, kind, province * 4 + kind * 2 + 1, province * 4 + kind * 2 + 2);
    for (const province of range(0, 9)) {
      expect([0, 1].map((kind) => active(s, province, kind))).toEqual([province * 4 + 1, province * 4 + 3]);
      expect([0, 1].map((kind) => inactive(s, province, kind))).toEqual([province * 4 + 2, province * 4 + 4]);
      expect([0, 1].map((kind) => factories(s, province, kind))).toEqual([province * 8 + 3, province * 8 + 7]);
      expect(allFactories(s, province)).toBe(province * 16 + 10);
    }
  });

  test('FK-SCORE-2: turning inactive', () => {
    const s = newState();
    setFactories(s, 3, 1, 3, 1);
    deactivate(s, 3, 1, 2);
    expect([active(s, 3, 1), inactive(s, 3, 1), anyActive(s, 3), anyActive(s, 2)]).toEqual([1, 3, true, false]);
    deactivate(s, 3, 1, 1);
    expect([anyActive(s, 3), allFactories(s, 3)]).toEqual([false, 4]);
    setFactories(s, 3, 0, 1, 0);
    expect(anyActive(s, 3)).toBe(true);
  });

  test('FK-BUILD-6: industrialised by one factory of either kind in either state', () => {
    const s = newState();
    expect(industrialised(s)).toBe(0);
    setFactories(s, 0, 0, 1, 0);
    setFactories(s, 8, 1, 0, 1);
    setFactories(s, 4, 0, 2, 1);
    expect(industrialised(s)).toBe(3);
  });

  test('FK-END-4: all of them inactive', () => {
    const s = newState();
    expect(allInactive(s)).toBe(true);
    for (const kind of [0, 1]) {
      setStock(s, kind, 1);
      expect([stock(s, kind), stock(s, 1 - kind), allInactive(s)]).toEqual([1, 0, false]);
      setStock(s, kind, 0);
      for (const province of [0, 8]) {
        setFactories(s, province, kind, 1, 3);
        expect(allInactive(s)).toBe(false);
        setFactories(s, province, kind, 0, 4);
        expect(allInactive(s)).toBe(true);
      }
    }
  });
});

test('FK-SETUP-5: the king and his marker', () => {
  const s = newState();
  setKing(s, PROVINCES.length, 30);
  expect([kingAt(s), marker(s)]).toEqual([9, 30]);
  setKing(s, 2, 0);
  expect([kingAt(s), marker(s)]).toEqual([2, 0]);
});
