import type { Bits, Seat, State } from '@interregnum/kernel';
import { FIRST_PHASE, NO_CARD } from '../terms.ts';
import { DECK, DECK_SIZE, LEADER, LED, PHASE, SHOWN, TRICK, TURNS, VOIDS } from './layout.ts';

export const phase = (s: State): number => s[PHASE];
/** The trick in progress within its phase, from 1. */
export const trick = (s: State): number => s[TRICK];
export function setTrick(s: State, ofPhase: number, number: number): void {
  s[PHASE] = ofPhase;
  s[TRICK] = number;
}

export const leader = (s: State): Seat => s[LEADER];
export function setLeader(s: State, seat: Seat): void {
  s[LEADER] = seat;
}

/** The leader's card while the other seat decides, or NO_CARD. */
export const led = (s: State): number => s[LED];
export function setLed(s: State, card: number): void {
  s[LED] = card;
}

/** The card fought over, or NO_CARD. */
export const shown = (s: State): number => s[SHOWN];
export function setShown(s: State, card: number): void {
  s[SHOWN] = card;
}

/** The factions a seat has shown to lack, as a set. */
export const voids = (s: State, seat: Seat): Bits => s[VOIDS + seat];
export function setVoids(s: State, seat: Seat, factions: Bits): void {
  s[VOIDS + seat] = factions;
}

/** CL-P1-5  Cards face down while trick t is played: 27 - 2t. */
export const deckSize = (s: State): number => (s[PHASE] === FIRST_PHASE ? DECK_SIZE + 1 - 2 * s[TRICK] : 0);

/** CL-P1-4  Place of the top card: whatever is played, trick t shows card 2t-1 of the deck and its loser draws card 2t. */
export const deckTop = (s: State): number => DECK_SIZE - deckSize(s);

/** A card of the deck as it was dealt, by its place from the top. */
export const deckCard = (s: State, place: number): number => s[DECK + place];
export function setDeckCard(s: State, place: number, card: number): void {
  s[DECK + place] = card;
}

/** The places of the cards face down, from the top; and these cards. */
export const deckPlaces = (s: State): number[] => Array.from({ length: deckSize(s) }, (_, i) => deckTop(s) + i);
export const deckCards = (s: State): number[] => deckPlaces(s).map((place) => deckCard(s, place));

/** Takes a card off the deck. */
export function takeFromDeck(s: State, place: number): number {
  const card = s[DECK + place];
  s[DECK + place] = NO_CARD;
  return card;
}

export const turnsDone = (s: State): number => s[TURNS];
export function finishTurn(s: State): void {
  s[TURNS]++;
}
