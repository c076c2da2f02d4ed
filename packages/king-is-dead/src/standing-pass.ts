import type { Choice, State } from '@interregnum/kernel';
import { isBetweenTurns, isSolo, struggles } from './state/index.ts';
import { PASS } from './turn-step.ts';

/** Whether somebody who passes until something changes has to think again: a card was played, or a struggle was resolved. */
export const endsStandingPass = (seenBefore: State, choice: Choice, seenAfter: State): boolean =>
  !isPass(seenBefore, choice) || struggles(seenAfter) !== struggles(seenBefore);

/** KD-SOLO-3  A pass against the Saxons plays their card. */
const isPass = (s: State, choice: Choice): boolean => isBetweenTurns(s) && choice === PASS && !isSolo(s);
