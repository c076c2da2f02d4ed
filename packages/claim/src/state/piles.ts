import { type Bits, has, members, type Seat, type State, size } from '@interregnum/kernel';
import { FACTION_OF, GOBLIN_ZERO, HIGH_CARDS, LOW_CARDS, WORD, ZEROS } from '../terms.ts';
import { DISCARD, DRAWN, HAND, SCORE, UNSEEN_DRAWN, UNSEEN_HAND, WON } from './layout.ts';

/**
 * A pile is a set of cards in two words (see terms.ts). CL-DECK-4: goblin zeros have no identity, so a pile with k of
 * them has the k lowest bits. Equal piles are then equal words, and the size of a pile is the number of its bits.
 */
export type Pile = number;

export const hand = (seat: Seat): Pile => HAND + 2 * seat;
/** Followers won and seen by both. */
export const won = (seat: Seat): Pile => WON + 2 * seat;
/** Followers drawn in secret. */
export const drawn = (seat: Seat): Pile => DRAWN + 2 * seat;
export const score = (seat: Seat): Pile => SCORE + 2 * seat;
export const discard: Pile = DISCARD;

export const lowCards = (s: State, pile: Pile): Bits => s[pile];
export const highCards = (s: State, pile: Pile): Bits => s[pile + 1];

export const pileSize = (s: State, pile: Pile): number => size(s[pile]) + size(s[pile + 1]);

export const holds = (s: State, pile: Pile, card: number): boolean => has(s[pile + (card >> 5)], card & 31);

export const holdsFaction = (s: State, pile: Pile, faction: number): boolean =>
  ((s[pile] & LOW_CARDS[faction]) | (s[pile + 1] & HIGH_CARDS[faction])) !== 0;

export const countOf = (s: State, pile: Pile, faction: number): number =>
  size(s[pile] & LOW_CARDS[faction]) + size(s[pile + 1] & HIGH_CARDS[faction]);

export function addCard(s: State, pile: Pile, card: number): void {
  if (card === GOBLIN_ZERO) s[pile] |= s[pile] + 1;
  else s[pile + (card >> 5)] |= 1 << (card & 31);
}

const ALL_ZEROS: Bits = (1 << ZEROS) - 1;

/** Takes out a card that is there. */
export function removeCard(s: State, pile: Pile, card: number): void {
  if (card === GOBLIN_ZERO) s[pile] ^= ((s[pile] & ALL_ZEROS) + 1) >> 1;
  else s[pile + (card >> 5)] ^= 1 << (card & 31);
}

/** All cards of one pile join another that shares none of them but goblin zeros. */
export function pourInto(s: State, from: Pile, into: Pile): void {
  for (let zeros = size(s[from] & ALL_ZEROS); zeros > 0; zeros--) addCard(s, into, GOBLIN_ZERO);
  s[into] |= s[from] & ~ALL_ZEROS;
  s[into + 1] |= s[from + 1];
  s[from] = 0;
  s[from + 1] = 0;
}

/** The cards in order; a goblin zero once per copy. */
export const cardsIn = (s: State, pile: Pile): number[] => [
  ...members(s[pile]).map((card) => (card < ZEROS ? GOBLIN_ZERO : card)),
  ...members(s[pile + 1]).map((card) => card + WORD),
];

export const factionCards = (s: State, pile: Pile, faction: number): number[] =>
  cardsIn(s, pile).filter((card) => FACTION_OF[card] === faction);

export function copyPile(from: State, into: State, pile: Pile): void {
  into[pile] = from[pile];
  into[pile + 1] = from[pile + 1];
}

export const unseenHand = (s: State, seat: Seat): number => s[UNSEEN_HAND + seat];
export const unseenDrawn = (s: State, seat: Seat): number => s[UNSEEN_DRAWN + seat];
export function setUnseen(s: State, seat: Seat, inHand: number, amongDrawn: number): void {
  s[UNSEEN_HAND + seat] = inHand;
  s[UNSEEN_DRAWN + seat] = amongDrawn;
}

export const handSize = (s: State, seat: Seat): number => pileSize(s, hand(seat)) + unseenHand(s, seat);
export const drawnSize = (s: State, seat: Seat): number => pileSize(s, drawn(seat)) + unseenDrawn(s, seat);
