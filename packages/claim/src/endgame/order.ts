import { type Bits, has, lowest, withoutLowest } from '@interregnum/kernel';
import { DOPPELGANGERS, DWARVES, NO_FACTION } from '../terms.ts';
import { unlike } from './alike.ts';
import { amountOf } from './amounts.ts';
import type { Deal } from './deal.ts';
import { type Line, leadersCards, othersCards, repliesTo } from './line.ts';
import { PLACES, type Place } from './places.ts';

/**
 * In which order cards are tried. No result depends on it, only how soon it is found: once the best card was tried, the
 * others need not be.
 */

/** By the weights that both seats lack for a vote: in how many of a thousand cases the next card decides it. */
const DECISIVE = new Float64Array(PLACES * PLACES);
DECISIVE[PLACES + 1] = 1000;
for (let sum = 3; sum < PLACES; sum++)
  for (let one = 1; one < sum; one++)
    DECISIVE[one * PLACES + sum - one] =
      (DECISIVE[(one - 1) * PLACES + sum - one] + DECISIVE[one * PLACES + sum - one - 1]) / 2;

/** What a reply gives away besides: a doppelganger, and for every point of its value. */
const DOPPELGANGER_COST = 400;
const POINT_COST = 30;

/** By faction, what one of its cards is worth to who wins the trick. */
const worth = new Float64Array(NO_FACTION);

function weigh({ majority }: Deal, { own, other }: Line, trick: number): void {
  for (let faction = 0; faction < NO_FACTION; faction++) {
    const goal = amountOf(majority, faction);
    const leaderLacks = Math.max(0, goal - amountOf(own[trick], faction));
    const otherLacks = Math.max(0, goal - amountOf(other[trick], faction));
    worth[faction] = DECISIVE[leaderLacks * PLACES + otherLacks];
  }
  worth[DWARVES] = -worth[DWARVES];
}

/** What a lead brings the leader in this trick if it is answered best. */
function meritOfLead({ factions, members, beating }: Deal, lead: Place, replies: Bits): number {
  let merit = Number.POSITIVE_INFINITY;
  for (let faction = 0; faction < NO_FACTION; faction++) {
    const stake = worth[factions[lead]] + worth[faction];
    const cost = faction === DOPPELGANGERS ? DOPPELGANGER_COST : 0;
    const replying = replies & members[faction];
    if ((replying & beating[lead]) !== 0) merit = Math.min(merit, cost - stake);
    if ((replying & ~beating[lead]) !== 0) merit = Math.min(merit, cost + stake);
  }
  return merit;
}

function meritOfReply({ factions, values, beating }: Deal, lead: Place, reply: Place): number {
  const stake = worth[factions[lead]] + worth[factions[reply]];
  const cost = POINT_COST * values[reply] + (factions[reply] === DOPPELGANGERS ? DOPPELGANGER_COST : 0);
  return (has(beating[lead], reply) ? stake : -stake) - cost;
}

/** A place with its merit: the greater the number, the better. */
const ranked = (merit: number, place: Place): number => (merit | 0) * PLACES + place;
export const placeOf = (rank: number): Place => rank & (PLACES - 1);

/** Puts a rank where it belongs among `count` others, best first. */
function insert(rank: number, into: Int32Array, from: number, count: number): void {
  let at = from + count;
  for (; at > from && into[at - 1] < rank; at--) into[at] = into[at - 1];
  into[at] = rank;
}

/** Writes the leads of a trick, best first, one for all that are alike; returns how many. */
export function orderLeads(deal: Deal, line: Line, trick: number, into: Int32Array, from: number): number {
  const against = othersCards(deal, line, trick);
  const leads = unlike(deal.apart, leadersCards(deal, line, trick), against);
  let count = 0;
  weigh(deal, line, trick);
  for (let rest = leads; rest !== 0; rest = withoutLowest(rest)) {
    const lead = lowest(rest);
    insert(ranked(meritOfLead(deal, lead, repliesTo(deal, lead, against)), lead), into, from, count++);
  }
  return count;
}

/** The same for the replies to the card led. */
export function orderReplies(deal: Deal, line: Line, trick: number, into: Int32Array, from: number): number {
  const lead = line.led[trick];
  const legal = repliesTo(deal, lead, othersCards(deal, line, trick));
  const replies = unlike(deal.apart, legal, leadersCards(deal, line, trick));
  let count = 0;
  weigh(deal, line, trick);
  for (let rest = replies; rest !== 0; rest = withoutLowest(rest)) {
    const reply = lowest(rest);
    insert(ranked(meritOfReply(deal, lead, reply), reply), into, from, count++);
  }
  return count;
}
