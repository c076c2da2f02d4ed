import { has, type Refusal, type State } from '@interregnum/kernel';
import { refuse } from '../question.ts';
import { occupied, seatCount } from '../state/index.ts';
import { QUEEN, SEATS_FOR_QUEEN } from '../terms.ts';
import { actionTerm, francsTerm } from '../words.ts';

/** FK-QUEEN-1, -4  Paid before anything else, and never out of what the copied action brings. */
export const QUEEN_COST = 2;

/** FK-TURN-3 */
const hasQueen = (s: State): boolean => seatCount(s) >= SEATS_FOR_QUEEN;

/** FK-QUEEN-1..4  Whether the queen may copy actions, occupied or not: her own space must be free. */
export const queenIsOpen = (s: State, francs: number): boolean =>
  hasQueen(s) && francs >= QUEEN_COST && !has(occupied(s), QUEEN);

export function barsQueen(s: State, francs: number): Refusal | undefined {
  if (!hasQueen(s)) return refuse('FK-TURN-3', 'no-such-action', { action: actionTerm(QUEEN) });
  if (has(occupied(s), QUEEN)) return refuse('FK-TURN-4', 'occupied', { action: actionTerm(QUEEN) });
  if (francs < QUEEN_COST)
    return refuse('FK-QUEEN-4', 'queen-cost', { cost: francsTerm(QUEEN_COST), francs: francsTerm(francs) });
  return undefined;
}
