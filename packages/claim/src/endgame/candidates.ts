import { type Bits, type Choice, has } from '@interregnum/kernel';
import type { Deal } from './deal.ts';
import { type Line, leadersCards, othersCards, repliesTo } from './line.ts';
import { orderLeads, orderReplies, placeOf } from './order.ts';
import { NO_PLACE, PLACES, type Place } from './places.ts';

/** A card that may be played now, and what was proven of the vote difference that the seat to act gets with it. */
export interface Candidate {
  readonly place: Place;
  /** The card, and those that are alike. */
  readonly choices: readonly Choice[];
  least: number;
  most: number;
}

/** A legal card that is not tried is alike to the next lower one that is. */
function choicesAt(place: Place, tried: readonly Place[], legal: Bits, { cards }: Deal): Choice[] {
  const next = Math.min(PLACES, ...tried.filter((other) => other > place));
  return [...new Set(cards.filter((_, other) => has(legal, other) && other >= place && other < next))];
}

/** All that may be played in the first trick of a line, most promising first. */
export function candidatesOf(deal: Deal, line: Line): Candidate[] {
  const leading = deal.led === NO_PLACE;
  const legal = leading ? leadersCards(deal, line, 0) : repliesTo(deal, deal.led, othersCards(deal, line, 0));
  const ranks = new Int32Array(PLACES);
  const count = (leading ? orderLeads : orderReplies)(deal, line, 0, ranks, 0);
  const tried = [...ranks.subarray(0, count)].map(placeOf);
  return tried.map((place) => ({
    place,
    choices: choicesAt(place, tried, legal, deal),
    least: -deal.voting,
    most: deal.voting,
  }));
}

/** CL-END-6, -7  1 won, 0.5 drawn, 0 lost; undefined if it was not proven. */
export function resultOf({ least, most }: Candidate): number | undefined {
  if (least > 0) return 1;
  if (most < 0) return 0;
  return least === most ? 0.5 : undefined;
}
