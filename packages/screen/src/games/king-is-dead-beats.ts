import type { LogLine } from '@interregnum/kernel';
import { type Board, CARD_NAMES, type Holder, type RegionName, UNSTABLE } from '@interregnum/king-is-dead/board';
import { type Beat, beat, moving } from '../beats/beat.ts';
import { type PieceChange, placeId, placeKind } from '../beats/in-between.ts';
import { withAt, withCards } from '../beats/lists.ts';

const END_LINES = ['invasion', 'coronation', 'vikings'];
export const isEnd = ({ key }: LogLine): boolean => END_LINES.includes(key);

/** KD-STRUGGLE-1..5  Followers are counted, faction by faction; a disc is stamped, followers go home, the card is turned. */
function struggle(line: LogLine): Beat[] {
  const [disc, ...rest] = line.moves;
  const home = rest.filter(({ to }) => to === 'supply');
  const turned = rest.filter((move) => !home.includes(move));
  return [
    ...home.map(({ piece, from, count }) => ({ ...beat('count', line, []), count: { at: from, piece, count } })),
    beat('stamp', line, [disc]),
    ...moving(line, home),
    beat('turn', line, turned),
  ];
}

/** How a line is played at the table. */
export function beatsOf(line: LogLine): Beat[] {
  if (line.key.startsWith('struggle-')) return struggle(line);
  if (line.key === 'exchange') return [beat('exchange', line)];
  if (line.key === 'play' || line.key === 'saxon-card') return [beat('play', line)];
  if (line.key === 'disc') return [beat('stamp', line)];
  return moving(line);
}

type Change = (board: Board, change: PieceChange, before: Board) => Board;

/** Followers of a place, or the disc that tells who holds it. */
const inRegion: Change = (board, { at, piece, by }) => {
  const region = placeId(at) as RegionName;
  const was = board.regions[region];
  const is =
    piece === UNSTABLE || piece.startsWith('control ')
      ? { ...was, control: by < 0 ? null : (piece.replace('control ', '') as Holder) }
      : { ...was, [piece]: (was[piece as keyof typeof was] as number) + by };
  return { ...board, regions: { ...board.regions, [region]: is } };
};

const withFollowers = <Held extends object>(held: Held, { piece, by }: PieceChange): Held =>
  piece in held ? { ...held, [piece]: (Reflect.get(held, piece) as number) + by } : held;

/** A region card that comes to a space brings its disc along. */
const atSpace: Change = (board, { at, piece, by }, before) => {
  const card = before.track.find(({ region }) => region === piece);
  if (by < 0 || card === undefined) return board;
  return { ...board, track: board.track.with(Number(placeId(at)) - 1, card) };
};

const turnedDown: Change = (board, { piece, by }) => {
  const region = piece as RegionName;
  const winner = board.regions[region].control ?? UNSTABLE;
  return by < 0 ? board : { ...board, struggles: [...board.struggles, { region, winner }] };
};

const onCard: Change = (board, { at, piece, by }) => ({
  ...board,
  track: board.track.map((card) =>
    card.region === placeId(at) ? { ...card, disc: by < 0 ? null : Number(piece.split(' ')[1]) } : card,
  ),
});

/** Cards in hand are listed in their order, hidden ones last. */
const inOrder = <Card extends string>(cards: readonly Card[]): Card[] => {
  const place = (card: string): number => (CARD_NAMES as readonly string[]).indexOf(card);
  return cards.toSorted((a, b) => (place(a) < 0 ? 1 : 0) - (place(b) < 0 ? 1 : 0) || place(a) - place(b));
};

/** The top card of a pile is the last one; one that is buried goes below it. */
function onPile(board: Board, { at, piece, by }: PieceChange): Board {
  const seat = Number(placeId(at));
  return { ...board, discards: withAt(board.discards, seat, (pile) => withCards(pile, piece, by)) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  region: inRegion,
  supply: (board, change) => ({ ...board, supply: withFollowers(board.supply, change) }),
  court: (board, change) => ({
    ...board,
    courts: withAt(board.courts, Number(placeId(change.at)), (court) => withFollowers(court, change)),
  }),
  space: atSpace,
  turned: turnedDown,
  card: onCard,
  hand: (board, { at, piece, by }) => ({
    ...board,
    hands: withAt(board.hands, Number(placeId(at)), (cards) => inOrder(withCards(cards, piece, by))),
  }),
  deck: (board, { piece, by }) => ({ ...board, hands: withAt(board.hands, 1, (cards) => withCards(cards, piece, by)) }),
  discard: onPile,
  buried: onPile,
};

/** The board with some pieces more or less; places that it does not draw are left out. */
export const boardWith = (board: Board, changes: readonly PieceChange[]): Board =>
  changes.reduce((next, change) => CHANGES[placeKind(change.at)]?.(next, change, board) ?? next, board);
