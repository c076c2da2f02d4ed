import { type Bits, bit, type State, size, UNKNOWN } from '@interregnum/kernel';
import { ASSEMBLE, CARD_NAMES, cardNumber, PLOT } from '../terms.ts';
import {
  ADVANCED,
  DECK,
  EMPTIED,
  HAND,
  PILE,
  PILE_SIZE,
  RECENT,
  REMOVED,
  REMOVED_UNSEEN,
  STRUGGLES,
  UNSEEN,
} from './layout.ts';

export const HAND_SIZE = 8;

/** The second copy of assemble, beside the first at bit ASSEMBLE. */
const SECOND_ASSEMBLE: Bits = bit(CARD_NAMES.length);
const EVERY_CARD: Bits = bit(CARD_NAMES.length) - 1;

const cards = (...names: (typeof CARD_NAMES)[number][]): Bits =>
  names.reduce((set, name) => set | bit(cardNumber(name)), 0);

/** KD-ADV-1  What every hand has in the advanced game, and KD-SETUP-10 in the basic game. */
export const ADVANCED_BASE: Bits = cards('assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre') | SECOND_ASSEMBLE;
export const BASIC_HAND: Bits = ADVANCED_BASE | cards('scottish-support', 'welsh-support', 'english-support');

/** What a seat starts with, cunning cards apart. */
export const stockOf = (s: State): Bits => (s[ADVANCED] === 1 ? ADVANCED_BASE : BASIC_HAND);

/** KD-ADV-1 */
export const CUNNING_PER_SEAT = 3;

/** KD-SETUP-2  The twelve cunning cards. */
export const CUNNING: Bits = EVERY_CARD & ~BASIC_HAND;

export const hand = (s: State, seat: number): Bits => s[HAND + seat];
export const setHand = (s: State, seat: number, set: Bits): void => {
  s[HAND + seat] = set;
};

/** Cards the viewer of a redacted state does not know, by number. */
export const unseen = (s: State, seat: number): number => s[UNSEEN + seat];
export const setUnseen = (s: State, seat: number, count: number): void => {
  s[UNSEEN + seat] = count;
};

export const cardsInHand = (s: State, seat: number): number => size(s[HAND + seat]) + s[UNSEEN + seat];

/** KD-CARD-PLOT-1  Plot is never played. */
export const playable = (s: State, seat: number): Bits => s[HAND + seat] & EVERY_CARD & ~(1 << PLOT);

export const holdsPlot = (s: State, seat: number): boolean => ((s[HAND + seat] >>> PLOT) & 1) === 1;

/** KD-END-COR-6  No card left but perhaps plot. */
export const playedOut = (s: State, seat: number): boolean =>
  (s[HAND + seat] & ~(1 << PLOT)) === 0 && s[UNSEEN + seat] === 0;

/** Takes one copy of a card from a set. */
export const without = (set: Bits, card: number): Bits =>
  card === ASSEMBLE && (set & SECOND_ASSEMBLE) !== 0 ? set & ~SECOND_ASSEMBLE : set & ~(1 << card);

/** Adds one copy of a card to a set. */
export const withCard = (set: Bits, card: number): Bits =>
  card === ASSEMBLE && (set & (1 << ASSEMBLE)) !== 0 ? set | SECOND_ASSEMBLE : set | (1 << card);

/** The cards of a set in card order, assemble once for each copy. */
export function listCards(set: Bits): number[] {
  const list: number[] = [];
  for (let card = 0; card < CARD_NAMES.length; card++) {
    if ((set >>> card) & 1) list.push(card);
    if (card === ASSEMBLE && (set & SECOND_ASSEMBLE) !== 0) list.push(card);
  }
  return list;
}

/** KD-TURN-3  A card leaves the hand, comes to lie on the own pile, and its seat has now acted most recently. */
export function discard(s: State, seat: number, card: number): void {
  s[HAND + seat] = without(s[HAND + seat], card);
  pushOnPile(s, seat, card);
  noteAction(s, seat);
  if (playedOut(s, seat)) noteEmptied(s, seat);
}

