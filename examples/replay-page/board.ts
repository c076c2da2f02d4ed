/** What lies on the table, in words: `screenOf` gives the board of each game as typed data, to be drawn as one likes. */
import { type ScreenInput, screenOf, type Wording } from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';

export type Row = readonly [name: string, what: string];

/** A row for each place of the game that is shown. */
export function rowsOf(input: ScreenInput, wording: Wording): Row[] {
  switch (input.view.game.meta.id) {
    case 'king-is-dead':
      return kingIsDeadRows(input, wording);
    case 'foreign-king':
      return foreignKingRows(input, wording);
    default:
      return claimRows(input, wording);
  }
}

/** How many of each kind there are, in words; kinds without any are left out. */
const counted = (counts: object, inWords: (id: string, count: number) => string): string =>
  Object.entries(counts)
    .filter(([, count]) => typeof count === 'number' && count > 0)
    .map(([id, count]) => inWords(id, count))
    .join(', ');

function kingIsDeadRows(input: ScreenInput, wording: Wording): Row[] {
  const { board, seats } = screenOf(kingIsDeadScreen, input, wording);
  const { term } = wording.words;
  const followers = (id: string, count: number): string => term({ term: 'followers', id, count });
  const regions = board.track.map(({ region }): Row => {
    const { control, ...standing } = board.regions[region];
    const holder =
      control === null || control === 'unstable' ? (control ?? '') : term({ term: 'faction', id: control });
    return [term({ term: 'region', id: region }), holder || counted(standing, followers)];
  });
  return [...regions, ...seats.map(({ side, name }): Row => [name, counted(board.courts[side], followers)])];
}

function foreignKingRows(input: ScreenInput, wording: Wording): Row[] {
  const { board, seats } = screenOf(foreignKingScreen, input, wording);
  const { term } = wording.words;
  const provinces = Object.entries(board.provinces).map(([id, { citizens }]): Row => {
    const standing = counted({ ...citizens }, (side, count) => `${wording.nameOf(Number(side))} ${count}`);
    return [term({ term: 'province', id }), `${id === board.king.at ? '♔ ' : ''}${standing}`];
  });
  return [...provinces, ...seats.map(({ side, name }): Row => [name, `${board.seats[side].score}`])];
}

function claimRows(input: ScreenInput, wording: Wording): Row[] {
  const { board, seats } = screenOf(claimScreen, input, wording);
  const table = [board.shown, board.led].filter((card) => card !== null).join(' ');
  return [['', table], ...seats.map(({ side, name }): Row => [name, board.hands[side].join(' ')])];
}
