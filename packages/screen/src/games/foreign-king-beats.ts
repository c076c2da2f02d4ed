import type { ActionName, Board, KindName, ProvinceName, Side } from '@interregnum/foreign-king/board';
import { BANK, type LogLine, type Move } from '@interregnum/kernel';
import { type Beat, beat, moving, type Travel } from '../beats/beat.ts';
import { type PieceChange, placeId, placeKind } from '../beats/in-between.ts';
import { withAt } from '../beats/lists.ts';
import { routeOf } from './foreign-king-route.ts';

export const isEnd = ({ key }: LogLine): boolean => key.startsWith('end-');

/** What is paid, or done with a pawn, before the deed itself. */
const isPrice = ({ piece, to }: Move): boolean => piece.startsWith('pawn-') || (piece === 'franc' && to === BANK);

/** The king comes by the provinces of his way. */
const byRoute = (travel: Travel, choice: string): Travel =>
  travel.piece === 'king'
    ? {
        ...travel,
        by: routeOf(choice)
          .slice(0, -1)
          .map((id) => `province:${id}`),
      }
    : travel;

/** Points seem to come from the province that brings them. */
function scored(line: LogLine): Beat[] {
  const { province } = line.values;
  const source = typeof province === 'object' && 'id' in province ? `province:${province.id}` : BANK;
  return moving(
    line,
    line.moves.map((move) => ({ ...move, source })),
  );
}

/** FK-LOAN  A medal is turned over, and francs come or go. */
function loan(line: LogLine): Beat[] {
  const medals = line.moves.filter(({ piece }) => piece === 'medal');
  const francs = line.moves.filter((move) => !medals.includes(move));
  return [beat('turn', line, medals), ...moving(line, francs)];
}

/** How a line is played at the table: what is paid first, then the deed; the king's marker last. */
export function beatsOf(line: LogLine, choice: string): Beat[] {
  if (line.key === 'score') return scored(line);
  if (line.key === 'inactive' || line.key === 'deactivate') return [beat('turn', line)];
  if (line.key === 'borrow' || line.key === 'repay') return loan(line);
  if (line.key === 'reorder') return [beat('exchange', line)];
  const price = line.moves.filter(isPrice);
  const marker = line.moves.filter(({ piece }) => piece === 'marker');
  const deed = line.moves.filter((move) => !price.includes(move) && !marker.includes(move));
  const travels = deed.map((move) => byRoute(move, choice));
  return [
    ...moving(line, price),
    ...moving(line, travels),
    ...(marker.length > 0 ? [beat('exchange', line, marker)] : []),
  ];
}

type Change = (board: Board, change: PieceChange) => Board;

const sideOfCitizen = (piece: string, { players }: Board): number =>
  piece === 'citizen-virtual' ? players : Number(piece.split('-')[1]);

const isKind = (piece: string): piece is KindName => piece === 'metal' || piece === 'textile';

const withProvince = (board: Board, at: string, change: (was: Board['provinces'][ProvinceName]) => object): Board => {
  const id = placeId(at) as ProvinceName;
  return {
    ...board,
    provinces: { ...board.provinces, [id]: { ...board.provinces[id], ...change(board.provinces[id]) } },
  };
};

/** Factories of a province, active or not. */
const factories =
  (state: 'active' | 'inactive'): Change =>
  (board, { at, piece, by }) =>
    isKind(piece)
      ? withProvince(board, at, (was) => ({ [piece]: { ...was[piece], [state]: was[piece][state] + by } }))
      : board;

const inProvince: Change = (board, change) => {
  const { at, piece, by } = change;
  if (piece === 'king') return by < 0 ? board : { ...board, king: { ...board.king, at: placeId(at) as ProvinceName } };
  if (isKind(piece)) return factories('active')(board, change);
  const side = sideOfCitizen(piece, board);
  return withProvince(board, at, ({ citizens }) => ({ citizens: withAt(citizens, side, (count) => count + by) }));
};

/** Something of a side is another one. */
const ofSide =
  (change: (side: Side, by: number, piece: string) => Partial<Side>): Change =>
  (board, { at, piece, by }) => ({
    ...board,
    seats: withAt(board.seats, Number(placeId(at)), (side) => ({ ...side, ...change(side, by, piece) })),
  });

/** FK-FINAL-8  A score below 0 is made of minus points. */
const scoreBy = (piece: string, by: number): number => (piece === 'point' ? by : 0 - by);

const CHANGES: Readonly<Record<string, Change>> = {
  province: inProvince,
  idle: factories('inactive'),
  stock: (board, { piece, by }) =>
    isKind(piece) ? { ...board, stock: { ...board.stock, [piece]: board.stock[piece] + by } } : board,
  supply: ofSide(({ supply }, by) => ({ supply: supply + by })),
  congress: ofSide(({ congress }, by) => ({ congress: congress + by })),
  francs: ofSide(({ francs }, by) => ({ francs: francs + by })),
  medals: ofSide(({ medals }, by) => ({ medals: { ...medals, up: medals.up + by } })),
  pledged: ofSide(({ medals }, by) => ({ medals: { ...medals, down: medals.down + by } })),
  score: ofSide(({ score }, by, piece) => ({ score: score + scoreBy(piece, by) })),
  action: (board, { at, piece, by }) =>
    ofSide(() => ({ pawn: by < 0 ? null : (placeId(at) as ActionName) }))(board, {
      at: piece.replace('-', ':'),
      piece,
      by,
    }),
  marker: (board, { at, by }) => (by < 0 ? board : { ...board, king: { ...board.king, marker: Number(placeId(at)) } }),
  order: (board, { at, piece, by }) =>
    by < 0 ? board : { ...board, order: board.order.with(Number(placeId(at)), Number(piece.split('-')[1])) },
};

/** The board with some pieces more or less. */
export const boardWith = (board: Board, changes: readonly PieceChange[]): Board =>
  changes.reduce((next, change) => CHANGES[placeKind(change.at)]?.(next, change) ?? next, board);
