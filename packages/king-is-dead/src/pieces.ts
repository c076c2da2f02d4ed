import {
  HIDDEN,
  type Move,
  type Piece,
  type PieceHolder,
  type Pieces,
  type State,
  size,
  UNKNOWN,
} from '@interregnum/kernel';
import {
  controlledBy,
  discIsFree,
  discOwner,
  followers,
  HAND_SIZE,
  hand,
  hasVikings,
  inCourt,
  inSupply,
  isSolo,
  isUnstable,
  listCards,
  pileCard,
  pileSize,
  regionAt,
  removedCards,
  removedUnseen,
  SPACES,
  saxonCard,
  seatCount,
  struggles,
  unseen,
  unstableRegions,
} from './state/index.ts';
import { CARD_NAMES, COURT_FACTIONS, FACTIONS, INSTABILITY_DISCS, REGIONS, SAXON_SEAT, VIKINGS } from './terms.ts';

/** Where pieces are: followers and discs in regions, followers in courts, the supply (and the vikings' reserve). */
export const SUPPLY: PieceHolder = 'supply';
export const inRegion = (region: number): PieceHolder => `region:${REGIONS[region]}`;
export const atCourt = (seat: number): PieceHolder => `court:${seat}`;

/** Discs that wait: control discs beside the board, instability discs in France (KD-SETUP-9). */
export const DISCS: PieceHolder = 'discs';
export const FRANCE: PieceHolder = 'france';

/** Action cards: a pile is its top card and those buried below it (KD-TURN-5); `removed` were not dealt (KD-ADV-2). */
export const inHand = (seat: number): PieceHolder => `hand:${seat}`;
export const onPile = (seat: number): PieceHolder => `discard:${seat}`;
export const buried = (seat: number): PieceHolder => `buried:${seat}`;
export const SAXON_DECK: PieceHolder = 'deck';
export const REMOVED: PieceHolder = 'removed';

/** Region cards by space, numbered from 1 (KD-SETUP-11), face up or face down; a negotiation disc lies on its card. */
export const faceUpAt = (space: number): PieceHolder => `space:${space + 1}`;
export const faceDownAt = (space: number): PieceHolder => `turned:${space + 1}`;
export const onCard = (region: number): PieceHolder => `card:${REGIONS[region]}`;

export const controlDisc = (faction: number): Piece => `control ${FACTIONS[faction]}`;
export const INSTABILITY_DISC: Piece = 'unstable';
export const negotiationDisc = (seat: number): Piece => `disc ${seat}`;

/** KD-SETUP-2  Control discs of a faction. */
const CONTROL_DISCS = 8;

type Put = (place: PieceHolder, piece: Piece, count: number) => void;

/** Everything that a position holds, by place. */
export function pieces(s: State): Pieces {
  const held = new Map<PieceHolder, Map<Piece, number>>();
  const put: Put = (place, piece, count) => {
    if (count === 0) return;
    const here = held.get(place) ?? new Map<Piece, number>();
    here.set(piece, (here.get(piece) ?? 0) + count);
    held.set(place, here);
  };
  putFollowers(s, put);
  putDiscs(s, put);
  putRegionCards(s, put);
  putActionCards(s, put);
  return held;
}

function putFollowers(s: State, put: Put): void {
  for (const [faction, name] of FACTIONS.entries()) {
    put(SUPPLY, name, inSupply(s, faction));
    for (const region of REGIONS.keys()) put(inRegion(region), name, followers(s, region, faction));
    for (let seat = 0; seat < seatCount(s); seat++) put(atCourt(seat), name, inCourt(s, seat, faction));
  }
}

function putDiscs(s: State, put: Put): void {
  for (const faction of hasVikings(s) ? [...COURT_FACTIONS, VIKINGS] : COURT_FACTIONS) {
    const regions = controlledBy(s, faction);
    put(DISCS, controlDisc(faction), CONTROL_DISCS - size(regions));
    for (const region of REGIONS.keys()) put(inRegion(region), controlDisc(faction), (regions >>> region) & 1);
  }
  put(FRANCE, INSTABILITY_DISC, INSTABILITY_DISCS - size(unstableRegions(s)));
  for (const region of REGIONS.keys()) {
    put(inRegion(region), INSTABILITY_DISC, Number(isUnstable(s, region)));
    if (discOwner(s, region) >= 0) put(onCard(region), negotiationDisc(discOwner(s, region)), 1);
  }
  for (let seat = 0; seat < seatCount(s); seat++)
    put(atCourt(seat), negotiationDisc(seat), Number(discIsFree(s, seat)));
}

function putRegionCards(s: State, put: Put): void {
  for (let space = 0; space < SPACES; space++)
    put(space < struggles(s) ? faceDownAt(space) : faceUpAt(space), REGIONS[regionAt(s, space)], 1);
}

const cardName = (card: number): Piece => (card === UNKNOWN ? HIDDEN : CARD_NAMES[card]);

function putActionCards(s: State, put: Put): void {
  for (let seat = 0; seat < seatCount(s); seat++) {
    const top = pileSize(s, seat) - 1;
    for (let height = 0; height <= top; height++)
      put(height === top ? onPile(seat) : buried(seat), cardName(pileCard(s, seat, height)), 1);
    if (isSolo(s) && seat === SAXON_SEAT) continue;
    for (const card of listCards(hand(s, seat))) put(inHand(seat), cardName(card), 1);
    put(inHand(seat), HIDDEN, unseen(s, seat));
  }
  if (isSolo(s))
    for (let next = pileSize(s, SAXON_SEAT); next < HAND_SIZE; next++) put(SAXON_DECK, cardName(saxonCard(s, next)), 1);
  for (const card of listCards(removedCards(s))) put(REMOVED, cardName(card), 1);
  put(REMOVED, HIDDEN, removedUnseen(s));
}

/** One piece that goes from one place to another. */
export const move = (piece: Piece, from: PieceHolder, to: PieceHolder): Move => ({ piece, from, to, count: 1 });
