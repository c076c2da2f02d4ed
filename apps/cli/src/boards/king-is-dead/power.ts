import { type Board, INSTABILITY_DISCS, powerOrder, unstableCount } from '@interregnum/king-is-dead/board';
import { padded } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { counted, NAME_WIDTH, TIE, tally } from './signs.ts';

/** The factions from the strongest to the weakest with their regions. */
function ranking(board: Board, context: DrawingContext): string {
  const order = powerOrder(board);
  const told = order.map(({ name, regions }, at) => {
    const between = at === 0 ? '' : order[at - 1].regions === 0 ? ' = ' : ' > ';
    return between + counted(name, regions, context);
  });
  return told.join('');
}

/** How strong the factions are, how near the invasion is, and what is in the supply; after the end how it came. */
export function powerLines(board: Board, context: DrawingContext): string[] {
  const { supply, mode, result } = board;
  const unstable = TIE.repeat(unstableCount(board));
  const { vikings, ...factions } = supply;
  const label = padded(context.text('board.king-is-dead.supply'), NAME_WIDTH);
  const stock = `  ${label} ${tally(mode.vikings ? supply : factions, context)}`;
  return [
    `♔ ${ranking(board, context)}  ${context.text('board.king-is-dead.unstable-regions')} ${unstable.padEnd(INSTABILITY_DISCS, '·')}`,
    result === null ? stock : `  ${context.words.word(`ending.${result.ending}`)}`,
  ];
}
