import { cut } from '../../layout.ts';
import type { Telling } from '../drawing.ts';

/** The viewer sits at the near side of the table, or the first seat if nobody looks from there. */
export const nearSeat = ({ viewer }: Telling): number => (viewer === 'audience' ? 0 : viewer);
export const farSeat = (telling: Telling): number => 1 - nearSeat(telling);

const LONGEST_NAME = 12;

/** A name that fits its place. */
export const nameAt = (seat: number, { nameOf }: Telling): string => cut(nameOf(seat), LONGEST_NAME);
