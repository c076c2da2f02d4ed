import { DWARVES, FACTION_OF } from '../terms.ts';

/** CL-DWARF-1  In the second phase a played dwarf goes to the loser of the trick, whoever played it. */
export const goesToLoser = (card: number): boolean => FACTION_OF[card] === DWARVES;
