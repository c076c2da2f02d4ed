import type { Bits } from '@interregnum/kernel';
import { DOPPELGANGERS, FACTION_OF, HIGH_CARDS } from '../terms.ts';

/** CL-DOPPEL-1, -4  A doppelganger played second counts as the faction led, by its own value; a led one as itself. */
export const countsAsLed = (lead: number, reply: number): boolean =>
  FACTION_OF[reply] === FACTION_OF[lead] || FACTION_OF[reply] === DOPPELGANGERS;

/** CL-FOLLOW-1  The cards that a seat which must follow a faction may play instead: all doppelgangers, in the high word. */
export const STAND_INS: Bits = HIGH_CARDS[DOPPELGANGERS];
