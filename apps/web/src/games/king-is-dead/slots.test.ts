import type { Board } from '@interregnum/king-is-dead/board';
import { expect, test } from 'vitest';
import { copyAt, slotsOf } from './slots.ts';

const held = (hand: string[], pile: string[]): Board => ({ hands: [hand], discards: [pile] }) as unknown as Board;
const told = (board: Board, committed: Board): string[] =>
  slotsOf(0, board, committed).map(({ card, is }) => `${card} ${is}`);

test('every card keeps its place, whether it is in hand or played', () => {
  const now = held(['welsh-support', 'negotiate'], ['outmanoeuvre', 'scottish-support']);
  expect(told(now, now)).toEqual([
    'scottish-support played',
    'welsh-support held',
    'negotiate held',
    'outmanoeuvre played',
  ]);
});

test('the card of the drafted turn is told from those played before, also if it is one of two', () => {
  const committed = held(['assemble', 'manoeuvre'], ['assemble']);
  expect(told(held(['manoeuvre'], ['assemble', 'assemble']), committed)).toEqual([
    'assemble drafted',
    'assemble played',
    'manoeuvre held',
  ]);
  expect(told(held(['assemble'], ['assemble', 'manoeuvre']), committed)).toEqual([
    'assemble held',
    'assemble played',
    'manoeuvre drafted',
  ]);
});

test('of two copies the one that was touched is played, and the other stays', () => {
  const both = held(['assemble', 'assemble'], []);
  const one = held(['assemble'], ['assemble']);
  const is = (board: Board, committed: Board, copy: number): string[] =>
    slotsOf(0, board, committed, { assemble: copy }).map((slot) => slot.is);
  expect(is(one, both, 0)).toEqual(['drafted', 'held']);
  expect(is(one, both, 1)).toEqual(['held', 'drafted']);
  expect(is(one, one, 0)).toEqual(['played', 'held']);
  expect([0, 1].map((at) => copyAt(slotsOf(0, both, both), at))).toEqual([0, 1]);
  expect(copyAt(slotsOf(0, one, one), 0)).toBeUndefined();
});
