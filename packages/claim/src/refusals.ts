import type { Refusal, State, Values } from '@interregnum/kernel';
import { factionToFollow } from './follow.ts';
import { countsAsLed } from './powers/doppelgangers.ts';
import { hand, holds, led, phase } from './state/index.ts';
import { cardNumber, DOPPELGANGERS, FACTION_OF, GOBLINS, KNIGHTS, NO_CARD, NO_FACTION, OVER } from './terms.ts';
import { toAct } from './turn.ts';
import { factionTerm, termOf } from './words.ts';

/** Every reason for which an attempt can be refused; each has a sentence in every language. */
export const REFUSAL_KEYS = ['over', 'no-pass', 'unreadable', 'not-in-hand', 'follow'] as const;
type RefusalKey = (typeof REFUSAL_KEYS)[number];

const refuse = (clause: string, key: RefusalKey, values: Values = {}): Refusal => ({ clause, key, values });

/** Why a text is no card the seat may play now. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (phase(s) === OVER) return refuse('CL-END-1', 'over');
  const card = cardNumber(attempt);
  if (attempt === 'pass') return refuse('CL-FOLLOW-5', 'no-pass');
  if (card < 0) return refuse('CL-POS-6', 'unreadable', { attempt });
  const follow = factionToFollow(s, toAct(s));
  if (!holds(s, hand(toAct(s)), card))
    return refuse(led(s) === NO_CARD ? 'CL-LEAD-1' : clauseOf(follow), 'not-in-hand', { card: termOf(card) });
  if (follow === NO_FACTION || countsAsLed(led(s), card)) return undefined;
  const knightOnGoblin = follow === GOBLINS && FACTION_OF[card] === KNIGHTS;
  const clause = knightOnGoblin ? 'CL-FOLLOW-4' : clauseOf(follow);
  return refuse(clause, 'follow', { card: termOf(card), faction: factionTerm(follow) });
}

/** CL-FOLLOW-1..3  The clause that says what second may play. */
function clauseOf(follow: number): string {
  if (follow === NO_FACTION) return 'CL-FOLLOW-2';
  return follow === DOPPELGANGERS ? 'CL-FOLLOW-3' : 'CL-FOLLOW-1';
}
