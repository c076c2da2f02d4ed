import type { Board } from '@interregnum/king-is-dead/board';
import { expect, test } from 'vitest';
import { slotsOf } from './slots.ts';

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
