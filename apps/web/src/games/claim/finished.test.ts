import { expect, test } from 'vitest';
import { finishedTrick } from './finished.ts';
import type { Position } from './position.ts';

const LED = { leader: 1, led: 'G9', discard: ['D2'], score: [['U3'], []] } as unknown as Position;

test('both cards of a trick are known once they are laid aside, in the discard or with the winner', () => {
  const recruited = { ...LED, leader: 0, led: null, discard: ['D2', 'G9', 'D2'] } as Position;
  expect(finishedTrick(recruited, LED)).toEqual({ leader: 1, led: 'G9', reply: 'D2', winner: 0 });
  const undead = { ...LED, led: null, discard: ['D2', 'G9'], score: [['U3'], ['U5']] } as unknown as Position;
  expect(finishedTrick(undead, LED)).toEqual({ leader: 1, led: 'G9', reply: 'U5', winner: 1 });
});

test('a trick that is going on, or that is not being shown, is not finished', () => {
  expect(finishedTrick(LED, { ...LED, led: null })).toBeUndefined();
  expect(finishedTrick({ ...LED, led: null }, undefined)).toBeUndefined();
});
