import { type Bits, bit, has, type LogLine, NO_CHOICE, type Refusal, type Seat, type State } from '@interregnum/kernel';
import { BY_QUEEN, DIRECT, FIRST_WAY } from '../choices.ts';
import { line } from '../log-lines.ts';
import { actionAt, carry, pawnOf, pays } from '../pieces.ts';
import { refuse } from '../question.ts';
import { francs, mover, occupied, pawn, receive, seatCount, setPawn, setPhase } from '../state/index.ts';
import {
  ACTIONS,
  BUILD,
  CONGRESS_ACTION,
  END,
  KING,
  MONEY,
  MOVE_ACTION,
  ORDER,
  PLACE,
  QUEEN,
  SEATS_FOR_ORDER,
} from '../terms.ts';
import { actionTerm } from '../words.ts';
import { build } from './build.ts';
import { congress } from './congress.ts';
import { COPIED } from './index.ts';
import { king } from './king.ts';
import { money } from './money.ts';
import { move } from './move.ts';
import { order } from './order.ts';
import { place } from './place.ts';
import { barsQueen, QUEEN_COST, queenIsOpen } from './queen.ts';

/** The space of each copied action's pawn. */
const SPACES = Int32Array.from(COPIED, ({ name }) => ACTIONS.indexOf(name));
const NONE: Bits = 0;

/** FK-TURN-3, -4  The actions that cannot be chosen directly: occupied, or not at this table. */
const closed = (s: State): Bits => occupied(s) | (seatCount(s) < SEATS_FOR_ORDER ? bit(ORDER) : NONE);

/**
 * How many ways there are to carry out an action that is not barred. One action after another instead of a loop over
 * COPIED: calls to known functions are inlined, which makes a whole random game a third faster.
 */
const countWays = (s: State, seat: Seat, spend: number, barred: Bits): number =>
  (has(barred, BUILD) ? 0 : build.count(s, seat, spend)) +
  (has(barred, PLACE) ? 0 : place.count(s, seat, spend)) +
  (has(barred, MOVE_ACTION) ? 0 : move.count(s, seat, spend)) +
  (has(barred, CONGRESS_ACTION) ? 0 : congress.count(s, seat, spend)) +
  (has(barred, KING) ? 0 : king.count(s, seat, spend)) +
  (has(barred, MONEY) ? 0 : money.count(s, seat, spend)) +
  (has(barred, ORDER) ? 0 : order.count(s, seat, spend));

/** The k-th of them, as a number within a block of choices; NO_CHOICE if there are not so many. */
function nthWay(s: State, seat: Seat, spend: number, barred: Bits, k: number): number {
  let left = k;
  for (let i = 0; i < COPIED.length; i++) {
    if (has(barred, SPACES[i])) continue;
    const here = COPIED[i].count(s, seat, spend);
    if (left < here) return FIRST_WAY[i] + COPIED[i].nth(s, seat, spend, left);
    left -= here;
  }
  return NO_CHOICE;
}

/** How many action decisions a seat with so many francs has, directly and through the queen. */
export function countActions(s: State, seat: Seat, spend: number): number {
  const direct = countWays(s, seat, spend, closed(s));
  return queenIsOpen(s, spend) ? direct + countWays(s, seat, spend - QUEEN_COST, NONE) : direct;
}

/** The k-th of them, or NO_CHOICE. */
export function nthAction(s: State, seat: Seat, spend: number, k: number): number {
  if (queenIsOpen(s, spend)) {
    const direct = countWays(s, seat, spend, closed(s));
    // The queen can always copy money: there is no choice but by her behind the direct ones.
    if (k >= direct) return BY_QUEEN + nthWay(s, seat, spend - QUEEN_COST, NONE, k - direct);
  }
  const way = nthWay(s, seat, spend, closed(s), k);
  return way === NO_CHOICE ? NO_CHOICE : DIRECT + way;
}

/** An action decision: whether the queen copies it, which action it is, and which way to carry it out. */
const isByQueen = (choice: number): boolean => choice >= BY_QUEEN;
function actionOf(choice: number): number {
  const way = choice - (isByQueen(choice) ? BY_QUEEN : DIRECT);
  let i = 0;
  while (way >= FIRST_WAY[i + 1]) i++;
  return i;
}
const wayOf = (choice: number, i: number): number => choice - (isByQueen(choice) ? BY_QUEEN : DIRECT) - FIRST_WAY[i];

/** FK-TURN-2, FK-PHASE-3  Moves the pawn, pays the queen, and carries the action out. */
export function performAction(s: State, choice: number): void {
  const seat = mover(s);
  const i = actionOf(choice);
  // FK-QUEEN-5: the pawn of a copied action stands on the queen only.
  setPawn(s, seat, isByQueen(choice) ? QUEEN : SPACES[i]);
  if (isByQueen(choice)) receive(s, seat, 0 - QUEEN_COST);
  setPhase(s, END);
  COPIED[i].perform(s, seat, wayOf(choice, i));
}

export function barsAction(s: State, seat: Seat, choice: number): Refusal | undefined {
  const i = actionOf(choice);
  const queen = isByQueen(choice);
  if (!queen) return barsSpace(s, SPACES[i]) ?? COPIED[i].bars(s, seat, francs(s, seat), wayOf(choice, i));
  const refusal = COPIED[i].bars(s, seat, francs(s, seat) - QUEEN_COST, wayOf(choice, i));
  // FK-QUEEN-4: what is too dear behind her two francs is so by her clause.
  const byQueen = refusal?.key === 'cost' ? { ...refusal, clause: 'FK-QUEEN-4' } : refusal;
  return barsQueen(s, francs(s, seat)) ?? byQueen;
}

function barsSpace(s: State, space: number): Refusal | undefined {
  const action = { action: actionTerm(space) };
  if (has(occupied(s), space)) return refuse('FK-TURN-4', 'occupied', action);
  return has(closed(s), space) ? refuse('FK-TURN-3', 'no-such-action', action) : undefined;
}

/** The pawn goes first, with the queen if she copies the action. */
export function tellAction(s: State, seat: Seat, choice: number): LogLine[] {
  const i = actionOf(choice);
  const [first, ...rest] = COPIED[i].tell(s, seat, wayOf(choice, i));
  const steps = carry(pawnOf(seat), actionAt(pawn(s, seat)), actionAt(isByQueen(choice) ? QUEEN : SPACES[i]));
  if (!isByQueen(choice)) return [{ ...first, moves: [...steps, ...first.moves] }, ...rest];
  const values = { seat: { seat }, action: actionTerm(SPACES[i]) };
  return [line('queen', values, [...steps, ...pays(seat, QUEEN_COST)]), first, ...rest];
}
