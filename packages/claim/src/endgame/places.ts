import { type Bits, bit } from '@interregnum/kernel';
import { SEATS } from '../options.ts';
import { TRICKS } from '../terms.ts';

/** A card's place among those still to be scored, from 0, in the order of the cards; a goblin zero has one per copy. */
export type Place = number;
export const NO_PLACE: Place = -1;
export const MOST_PLACES = TRICKS * SEATS;
/** A power of two with room for every place. Sets of places are bits. */
export const PLACES = 32;

/** The places of what fits. */
export const placesWhere = <T>(all: readonly T[], fits: (one: T) => boolean): Bits =>
  all.reduce((set, one, place) => (fits(one) ? set | bit(place) : set), 0);
