import { type LogLine, NO_CHOICE, type Seat, type State } from '@interregnum/kernel';
import { barsAction, countActions, nthAction, performAction, tellAction } from './actions/offer.ts';
import { BORROW, DIRECT, END_TURN, PASS, REPAY, range, SEND } from './choices.ts';
import { endGame, reasonsToEnd, tellEnd } from './endings.ts';
import { barsLoan, loanCount, mostFrancs, nthLoan, settleLoan, tellLoan } from './loans.ts';
import { line } from './log-lines.ts';
import { actionAt, carry, pawnOf } from './pieces.ts';
import { type Question, refuse } from './question.ts';
import { nextTurn, tellNextTurn } from './rounds.ts';
import { francs, mover, pawn, setPawn, setPhase } from './state/index.ts';
import { END, NO_PAWN } from './terms.ts';

/** FK-TURN-8  Only if no loan would help. */
const mustPass = (s: State, seat: Seat): boolean => countActions(s, seat, mostFrancs(s, seat)) === 0;

/** FK-TURN-2, FK-LOAN-5  Loans, then one action. */
export const startWindow: Question = {
  actor: mover,
  count: (s) => {
    const seat = mover(s);
    const actions = countActions(s, seat, francs(s, seat));
    return loanCount(s, seat) + (actions > 0 ? actions : Number(mustPass(s, seat)));
  },
  nth: (s, k) => {
    const seat = mover(s);
    const left = k - loanCount(s, seat);
    if (left < 0) return nthLoan(s, seat, k);
    const action = nthAction(s, seat, francs(s, seat), left);
    return action === NO_CHOICE ? PASS : action;
  },
  take: (s, choice) => {
    if (choice === BORROW || choice === REPAY) settleLoan(s, mover(s), choice);
    else if (choice === PASS) {
      setPawn(s, mover(s), NO_PAWN);
      setPhase(s, END);
    } else performAction(s, choice);
  },
  bars: (s, choice) => {
    const seat = mover(s);
    if (choice === BORROW || choice === REPAY) return barsLoan(s, seat, choice);
    if (choice === PASS) return mustPass(s, seat) ? undefined : refuse('FK-TURN-8', 'must-act');
    return choice >= DIRECT && choice < SEND ? barsAction(s, seat, choice) : refuse('FK-TURN-2', 'not-now');
  },
  tell: (s, choice) => {
    const seat = mover(s);
    if (choice === BORROW || choice === REPAY) return [tellLoan(seat, choice)];
    return choice === PASS ? [tellPass(s, seat)] : tellAction(s, seat, choice);
  },
  prompt: () => ({ key: 'start', values: {} }),
  speaksOf: [BORROW, REPAY, PASS, ...range(DIRECT, SEND - DIRECT)],
};

/** FK-TURN-8  The pawn leaves the actions, if it stood on one. */
const tellPass = (s: State, seat: Seat): LogLine =>
  line(
    'pass',
    { seat: { seat } },
    carry(pawnOf(seat), actionAt(pawn(s, seat)), actionAt(NO_PAWN), pawn(s, seat) === NO_PAWN ? 0 : 1),
  );

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
  tell: (s, choice) => {
    if (choice !== END_TURN) return [tellLoan(mover(s), choice)];
    const reasons = reasonsToEnd(s);
    return reasons === 0 ? tellNextTurn(s) : [tellEnd(s, reasons)];
  },
  prompt: (s) => ({ key: loanCount(s, mover(s)) > 0 ? 'end-loans' : 'end', values: {} }),
  speaksOf: [BORROW, REPAY, END_TURN],
};
