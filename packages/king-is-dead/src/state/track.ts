import { type Bits, bit, type State } from '@interregnum/kernel';
import { CONTROL, DISC, OPEN, STRUGGLES, TRACK, UNSTABLE } from './layout.ts';

export const SPACES = 8;

export const struggles = (s: State): number => s[STRUGGLES];
export const setStruggles = (s: State, count: number): void => {
  s[STRUGGLES] = count;
};

/** The region whose card lies at a space, from 0. */
export const regionAt = (s: State, space: number): number => s[TRACK + space];
export const setRegionAt = (s: State, space: number, region: number): void => {
  s[TRACK + space] = region;
};

/** The space at which a region's card lies. */
export function spaceOf(s: State, region: number): number {
  let space = 0;
  while (s[TRACK + space] !== region) space++;
  return space;
}

/** KD-STRUGGLE-1  Cards are turned down from the first space on, so the count of struggles is the contested space. */
export const contestedRegion = (s: State): number => s[TRACK + s[STRUGGLES]];

/** KD-STRUGGLE-5 */
export const turnDown = (s: State): void => {
  s[STRUGGLES]++;
};

export const discOwner = (s: State, region: number): number => s[DISC + region] - 1;
export const setDisc = (s: State, region: number, seat: number): void => {
  s[DISC + region] = seat + 1;
};

export function discIsFree(s: State, seat: number): boolean {
  for (let region = 0; region < SPACES; region++) if (s[DISC + region] === seat + 1) return false;
  return true;
}

/** KD-CARD-NEGOTIATE-1  Face-up cards without a disc. A card is face up exactly while its region is open. */
export function exchangeableCards(s: State): Bits {
  let set = s[OPEN];
  for (let region = 0; region < SPACES; region++) if (s[DISC + region] !== 0) set &= ~bit(region);
  return set;
}

export function exchangeCards(s: State, a: number, b: number): void {
  for (let space = s[STRUGGLES]; space < SPACES; space++) {
    if (s[TRACK + space] === a) s[TRACK + space] = b;
    else if (s[TRACK + space] === b) s[TRACK + space] = a;
  }
}

/** The number of the last struggle that a faction won, from 1; 0 if it won none. */
export function latestWin(s: State, faction: number): number {
  const won = s[CONTROL + faction];
  for (let struggle = s[STRUGGLES]; struggle > 0; struggle--)
    if ((won >>> s[TRACK + struggle - 1]) & 1) return struggle;
  return 0;
}

export const isUnstable = (s: State, region: number): boolean => ((s[UNSTABLE] >>> region) & 1) === 1;
