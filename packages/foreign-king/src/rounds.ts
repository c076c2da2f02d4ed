import { type LogLine, NO_SEAT, type State } from '@interregnum/kernel';
import { line } from './log-lines.ts';
import { finishTurn, pendingSeat, round, seatCount, setPhase, setTurn, turnIndex } from './state/index.ts';
import { REORDER, START } from './terms.ts';

/** FK-TURN-11 */
export function startRound(s: State, number: number): void {
  startTurn(s, number, 0);
}

export const tellRound = (number: number): LogLine => line('round', { count: number });

function startTurn(s: State, roundNumber: number, place: number): void {
  finishTurn(s);
  setTurn(s, roundNumber, place);
  setPhase(s, START);
}

/** FK-TURN-10, -11  The next seat's turn; behind the last one the changes of order, then a new round. */
export function nextTurn(s: State): void {
  if (turnIndex(s) + 1 < seatCount(s)) startTurn(s, round(s), turnIndex(s) + 1);
  else if (pendingSeat(s, 0) !== NO_SEAT) setPhase(s, REORDER);
  else startRound(s, round(s) + 1);
}

/** Nothing of another seat's turn; a new round is told. */
export const tellNextTurn = (s: State): LogLine[] =>
  turnIndex(s) + 1 < seatCount(s) || pendingSeat(s, 0) !== NO_SEAT ? [] : [tellRound(round(s) + 1)];
