import { cut } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';

/** The viewer sits at the near side of the table, or the first seat if the audience looks. */
export const nearSeat = ({ viewer }: DrawingContext): number => (viewer === 'audience' ? 0 : viewer);
export const farSeat = (context: DrawingContext): number => 1 - nearSeat(context);

const LONGEST_NAME = 12;

/** A name that fits its place. */
export const nameAt = (seat: number, { nameOf }: DrawingContext): string => cut(nameOf(seat), LONGEST_NAME);
