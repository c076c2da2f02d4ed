import { padded } from '../../layout.ts';
import type { Telling } from '../board.ts';
import { FACTIONS, type Position, UNSTABLE } from './position.ts';
import { counted, NAME_WIDTH, TIE, tally } from './signs.ts';

/** KD-END-1 */
const INVASION = 3;

/** KD-RANK  The factions from the strongest to the weakest with their regions; those without one are equal. */
function ranking({ struggles }: Pick<Position, 'struggles'>): string {
  const won = FACTIONS.slice(0, 3).map((id) => {
    const spaces = struggles.flatMap(({ winner }, space) => (winner === id ? [space] : []));
    return { id, regions: spaces.length, latest: spaces.at(-1) ?? -1 };
  });
  won.sort((a, b) => b.regions - a.regions || b.latest - a.latest);
  const told = won.map(({ id, regions }, at) => {
    const between = at === 0 ? '' : won[at - 1].regions === 0 ? ' = ' : ' > ';
    return between + counted(id, regions);
  });
  return told.join('');
}

/** How strong the factions are, how near the invasion is, and what is in the supply; after the end how it came. */
export function powerLines(position: Position, telling: Telling): string[] {
  const { struggles, supply, mode, result } = position;
  const unstable = TIE.repeat(struggles.filter(({ winner }) => winner === UNSTABLE).length);
  const { vikings, ...factions } = supply;
  const label = padded(telling.text('board.king-is-dead.supply'), NAME_WIDTH);
  const stock = `  ${label} ${tally(mode.vikings ? supply : factions)}`;
  return [
    `♔ ${ranking(position)}  ${telling.text('board.king-is-dead.unstable-regions')} ${unstable.padEnd(INVASION, '·')}`,
    result === null ? stock : `  ${telling.words.word(`ending.${result.ending}`)}`,
  ];
}
