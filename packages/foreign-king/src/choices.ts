import { LONGEST_PATH } from './map.ts';
import { KINDS, MOST_CITIZENS, MOST_SIDES, PLACES, PROVINCES } from './terms.ts';

/** Every decision of the game has one number. First those that are a word by themselves. */
export const PLAIN = ['borrow', 'repay', 'pass', 'end', 'done', 'intervene', 'decline'] as const;
export const BORROW = 0;
export const REPAY = 1;
export const PASS = 2;
export const END_TURN = 3;
export const DONE = 4;
export const INTERVENE = 5;
export const DECLINE = 6;

/** How many ways the actions have, possible or not, in the order in which they are numbered. The queen copies them. */
export const COPIED_NAMES = ['build', 'place', 'move', 'congress', 'king', 'money', 'order'] as const;
const WAYS: Readonly<Record<(typeof COPIED_NAMES)[number], number>> = {
  build: KINDS.length * PROVINCES.length,
  place: PROVINCES.length * MOST_CITIZENS,
  move: PROVINCES.length,
  congress: PLACES.length,
  king: PROVINCES.length * LONGEST_PATH,
  money: 1,
  order: 1,
};
const COUNTS = COPIED_NAMES.map((name) => WAYS[name]);
const ALL_WAYS = COUNTS.reduce((sum, ways) => sum + ways, 0);
/** By place in that order, the first number of an action's ways; behind the last one, the number of all ways. */
export const FIRST_WAY = Int32Array.from([...COUNTS, 0], (_, i) => COUNTS.slice(0, i).reduce((sum, n) => sum + n, 0));

/** The action decisions, then the same through the queen. */
export const DIRECT = PLAIN.length;
export const BY_QUEEN = DIRECT + ALL_WAYS;

/** Citizens sent to a place: place * 15 + number - 1. */
export const SEND = BY_QUEEN + ALL_WAYS;
export const DEACTIVATE_KIND = SEND + PLACES.length * MOST_CITIZENS;
export const VPLACE = DEACTIVATE_KIND + KINDS.length;
/** A virtual citizen's move: from * 9 + to. */
export const VMOVE = VPLACE + PROVINCES.length;
export const REORDER_TO = VMOVE + PROVINCES.length ** 2;
export const ALL_CHOICES = REORDER_TO + MOST_SIDES;

export const range = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);
