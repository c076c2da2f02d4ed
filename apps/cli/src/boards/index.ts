import type { Board } from './board.ts';
import { claimBoard } from './claim.ts';
import { foreignKingBoard } from './foreign-king.ts';
import { kingIsDeadBoard } from './king-is-dead.ts';

export type { Telling } from './board.ts';

/** How each game is drawn, by its id. */
const BOARDS: ReadonlyMap<string, Board> = new Map<string, Board>([
  ['king-is-dead', kingIsDeadBoard],
  ['foreign-king', foreignKingBoard],
  ['claim', claimBoard],
]);

export function boardOf(game: string): Board {
  const board = BOARDS.get(game);
  if (board === undefined) throw new Error(`no board of ${game}`);
  return board;
}
