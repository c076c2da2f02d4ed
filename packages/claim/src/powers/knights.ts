import { FACTION_OF, GOBLINS, KNIGHTS } from '../terms.ts';

/** CL-TRICK-1, CL-KNIGHT-1  A real knight played on a real goblin wins, whatever the values. */
export const strikesGoblin = (lead: number, reply: number): boolean =>
  FACTION_OF[lead] === GOBLINS && FACTION_OF[reply] === KNIGHTS;
