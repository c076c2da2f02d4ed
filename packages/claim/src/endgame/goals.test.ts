import { expect, test } from 'vitest';
import { arrange } from '../../test/positions.ts';
import { CARDS, cardNumber, FACTIONS } from '../terms.ts';
import { amountOf, amounts } from './amounts.ts';
import { goalsOf, partThatGives, possibleDifferences, sureDifference } from './goals.ts';

const listed = (all: number): number[] => [...FACTIONS.keys()].map((faction) => amountOf(all, faction));
const goalsWith = (score: readonly [string, string], led?: string) =>
  goalsOf(arrange({ phase: 2, trick: 13, hands: ['', 'U1'], score, ...(led === undefined ? {} : { led }) }));
const heavy = (weights: Uint8Array): string[] => CARDS.filter((id) => weights[cardNumber(id)] === 2);
const NEVER = 31;

test('CL-END-3: the top card of a faction weighs 2 if its cards could be shared equally', () => {
  const { weights, majority, half } = goalsWith(['G0 G3 U7 D1 D5', 'K4 K5 U2'], 'K9');
  expect(heavy(weights)).toEqual(['G3', 'D5']);
  expect(listed(majority)).toEqual([2, 2, 2, 2, NEVER]);
  expect(half).toBe(majority);
});

test('CL-END-4: a faction without a card gives no vote', () => {
  expect(goalsWith(['', '']).voting).toBe(1);
  expect(goalsWith(['', 'K2'], 'X2').voting).toBe(3);
});

test('CL-END-5: goblin zeros have no top card, so that half of them prevents a vote', () => {
  const { weights, majority, half } = goalsWith(['G0 G0', 'G0'], 'G0');
  expect(heavy(weights)).toEqual([]);
  expect([amountOf(majority, 0), amountOf(half, 0)]).toEqual([3, 2]);
  const odd = goalsWith(['G0', 'G0'], 'G0');
  expect([amountOf(odd.majority, 0), amountOf(odd.half, 0)]).toEqual([2, 2]);
});

test('CL-END-6, -7: which vote differences are possible', () => {
  expect(possibleDifferences(goalsWith(['G1', 'K2 D1 X1']))).toEqual([-5, -3, -1, 1, 3, 5]);
  expect(possibleDifferences(goalsWith(['G1', 'D1 X1']))).toEqual([-4, -2, 0, 2, 4]);
  expect(possibleDifferences(goalsWith(['G0', 'G0']))).toEqual([-2, -1, 0, 1, 2]);
});

test('what a score makes sure of, and which part of it suffices', () => {
  const goals = goalsWith(['G0 G0', 'G0 G0 K2 D2 X2']);
  const score = amounts(0, 2) | amounts(1, 1) | amounts(3, 1) | amounts(4, 1);
  expect(sureDifference(goals, 0)).toBe(-5);
  expect(sureDifference(goals, score)).toBe(2);
  expect(partThatGives(goals, score, 2)).toBe(score);
  for (const aim of [1, 0, -1, -2, -3, -4, -5]) {
    const part = partThatGives(goals, score, aim);
    expect(sureDifference(goals, part)).toBeGreaterThanOrEqual(aim);
    expect(sureDifference(goals, part)).toBeLessThan(aim + 2);
  }
  expect(partThatGives(goals, score, 1)).toBe(score & ~amounts(0, NEVER));
});
