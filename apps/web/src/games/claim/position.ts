import type { Scene } from '../view.ts';

/** Cards by their ids, in card order; `?` for each that the viewer cannot see. */
export type Cards = readonly string[];
type BySeat<T> = readonly [T, T];

/** What of a position the drawing needs. */
export interface Position {
  readonly phase: number;
  readonly trick: number;
  readonly leader: number;
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

export const HIDDEN = '?';
export const isHidden = (card: string): boolean => card === HIDDEN;

export const RECRUITING = 1;
export const RALLYING = 2;
export const OVER = 3;

/** CL-P1-7  How many tricks a phase has. */
export const TRICKS = 13;

/** The viewer sits at the near side of the table, or the first seat if nobody looks from there. */
export const nearSeat = ({ viewer }: Scene): number => (viewer === 'audience' ? 0 : viewer);
export const farSeat = (scene: Scene): number => 1 - nearSeat(scene);

/** The cards of a list that another one lacks, copies counted. */
export function missing(from: Cards, cards: Cards): string[] {
  const left = [...cards];
  return from.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
