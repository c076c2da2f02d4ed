/**
 * Where everything stands in the state. Only the files of this folder use these offsets; all others use the accessors.
 * Facts come first: they make two positions equal. Behind them stands the count of turns.
 */

/** Piles of cards, two words each (see piles.ts); all but the discard are per seat. */
export const HAND = 0;
export const WON = 4;
export const DRAWN = 8;
export const SCORE = 12;
export const DISCARD = 16;
/** Per seat, how many cards of its hand, and of those it drew, the viewer does not know; 0 in a full state. */
export const UNSEEN_HAND = 18;
export const UNSEEN_DRAWN = 20;
/** Per seat, the set of factions it has shown to lack. */
export const VOIDS = 22;
export const PHASE = 24;
export const TRICK = 25;
export const LEADER = 26;
/** Cards, or NO_CARD. */
export const SHOWN = 27;
export const LED = 28;
/** The deck as it was dealt, top first: a card, NO_CARD once it has left, UNKNOWN where not to be seen. */
export const DECK = 29;
export const DECK_SIZE = 26;

export const FACTS = 55;

/** Turns completed. */
export const TURNS = 55;

export const SIZE = 56;
