import { has } from '@interregnum/kernel';
import { SEATS } from '../options.ts';
import { TRICKS } from '../terms.ts';
import { type Amounts, larger, less } from './amounts.ts';
import type { Deal } from './deal.ts';
import { partThatGives, sureDifference } from './goals.ts';
import { completeTrick, keyOf, type Line, lineFrom } from './line.ts';
import { orderLeads, orderReplies, placeOf } from './order.ts';
import { NO_PLACE, PLACES, type Place } from './places.ts';
import { NO_PROOF, type Proof, sharedProofs } from './proofs.ts';

/** What must have been scored before a trick for a proof to hold after it, the leader's and the other's gains given. */
const before = (proof: Proof, leaders: Amounts, others: Amounts): Proof =>
  proof >= 0 ? less(proof, leaders) : ~less(~proof, others);

/**
 * Asks, as often as wanted, whether a card lets the seat to act end with a vote difference of at least so much. That is
 * its aim; the other seat's aim is to prevent it, so of both aims one is reached. Only one search may go on at a time.
 */
export class Search {
  /** Decisions looked at, and whether there were more of them than the budget allows: then no answer counts. */
  nodes = 0;
  exhausted = false;
  readonly line: Line;
  private readonly deal: Deal;
  private readonly budget: number;
  /** By seat, the vote difference to be reached. */
  private readonly aims = new Int32Array(SEATS);
  private readonly proofs = sharedProofs();
  /** By trick, the leads and then the replies being tried. */
  private readonly tried = new Int32Array(TRICKS * SEATS * PLACES);

  constructor(deal: Deal, budget: number) {
    this.deal = deal;
    this.budget = budget;
    this.line = lineFrom(deal);
  }

  /** Sets the aim of the seat to act. */
  ask(difference: number): void {
    const { leader, led } = this.deal;
    const seat = led === NO_PLACE ? leader : 1 - leader;
    this.aims[seat] = difference;
    this.aims[1 - seat] = 1 - difference;
    this.proofs.ask();
  }

  /** Whether the seat to act reaches its aim by playing a card. */
  reaches(place: Place): boolean {
    if (this.deal.led !== NO_PLACE) return this.afterReply(0, place) < 0;
    this.line.led[0] = place;
    return this.toReply(0) >= 0;
  }

  /** Counts a decision if the budget allows it. */
  private count(): boolean {
    if (this.nodes >= this.budget) this.exhausted = true;
    else this.nodes++;
    return !this.exhausted;
  }

  /** The leader of a trick decides. */
  private toLead(trick: number): Proof {
    if (!this.count()) return NO_PROOF;
    const { deal, line, proofs } = this;
    const own = line.own[trick];
    const other = line.other[trick];
    const aim = this.aims[line.leader[trick]];
    if (sureDifference(deal, own) >= aim) return partThatGives(deal, own, aim);
    if (sureDifference(deal, other) >= 1 - aim) return ~partThatGives(deal, other, 1 - aim);
    const key = keyOf(line, trick);
    const known = proofs.find(key, own, other);
    if (known !== NO_PROOF) return known;
    const proof = this.tryLeads(trick);
    if (!this.exhausted) proofs.store(key, proof);
    return proof;
  }

  /** One lead that succeeds is enough; that all fail rests on whatever any failure rests on. */
  private tryLeads(trick: number): Proof {
    const { deal, line, tried } = this;
    const from = trick * SEATS * PLACES;
    const count = orderLeads(deal, line, trick, tried, from);
    let failing = 0;
    for (let at = from; at < from + count; at++) {
      line.led[trick] = placeOf(tried[at]);
      const proof = this.toReply(trick);
      if (proof >= 0 || this.exhausted) return proof;
      failing = larger(failing, ~proof);
    }
    return ~failing;
  }

  /** The other seat decides: the same the other way round. */
  private toReply(trick: number): Proof {
    if (!this.count()) return NO_PROOF;
    const { deal, line, tried } = this;
    const from = (trick * SEATS + 1) * PLACES;
    const count = orderReplies(deal, line, trick, tried, from);
    let failing = 0;
    for (let at = from; at < from + count; at++) {
      const proof = this.afterReply(trick, placeOf(tried[at]));
      if (proof < 0 || this.exhausted) return proof;
      failing = larger(failing, proof);
    }
    return failing;
  }

  /** The trick is completed. Its winner leads the next one, and a proof speaks of the leader. */
  private afterReply(trick: number, reply: Place): Proof {
    const { deal, line } = this;
    const lead = line.led[trick];
    const toWinner = deal.toWinner[lead] + deal.toWinner[reply];
    const toLoser = deal.toLoser[lead] + deal.toLoser[reply];
    completeTrick(deal, line, trick, reply);
    const proof = this.toLead(trick + 1);
    return has(deal.beating[lead], reply) ? before(~proof, toLoser, toWinner) : before(proof, toWinner, toLoser);
  }
}
