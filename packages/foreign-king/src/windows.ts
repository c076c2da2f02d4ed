import { type Bits, bit, has, type Message, type Refusal, type Seat, type State } from '@interregnum/kernel';
import { COPIED } from './actions/index.ts';
import { barsQueen, QUEEN_COST, queenIsOpen } from './actions/queen.ts';
import { BORROW, BY_QUEEN, DIRECT, END_TURN, FIRST_WAY, PASS, REPAY, range, SEND } from './choices.ts';
import { endGame, reasonsToEnd } from './endings.ts';
import { barsLoan, loanCount, mostFrancs, nthLoan, settleLoan, tellLoan } from './loans.ts';
import { line } from './log-lines.ts';
import { type Question, refuse } from './question.ts';
import { nextTurn } from './rounds.ts';
import { francs, mover, occupied, receive, seatCount, setPawn, setPhase } from './state/index.ts';
import { ACTIONS, END, NO_PAWN, ORDER, QUEEN } from './terms.ts';
import { actionTerm } from './words.ts';

/** The space of each copied action's pawn. */
const SPACES = Int32Array.from(COPIED, ({ name }) => ACTIONS.indexOf(name));
const NONE: Bits = 0;

/** FK-TURN-3, -4  The actions that cannot be chosen directly: occupied, or not at this table. */
const closed = (s: State): Bits => occupied(s) | (seatCount(s) === 2 ? bit(ORDER) : NONE);

/** How many ways there are to carry out an action that is not barred. */
function waysWith(s: State, seat: Seat, spend: number, barred: Bits): number {
  let count = 0;
  for (let i = 0; i < COPIED.length; i++) if (!has(barred, SPACES[i])) count += COPIED[i].count(s, seat, spend);
  return count;
}

/** The k-th of them, as a number within a block of choices. */
function nthWayWith(s: State, seat: Seat, spend: number, barred: Bits, k: number): number {
  let left = k;
  for (let i = 0; ; i++) {
    if (has(barred, SPACES[i])) continue;
    const here = COPIED[i].count(s, seat, spend);
    if (left < here) return FIRST_WAY[i] + COPIED[i].nth(s, seat, spend, left);
    left -= here;
  }
}

const directWays = (s: State, seat: Seat, spend: number): number => waysWith(s, seat, spend, closed(s));
const queenWays = (s: State, seat: Seat, spend: number): number =>
  queenIsOpen(s, occupied(s), spend) ? waysWith(s, seat, spend - QUEEN_COST, NONE) : 0;
const actionWays = (s: State, seat: Seat, spend: number): number =>
  directWays(s, seat, spend) + queenWays(s, seat, spend);

/** FK-TURN-8  Only if no loan would help. */
const mustPass = (s: State, seat: Seat): boolean => actionWays(s, seat, mostFrancs(s, seat)) === 0;

/** The action that a number within a block of choices belongs to. */
function actionOf(way: number): number {
  let i = 0;
  while (way >= FIRST_WAY[i + 1]) i++;
  return i;
}

function perform(s: State, choice: number): void {
  const seat = mover(s);
  const byQueen = choice >= BY_QUEEN;
  const way = choice - (byQueen ? BY_QUEEN : DIRECT);
  const i = actionOf(way);
  // FK-QUEEN-5: the pawn stands on the queen only.
  setPawn(s, seat, byQueen ? QUEEN : SPACES[i]);
  if (byQueen) receive(s, seat, 0 - QUEEN_COST);
  setPhase(s, END);
  COPIED[i].perform(s, seat, way - FIRST_WAY[i]);
}

