import { BANK, type Move, type Piece, type PieceHolder, type Pieces, type State } from '@interregnum/kernel';
import {
  active,
  citizens,
  francs,
  inactive,
  industrialised,
  inSupply,
  kingAt,
  marker,
  medalsDown,
  medalsUp,
  members,
  pawn,
  score,
  seatCount,
  seatInOrder,
  sideCount,
  stock,
} from './state/index.ts';
import { ACTIONS, KINDS, NO_PAWN, PORTRAIT, PROVINCES, SEATS_FOR_ORDER, SUPPLY } from './terms.ts';

/** Where pieces stand. A factory is idle where it is inactive, a medal is pledged while it lies face down. */
export const STOCK: PieceHolder = 'stock';
const ASIDE: PieceHolder = 'aside';
export const provinceAt = (province: number): PieceHolder => `province:${PROVINCES[province]}`;
export const idleAt = (province: number): PieceHolder => `idle:${PROVINCES[province]}`;
/** A province, or the supply of a side. */
export const homeOf = (place: number, side: number): PieceHolder =>
  place === SUPPLY ? `supply:${side}` : provinceAt(place);
export const congressOf = (side: number): PieceHolder => `congress:${side}`;
export const medalsOf = (side: number): PieceHolder => `medals:${side}`;
export const pledgedBy = (side: number): PieceHolder => `pledged:${side}`;
const francsOf = (side: number): PieceHolder => `francs:${side}`;
const scoreOf = (side: number): PieceHolder => `score:${side}`;
export const actionAt = (action: number): PieceHolder => (action === NO_PAWN ? ASIDE : `action:${ACTIONS[action]}`);
export const kingsPlace = (at: number): PieceHolder => (at === PORTRAIT ? 'portrait' : provinceAt(at));
export const markerAt = (space: number): PieceHolder => `marker:${space}`;
export const orderAt = (place: number): PieceHolder => `order:${place}`;

/** What moves; factories go by their kind. */
export const KING_PIECE: Piece = 'king';
export const MARKER: Piece = 'marker';
export const MEDAL: Piece = 'medal';
const FRANC: Piece = 'franc';
const POINT: Piece = 'point';
/** FK-FINAL-8  What a score below 0 is made of. */
const MINUS_POINT: Piece = 'minus-point';
export const citizenOf = (s: State, side: number): Piece => `citizen-${side < seatCount(s) ? side : 'virtual'}`;
export const pawnOf = (seat: number): Piece => `pawn-${seat}`;
export const discOf = (seat: number): Piece => `disc-${seat}`;

/** Pieces that go from one place to another, if there are any. */
export const carry = (piece: Piece, from: PieceHolder, to: PieceHolder, count = 1): Move[] =>
  count > 0 ? [{ piece, from, to, count }] : [];

export const pays = (seat: number, amount: number): Move[] => carry(FRANC, francsOf(seat), BANK, amount);
export const takes = (seat: number, amount: number): Move[] => carry(FRANC, BANK, francsOf(seat), amount);

/** A score that changes from so many points to so many. */
export function scores(side: number, from: number, to: number): Move[] {
  const at = scoreOf(side);
  const points = Math.max(0, to) - Math.max(0, from);
  const minus = Math.max(0, 0 - to) - Math.max(0, 0 - from);
  return [
    ...carry(POINT, at, BANK, 0 - points),
    ...carry(MINUS_POINT, at, BANK, 0 - minus),
    ...carry(POINT, BANK, at, points),
    ...carry(MINUS_POINT, BANK, at, minus),
  ];
}

type Put = (place: PieceHolder, piece: Piece, count?: number) => void;

/** FK-SETUP-1..5  Everything on the table. With two seats no discs lie on the track of the turn order: it never changes. */
export function pieces(s: State): Pieces {
  const all = new Map<PieceHolder, Map<Piece, number>>();
  const put: Put = (place, piece, count = 1) => {
    if (count === 0) return;
    const here = all.get(place) ?? new Map<Piece, number>();
    all.set(place, here.set(piece, count));
  };
  for (let side = 0; side < sideCount(s); side++) putSide(s, side, put);
  for (let seat = 0; seat < seatCount(s); seat++) {
    put(actionAt(pawn(s, seat)), pawnOf(seat));
    if (seatCount(s) >= SEATS_FOR_ORDER) put(orderAt(seat), discOf(seatInOrder(s, seat)));
  }
  for (const [kind, id] of KINDS.entries()) {
    put(STOCK, id, stock(s, kind));
    for (let province = 0; province < PROVINCES.length; province++) {
      put(provinceAt(province), id, active(s, province, kind));
      put(idleAt(province), id, inactive(s, province, kind));
    }
  }
  // FK-SETUP-3, FK-BUILD-4: every industrialised province has brought a side a medal.
  put(STOCK, MEDAL, PROVINCES.length - industrialised(s));
  put(kingsPlace(kingAt(s)), KING_PIECE);
  put(markerAt(marker(s)), MARKER);
  return all;
}

function putSide(s: State, side: number, put: Put): void {
  const citizen = citizenOf(s, side);
  put(homeOf(SUPPLY, side), citizen, inSupply(s, side));
  put(congressOf(side), citizen, members(s, side));
  for (let province = 0; province < PROVINCES.length; province++)
    put(provinceAt(province), citizen, citizens(s, province, side));
  put(medalsOf(side), MEDAL, medalsUp(s, side));
  put(pledgedBy(side), MEDAL, medalsDown(s, side));
  put(francsOf(side), FRANC, francs(s, side));
  put(scoreOf(side), POINT, Math.max(0, score(s, side)));
  put(scoreOf(side), MINUS_POINT, Math.max(0, 0 - score(s, side)));
}
