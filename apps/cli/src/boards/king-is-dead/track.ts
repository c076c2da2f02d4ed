import { contestedSpace, type Position, UNSTABLE } from '@interregnum/king-is-dead/glance';
import type { Telling } from '../board.ts';
import { bold, dim, holderSign, regionName, seatLetters, TIE } from './signs.ts';

/** The region cards in their order: of those face down the place and who has won, of the others the name and the disc. */
export function trackLine(position: Position, telling: Telling): string {
  const letters = seatLetters(position.courts.map((_, seat) => telling.nameOf(seat)));
  const cards = position.track.map(({ region, disc }, space) => {
    const { control } = position.regions[region];
    if (control !== null) return `${space + 1}${control === UNSTABLE ? TIE : holderSign(control, '●')}`;
    const name = regionName(region, telling);
    const told = space === contestedSpace(position) ? bold(`▸${name}`) : name;
    return disc === null ? told : `${told}◉${letters[disc]}`;
  });
  return ` ${cards.join(dim('│'))}`;
}
