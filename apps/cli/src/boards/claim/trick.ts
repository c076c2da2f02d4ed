import { type Board, OVER, votesFor } from '@interregnum/claim/board';
import type { DrawingContext } from '../drawing.ts';
import { atStake, type Block, beside, framed, NO_CARD, played, toCome } from './cards.ts';
import type { MirroredLine } from './lines.ts';
import { farSeat, nameAt, nearSeat } from './places.ts';
import { bold } from './tones.ts';

/** The cards of the two seats, around the one at stake. */
function trick({ toPlay, shown, led }: Board, context: DrawingContext): Block {
  const of = (seat: number): Block => (led !== null && seat !== toPlay ? played(led) : toCome(seat === toPlay));
  return beside([of(nearSeat(context)), shown === null ? NO_CARD : atStake(shown), of(farSeat(context))]);
}

/** The two seats with the votes they have now, and what is between them: a trick, and after the end the result. */
export function trickLines(board: Board, context: DrawingContext): MirroredLine[] {
  const [near, far] = [nearSeat(context), farSeat(context)];
  const [votes, others] = [votesFor(board, near), votesFor(board, far)];
  const [top, middle, bottom] = board.phase === OVER ? framed(` ${votes} : ${others} `) : trick(board, context);
  return [
    { near: '', middle: top, far: '' },
    {
      near: bold(`${nameAt(near, context)} ${'♔'.repeat(votes)}`.trimEnd()),
      middle,
      far: bold(`${'♔'.repeat(others)} ${nameAt(far, context)}`.trimStart()),
    },
    { near: '', middle: bottom, far: '' },
  ];
}
