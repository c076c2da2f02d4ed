import type { LogLine, Seat } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { carry, placeOf, TRICK } from '../pieces.ts';
import { score } from '../state/index.ts';
import { DWARVES, FACTION_OF } from '../terms.ts';

/** CL-DWARF-1  In the second phase a played dwarf goes to the loser of the trick, also if the loser played it. */
export const goesToLoser = (card: number): boolean => FACTION_OF[card] === DWARVES;

export const tellDwarves = (loser: Seat, dwarves: readonly number[]): LogLine =>
  line('dwarves', { seat: { seat: loser }, count: dwarves.length }, carry(dwarves, TRICK, placeOf(score(loser))));
