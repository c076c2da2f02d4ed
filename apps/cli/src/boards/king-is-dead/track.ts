import { type Board, contestedSpace, UNSTABLE } from '@interregnum/king-is-dead/board';
import type { DrawingContext } from '../drawing.ts';
import { bold, dim, holderSign, regionName, seatLetters, TIE } from './signs.ts';

/** The region cards in their order: of those face down the place and who has won, of the others the name and the disc. */
export function trackLine(board: Board, context: DrawingContext): string {
  const letters = seatLetters(board.courts.map((_, seat) => context.nameOf(seat)));
  const cards = board.track.map(({ region, disc }, space) => {
    const { control } = board.regions[region];
    if (control !== null) return `${space + 1}${control === UNSTABLE ? TIE : holderSign(control, context, '●')}`;
    const name = regionName(region, context);
    const told = space === contestedSpace(board) ? bold(`▸${name}`) : name;
    return disc === null ? told : `${told}◉${letters[disc]}`;
  });
  return ` ${cards.join(dim('│'))}`;
}
