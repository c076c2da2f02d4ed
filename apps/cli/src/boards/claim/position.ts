import { cut } from '../../layout.ts';
import type { Telling } from '../board.ts';

/** Cards by their ids, in card order; `?` for each that the viewer cannot see. */
export type Cards = readonly string[];
type BySeat<T> = readonly [T, T];

/** What of a position the drawing needs. */
export interface Position {
  readonly phase: number;
  readonly trick: number;
  readonly toPlay: number | null;
  readonly shown: string | null;
  readonly led: string | null;
  readonly hands: BySeat<Cards>;
  readonly won: BySeat<Cards>;
  readonly drawn: BySeat<Cards>;
  readonly score: BySeat<Cards>;
  readonly discard: Cards;
  readonly voids: BySeat<string>;
  readonly deck: Cards;
}

export const isHidden = (card: string): boolean => card === '?';

export const FIRST_PHASE = 1;
export const OVER = 3;

/** The viewer sits at the near side of the table, or the first seat if nobody looks from there. */
export const nearSeat = ({ viewer }: Telling): number => (viewer === 'audience' ? 0 : viewer);
export const farSeat = (telling: Telling): number => 1 - nearSeat(telling);

const LONGEST_NAME = 12;

/** A name that fits its place. */
export const nameAt = (seat: number, { nameOf }: Telling): string => cut(nameOf(seat), LONGEST_NAME);