/** Takes the latest discard back into the hand, which is then not played out. Its seat still acted most recently. */
export function takeUp(s: State, seat: number): void {
  s[HAND + seat] = withCard(s[HAND + seat], topOfPile(s, seat));
  s[PILE + seat * HAND_SIZE + --s[PILE_SIZE + seat]] = 0;
  setEmptied(
    s,
    emptiedSeats(s).filter((other) => other !== seat),
  );
}

export function pushOnPile(s: State, seat: number, card: number): void {
  s[PILE + seat * HAND_SIZE + s[PILE_SIZE + seat]++] = card + 1;
}

export const pileSize = (s: State, seat: number): number => s[PILE_SIZE + seat];

/** The card at a height of a pile, 0 at the bottom; UNKNOWN if buried out of the viewer's sight. */
export const pileCard = (s: State, seat: number, height: number): number => {
  const held = s[PILE + seat * HAND_SIZE + height];
  return held === UNKNOWN ? UNKNOWN : held - 1;
};
export const setPileCard = (s: State, seat: number, height: number, card: number): void => {
  s[PILE + seat * HAND_SIZE + height] = card === UNKNOWN ? UNKNOWN : card + 1;
};
export const topOfPile = (s: State, seat: number): number => pileCard(s, seat, s[PILE_SIZE + seat] - 1);

/** KD-END-INV-2  Moves a seat to the front of the recent actors. */
function noteAction(s: State, seat: number): void {
  let moved = seat + 1;
  for (let at = RECENT; moved !== 0; at++) {
    const held = s[at];
    s[at] = moved;
    moved = held === seat + 1 ? 0 : held;
  }
}

/** KD-END-COR-4 */
export function noteEmptied(s: State, seat: number): void {
  let at = EMPTIED;
  while (s[at] !== 0) at++;
  s[at] = seat + 1;
}

const seatsFrom = (s: State, start: number): number[] =>
  Array.from(s.subarray(start, start + 4), (cell) => cell - 1).filter((seat) => seat >= 0);
const placeIn = (s: State, start: number, seat: number): number => {
  for (let place = 0; place < 4; place++) if (s[start + place] === seat + 1) return place;
  return UNKNOWN;
};
const setSeats = (s: State, start: number, seats: readonly number[]): void => {
  for (let place = 0; place < 4; place++) s[start + place] = place < seats.length ? seats[place] + 1 : 0;
};

/** Seats by their latest action, the most recent first; and a seat's place among them, UNKNOWN if it never acted. */
export const recentSeats = (s: State): number[] => seatsFrom(s, RECENT);
export const recentPlace = (s: State, seat: number): number => placeIn(s, RECENT, seat);
export const setRecent = (s: State, seats: readonly number[]): void => setSeats(s, RECENT, seats);

/** Seats in the order they played out their hands; and a seat's place among them, UNKNOWN if it has not. */
export const emptiedSeats = (s: State): number[] => seatsFrom(s, EMPTIED);
export const emptiedPlace = (s: State, seat: number): number => placeIn(s, EMPTIED, seat);
/** The same order, of those whose hands a seen state shows to be played out. */
export function copyPlayedOut(from: State, seen: State): void {
  for (let place = 0; place < 4; place++) {
    const cell = from[EMPTIED + place];
    if (cell !== 0 && seen[UNSEEN + cell - 1] === 0) noteEmptied(seen, cell - 1);
  }
}
export const setEmptied = (s: State, seats: readonly number[]): void => setSeats(s, EMPTIED, seats);

/** KD-ADV-2  Undealt cunning cards. */
export const removedCards = (s: State): Bits => s[REMOVED];
export const removedUnseen = (s: State): number => s[REMOVED_UNSEEN];
export function setRemoved(s: State, set: Bits, hidden: number): void {
  s[REMOVED] = set;
  s[REMOVED_UNSEEN] = hidden;
}

/** KD-SOLO-1, -4  The Saxons' deck: one card for each struggle, so the next one is known by the struggles resolved. */
export const saxonCard = (s: State, struggle: number): number => s[DECK + struggle];
export const nextSaxonCard = (s: State): number => s[DECK + s[STRUGGLES]];
export const setSaxonCard = (s: State, struggle: number, card: number): void => {
  s[DECK + struggle] = card;
};
