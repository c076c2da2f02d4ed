import type { LogLine, Refusal, Seat, State } from '@interregnum/kernel';
import { BORROW, REPAY } from './choices.ts';
import { line } from './log-lines.ts';
import { carry, MEDAL, medalsOf, pays, pledgedBy, takes } from './pieces.ts';
import { refuse } from './question.ts';
import { francs, medalsDown, medalsUp, receive, setMedals } from './state/index.ts';
import { francsTerm } from './words.ts';

/** FK-LOAN-1, -2 */
const LOAN = 3;
const REPAYMENT = 4;

const canBorrow = (s: State, seat: Seat): boolean => medalsUp(s, seat) > 0;
const canRepay = (s: State, seat: Seat): boolean => medalsDown(s, seat) > 0 && francs(s, seat) >= REPAYMENT;

/** FK-LOAN-5  The choices of a loan window, which both windows list first. */
export const loanCount = (s: State, seat: Seat): number => Number(canBorrow(s, seat)) + Number(canRepay(s, seat));
export const nthLoan = (s: State, seat: Seat, k: number): number => (k === 0 && canBorrow(s, seat) ? BORROW : REPAY);

/** Borrows or repays. */
export function settleLoan(s: State, seat: Seat, choice: number): void {
  const turned = choice === BORROW ? 1 : -1;
  setMedals(s, seat, medalsUp(s, seat) - turned, medalsDown(s, seat) + turned);
  receive(s, seat, choice === BORROW ? LOAN : 0 - REPAYMENT);
}

export function barsLoan(s: State, seat: Seat, choice: number): Refusal | undefined {
  if (choice === BORROW) return canBorrow(s, seat) ? undefined : refuse('FK-LOAN-3', 'no-medal');
  if (medalsDown(s, seat) === 0) return refuse('FK-LOAN-2', 'no-debt');
  return canRepay(s, seat)
    ? undefined
    : refuse('FK-LOAN-2', 'repay-cost', {
        cost: francsTerm(REPAYMENT),
        francs: francsTerm(francs(s, seat)),
      });
}

export function tellLoan(seat: Seat, choice: number): LogLine {
  const [up, down] = [medalsOf(seat), pledgedBy(seat)];
  return choice === BORROW
    ? line('borrow', { seat: { seat }, francs: francsTerm(LOAN) }, [...carry(MEDAL, up, down), ...takes(seat, LOAN)])
    : line('repay', { seat: { seat }, francs: francsTerm(REPAYMENT) }, [
        ...pays(seat, REPAYMENT),
        ...carry(MEDAL, down, up),
      ]);
}

/** FK-TURN-8  What a seat could spend if it borrowed on every medal. */
export const mostFrancs = (s: State, seat: Seat): number => francs(s, seat) + LOAN * medalsUp(s, seat);
