import { FACTION_OF, UNDEAD } from '../terms.ts';

/** CL-UNDEAD-1  In the first phase a played undead is scored at once by the trick's winner; other cards are discarded. */
export const scoresAtOnce = (card: number): boolean => FACTION_OF[card] === UNDEAD;
