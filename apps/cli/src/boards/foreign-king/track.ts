import { type Board, MOST_SIDES } from '@interregnum/foreign-king/board';
import { padded } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { faint, inColourOf, kingly, lettersOf } from './signs.ts';

const LAST = 30;
/** Where points are written out. */
const STEP = 5;
/** The columns of a space. */
const SPACE = 2;

/**
 * The track that the sides' points and the king's marker share (FK-END-2): he comes down as they go up. Sides without
 * a point wait before it, sides that have gone past it stand behind it.
 */
export function track(board: Board, context: DrawingContext): string {
  const { king, seats } = board;
  const letters = lettersOf(board, context);
  const sidesWhere = (holds: (score: number) => boolean): string[] =>
    seats.flatMap(({ score }, side) => (holds(score) ? [inColourOf(side, letters[side])] : []));
  const space = (points: number): string => {
    const here = points === 0 ? [] : sidesWhere((score) => score === points);
    if (king.marker === points) here.unshift(kingly(''));
    if (here.length === 0) return faint((points % STEP === 0 ? String(points) : '·').padEnd(SPACE));
    return padded(here.length > SPACE ? `${here[0]}+` : here.join(''), SPACE);
  };
  const spaces = Array.from({ length: LAST + 1 }, (_, points) => space(points));
  const waiting = sidesWhere((score) => score <= 0).join('');
  const past = sidesWhere((score) => score > LAST).join('');
  return ` ${padded(kingly(` ${king.marker}`), 4)}  ${padded(waiting, MOST_SIDES)} ${spaces.join('')}${past}`;
}