/** FK-TURN-2, FK-LOAN-5  Loans, then one action. */
export const startWindow: Question = {
  actor: mover,
  count: (s) => {
    const seat = mover(s);
    const ways = actionWays(s, seat, francs(s, seat));
    return loanCount(s, seat) + (ways > 0 ? ways : Number(mustPass(s, seat)));
  },
  nth: (s, k) => {
    const seat = mover(s);
    const spend = francs(s, seat);
    let left = k - loanCount(s, seat);
    if (left < 0) return nthLoan(s, seat, k);
    const direct = directWays(s, seat, spend);
    if (left < direct) return DIRECT + nthWayWith(s, seat, spend, closed(s), left);
    left -= direct;
    if (left < queenWays(s, seat, spend)) return BY_QUEEN + nthWayWith(s, seat, spend - QUEEN_COST, NONE, left);
    return PASS;
  },
  take: (s, choice) => {
    if (choice === BORROW || choice === REPAY) settleLoan(s, mover(s), choice);
    else if (choice === PASS) {
      setPawn(s, mover(s), NO_PAWN);
      setPhase(s, END);
    } else perform(s, choice);
  },
  bars: (s, choice) => {
    const seat = mover(s);
    if (choice === BORROW || choice === REPAY) return barsLoan(s, seat, choice);
    if (choice === PASS) return mustPass(s, seat) ? undefined : refuse('FK-TURN-8', 'must-act');
    return choice >= DIRECT && choice < SEND ? barsAction(s, seat, choice) : refuse('FK-TURN-2', 'not-now');
  },
  tell: (before, choice, after) => {
    const seat = mover(before);
    if (choice === BORROW || choice === REPAY) return [tellLoan(seat, choice)];
    return choice === PASS ? [line('pass', { seat: { seat } })] : tellAction(before, seat, choice, after);
  },
  prompt: () => ({ key: 'start', values: {} }),
  speaksOf: [BORROW, REPAY, PASS, ...range(DIRECT, SEND - DIRECT)],
};

function barsAction(s: State, seat: Seat, choice: number): Refusal | undefined {
  const byQueen = choice >= BY_QUEEN;
  const way = choice - (byQueen ? BY_QUEEN : DIRECT);
  const i = actionOf(way);
  const action = { action: actionTerm(SPACES[i]) };
  if (byQueen) {
    const refusal = barsQueen(s, occupied(s), francs(s, seat));
    if (refusal !== undefined) return refusal;
  } else if (has(closed(s) & ~occupied(s), SPACES[i])) return refuse('FK-TURN-3', 'no-such-action', action);
  else if (has(occupied(s), SPACES[i])) return refuse('FK-TURN-4', 'occupied', action);
  return COPIED[i].bars(s, seat, francs(s, seat) - (byQueen ? QUEEN_COST : 0), way - FIRST_WAY[i]);
}

function tellAction(before: State, seat: Seat, choice: number, after: State): Message[] {
  const byQueen = choice >= BY_QUEEN;
  const way = choice - (byQueen ? BY_QUEEN : DIRECT);
  const i = actionOf(way);
  return [
    ...(byQueen ? [line('queen', { seat: { seat }, action: actionTerm(SPACES[i]) })] : []),
    ...COPIED[i].tell(before, seat, way - FIRST_WAY[i], after),
  ];
}

/** FK-LOAN-5, -6, FK-END-1  Loans once more; the turn ends when the mover says so. */
export const endWindow: Question = {
  actor: mover,
  count: (s) => loanCount(s, mover(s)) + 1,
  nth: (s, k) => (k < loanCount(s, mover(s)) ? nthLoan(s, mover(s), k) : END_TURN),
  take: (s, choice) => {
    if (choice !== END_TURN) {
      settleLoan(s, mover(s), choice);
      return;
    }
    const reasons = reasonsToEnd(s);
    if (reasons === 0) nextTurn(s);
    else endGame(s, reasons);
  },
  bars: (s, choice) => {
    if (choice === END_TURN) return undefined;
    if (choice === BORROW || choice === REPAY) return barsLoan(s, mover(s), choice);
    return refuse('FK-TURN-2', 'not-now');
  },
  tell: (s, choice) => (choice === END_TURN ? [] : [tellLoan(mover(s), choice)]),
  prompt: () => ({ key: 'end', values: {} }),
  speaksOf: [BORROW, REPAY, END_TURN],
};
