import type { Bits, State } from '@interregnum/kernel';
import { STAND_INS } from './powers/doppelgangers.ts';
import { SPARE_ZEROS } from './powers/goblins.ts';
import { hand, highCards, holdsFaction, led, lowCards } from './state/index.ts';
import { FACTION_OF, HIGH_CARDS, LOW_CARDS, NO_FACTION } from './terms.ts';

/** Playable cards by the faction to be followed: its own and all doppelgangers; every card if there is none. */
const LOW_PLAYABLE = LOW_CARDS.map((own, faction) => (faction === NO_FACTION ? -1 : own) & ~SPARE_ZEROS);
const HIGH_PLAYABLE = HIGH_CARDS.map((own, faction) => (faction === NO_FACTION ? -1 : own | STAND_INS));

/**
 * CL-FOLLOW-1..4  The faction that a seat must follow: the one led, if it holds any card of it. Without such a card,
 * and for the leader (CL-LEAD-1), there is none.
 */
export function factionToFollow(s: State, seat: number): number {
  const faction = FACTION_OF[led(s)];
  return holdsFaction(s, hand(seat), faction) ? faction : NO_FACTION;
}

/** The cards a seat may play, in two words; goblin zeros once. */
export const playableLow = (s: State, seat: number, follow: number): Bits =>
  lowCards(s, hand(seat)) & LOW_PLAYABLE[follow];
export const playableHigh = (s: State, seat: number, follow: number): Bits =>
  highCards(s, hand(seat)) & HIGH_PLAYABLE[follow];
