import type { Refusal, State, Values } from '@interregnum/kernel';
import { factionToFollow } from './follow.ts';
import { countsAsLed } from './powers/doppelgangers.ts';
import { hand, holds, led, phase } from './state/index.ts';
import { cardNumber, DOPPELGANGERS, FACTION_OF, GOBLINS, KNIGHTS, NO_FACTION, OVER } from './terms.ts';
import { toAct } from './turn.ts';
import { factionTerm, termOf } from './words.ts';

/** Every reason for which an attempt can be refused; each has a sentence in every language. */
export const REASONS = ['over', 'unreadable', 'not-in-hand', 'follow'] as const;
type Reason = (typeof REASONS)[number];

const refuse = (clause: string, key: Reason, values: Values = {}): Refusal => ({ clause, key, values });

/** Why a text is no card the seat may play now. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (phase(s) === OVER) return refuse('CL-END-1', 'over');
  const card = cardNumber(attempt);
  if (card < 0) return refuse('CL-FOLLOW-5', 'unreadable', { attempt });
  if (!holds(s, hand(toAct(s)), card)) return refuse('CL-LEAD-1', 'not-in-hand', { card: termOf(card) });
  const follow = factionToFollow(s, toAct(s));
  if (follow === NO_FACTION || countsAsLed(led(s), card)) return undefined;
  return refuse(clauseAgainst(card, follow), 'follow', { card: termOf(card), faction: factionTerm(follow) });
}

/** CL-FOLLOW-1, -3, -4  Which clause bars a card of another faction. */
function clauseAgainst(card: number, follow: number): string {
  if (follow === DOPPELGANGERS) return 'CL-FOLLOW-3';
  return follow === GOBLINS && FACTION_OF[card] === KNIGHTS ? 'CL-FOLLOW-4' : 'CL-FOLLOW-1';
}
