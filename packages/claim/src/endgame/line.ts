import { type Bits, bit, has } from '@interregnum/kernel';
import { DOPPELGANGERS, TRICKS } from '../terms.ts';
import type { Deal } from './deal.ts';
import { MOST_PLACES, type Place } from './places.ts';

/**
 * The line of play being looked at. By trick, from 0: the cards held when it begins, by both seats together; who leads;
 * what the leader and the other seat have scored; the card led.
 */
export interface Line {
  readonly held: Int32Array;
  readonly leader: Int32Array;
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly led: Int32Array;
}

export function lineFrom({ dealt, leader, scores, led }: Deal): Line {
  const startingWith = (first: number) => {
    const byTrick = new Int32Array(TRICKS + 1);
    byTrick[0] = first;
    return byTrick;
  };
  return {
    held: startingWith(dealt[0] | dealt[1]),
    leader: startingWith(leader),
    own: startingWith(scores[leader]),
    other: startingWith(scores[1 - leader]),
    led: startingWith(led),
  };
}

/** What tells the beginning of a trick from all others of the same deal, but for the scores. */
export const keyOf = ({ held, leader }: Line, trick: number): number => held[trick] | (leader[trick] << MOST_PLACES);

/** The cards of the leader, the one led included. */
export const leadersCards = ({ dealt }: Deal, { held, leader }: Line, trick: number): Bits =>
  held[trick] & dealt[leader[trick]];
export const othersCards = ({ dealt }: Deal, { held, leader }: Line, trick: number): Bits =>
  held[trick] & dealt[1 - leader[trick]];

/** CL-FOLLOW-1..3  The cards of a hand that may be played on a lead. */
export function repliesTo({ factions, members }: Deal, lead: Place, hand: Bits): Bits {
  const following = hand & members[factions[lead]];
  return following === 0 ? hand : following | (hand & members[DOPPELGANGERS]);
}

/** CL-LEAD-2, CL-P2-3, CL-DWARF-1  A reply completes the trick, and the next one begins. */
export function completeTrick(deal: Deal, line: Line, trick: number, reply: Place): void {
  const { held, leader, own, other } = line;
  const lead = line.led[trick];
  const toWinner = deal.toWinner[lead] + deal.toWinner[reply];
  const toLoser = deal.toLoser[lead] + deal.toLoser[reply];
  const next = trick + 1;
  held[next] = held[trick] ^ bit(lead) ^ bit(reply);
  if (has(deal.beating[lead], reply)) {
    leader[next] = 1 - leader[trick];
    own[next] = other[trick] + toWinner;
    other[next] = own[trick] + toLoser;
  } else {
    leader[next] = leader[trick];
    own[next] = own[trick] + toWinner;
    other[next] = other[trick] + toLoser;
  }
}
