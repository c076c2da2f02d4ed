import { foreignKing } from '@interregnum/foreign-king';
import { type Board, boardOf } from '@interregnum/foreign-king/board';
import { startInOrder } from './games-played.ts';

/** The Foreign King after some decisions, the seats moving in the order of their numbers. */
export function boardAfter(seats: number, ...decisions: readonly string[]): Board {
  const read = foreignKing.position.read(startInOrder(seats));
  if ('flaw' in read) throw new Error(read.flaw.invariant);
  for (const decision of decisions) {
    const choice = foreignKing.notation.read(read.state, decision);
    if (choice === undefined) throw new Error(decision);
    foreignKing.play(read.state, choice);
  }
  return boardOf(read.state);
}
