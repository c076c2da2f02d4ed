import type { Board } from '@interregnum/claim/board';
import { expect, test } from 'vitest';
import { finishedTrick } from './finished.ts';

const LED = { phase: 1, trick: 4, leader: 1, led: 'G9', discard: ['D2'], score: [['U3'], []] } as unknown as Board;
const NEXT = { ...LED, trick: 5, led: null } as Board;

test('both cards of a trick are known once they are laid aside, in the discard or with the winner', () => {
  const recruited = { ...NEXT, leader: 0, discard: ['D2', 'G9', 'D2'] } as Board;
  expect(finishedTrick(recruited, LED)).toEqual({ leader: 1, led: 'G9', reply: 'D2', winner: 0 });
  const undead = { ...NEXT, discard: ['D2', 'G9'], score: [['U3'], ['U5']] } as unknown as Board;
  expect(finishedTrick(undead, LED)).toEqual({ leader: 1, led: 'G9', reply: 'U5', winner: 1 });
});

test('a trick can still be seen when the next has been led, also over the end of a phase', () => {
  const led = { ...NEXT, leader: 0, led: 'K3', discard: ['D2', 'G9', 'D2'] } as Board;
  expect(finishedTrick(led, LED)).toEqual({ leader: 1, led: 'G9', reply: 'D2', winner: 0 });
  expect(finishedTrick({ ...led, phase: 2, trick: 4 }, LED)).toBeDefined();
});

test('a trick that is going on, or that is not being shown, is not finished', () => {
  expect(finishedTrick(LED, { ...LED, led: null })).toBeUndefined();
  expect(finishedTrick(LED, LED)).toBeUndefined();
  expect(finishedTrick({ ...NEXT, discard: ['D2', 'G9', 'D2'] }, { ...LED, led: null })).toBeUndefined();
  expect(finishedTrick(NEXT, undefined)).toBeUndefined();
});
