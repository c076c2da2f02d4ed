import type { State } from '@interregnum/kernel';
import { layBoard } from '../board-parts.ts';

/** FK-POS-5  The canonical string: every object's keys in ascending order. */
export function write(s: State): string {
  const { actor, seats, stock, turn, ...between } = layBoard(s);
  return JSON.stringify({ actor, game: 'foreign-king', ...between, schema: 1, seats, stock, turn });
}
