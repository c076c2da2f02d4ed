import { type Bits, bit, lowest, withoutLowest } from '@interregnum/kernel';
import { FACTION_OF } from '../terms.ts';
import { replyWins } from '../trick.ts';
import { NO_PLACE, PLACES, placesWhere } from './places.ts';

/**
 * Two cards of one hand are alike if it makes no difference which of them is played first: they are of one faction and
 * one weight, and no card that the other seat still has tells their strengths apart. CL-DECK-4: goblin zeros always are.
 */

/** Stands for whatever the other seat has: at least one card. */
const ANYTHING: Bits = -1;

/** By two places, the opposing cards that beat one of the two but not the other, or are beaten so. */
export function tellingApart(cards: readonly number[], weights: Uint8Array): Int32Array {
  const beating = cards.map((lead) => placesWhere(cards, (reply) => replyWins(lead, reply)));
  const beaten = cards.map((reply) => placesWhere(cards, (lead) => replyWins(lead, reply)));
  const apart = new Int32Array(cards.length * PLACES).fill(ANYTHING);
  for (const [a, one] of cards.entries())
    for (const [b, other] of cards.entries())
      if (FACTION_OF[one] === FACTION_OF[other] && weights[one] === weights[other])
        apart[a * PLACES + b] = (beating[a] ^ beating[b]) | (beaten[a] ^ beaten[b]);
  return apart;
}

/** Of some cards in one hand those that are not alike to the next lower one, given what the other seat has. */
export function unlike(apart: Int32Array, cards: Bits, against: Bits): Bits {
  let found = 0;
  let lower = NO_PLACE;
  for (let rest = cards; rest !== 0; rest = withoutLowest(rest)) {
    const place = lowest(rest);
    if (lower === NO_PLACE || (apart[lower * PLACES + place] & against) !== 0) found |= bit(place);
    lower = place;
  }
  return found;
}
