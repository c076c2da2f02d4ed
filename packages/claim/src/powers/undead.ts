import type { LogLine, Seat } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { carry, placeOf, TRICK } from '../pieces.ts';
import { score } from '../state/index.ts';
import { FACTION_OF, UNDEAD } from '../terms.ts';
import { termOf } from '../words.ts';

/** CL-UNDEAD-1  In the first phase a played undead is scored at once by the trick's winner; other cards are discarded. */
export const scoresAtOnce = (card: number): boolean => FACTION_OF[card] === UNDEAD;

export const tellUndead = (winner: Seat, undead: readonly number[]): LogLine =>
  line('undead', { seat: { seat: winner }, cards: undead.map(termOf) }, carry(undead, TRICK, placeOf(score(winner))));
