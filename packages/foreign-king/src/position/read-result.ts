import { ensure, matches, type State } from '@interregnum/kernel';
import { resultOf } from '../board-parts.ts';
import { reasonsToEnd } from '../endings.ts';
import { addFinalPoints, finalPoints } from '../final-scoring.ts';
import { phase, score, setEnded, setScore, sideCount } from '../state/index.ts';
import { OVER } from '../terms.ts';

/** FK-POS-4  The result is set exactly if the game is over, and is what the board scores. */
export function readResult(s: State, json: unknown): void {
  ensure((phase(s) === OVER) === (json !== null), 'result', 'result');
  if (phase(s) !== OVER) return;
  for (let side = 0; side < sideCount(s); side++) {
    setScore(s, side, score(s, side) - finalPoints(s, side));
    ensure(score(s, side) >= 0, 'score', `seats.${side}.score`);
  }
  const reasons = reasonsToEnd(s);
  ensure(reasons !== 0, 'result', 'phase');
  addFinalPoints(s);
  setEnded(s, reasons);
  ensure(matches(json, resultOf(s)), 'result', 'result');
}
