import { type Bits, type LogLine, NO_SEAT, type State } from '@interregnum/kernel';
import { addFinalPoints, finalMoves } from './final-scoring.ts';
import { line } from './log-lines.ts';
import { allInactive, finishTurn, marker, score, setEnded, setPendingSeats, sideCount } from './state/index.ts';
import { BY_FACTORIES, BY_KING, ENDINGS } from './terms.ts';

/** FK-END-2, -3  The second of all scores, the virtual player's included; of two leaders that tie, one is the second. */
export function secondScore(s: State): number {
  let first = score(s, 0);
  let second = Number.MIN_SAFE_INTEGER;
  for (let side = 1; side < sideCount(s); side++) {
    const points = score(s, side);
    second = Math.max(second, Math.min(first, points));
    first = Math.max(first, points);
  }
  return second;
}

/** FK-END-2, -4  Why the game ends now, as a set; empty if it goes on. */
export const reasonsToEnd = (s: State): Bits =>
  (marker(s) <= secondScore(s) ? BY_KING : 0) | (allInactive(s) ? BY_FACTORIES : 0);

/** FK-END-5, FK-ORDER-6  The round is not completed, and no seat changes places any more. */
export function endGame(s: State, reasons: Bits): void {
  setPendingSeats(s, NO_SEAT, NO_SEAT);
  addFinalPoints(s);
  setEnded(s, reasons);
  finishTurn(s);
}

/** Why it ends; the points of the final scoring move with it. */
export const tellEnd = (s: State, reasons: Bits): LogLine => line(`end-${ENDINGS[reasons - 1]}`, {}, finalMoves(s));
