import type { LogLine, State } from '@interregnum/kernel';
import { line } from './log-lines.ts';
import { SAXON_DECK } from './pieces.ts';
import { negotiateForSaxons, tellNegotiation } from './saxons/index.ts';
import {
  effect,
  isSolo,
  passes,
  remember,
  saxonsAct,
  seatCount,
  setActor,
  startEffect,
  stepNumber,
  topOfPile,
} from './state/index.ts';
import { currentStep } from './step-table.ts';
import { tellStruggle } from './struggle.ts';
import { summon } from './summon.ts';
import { NEGOTIATE, SAXON_SEAT } from './terms.ts';
import { findWay, offerFrom } from './turn.ts';
import { discarded, PASS, turn } from './turn-step.ts';
import { cardTerm } from './words.ts';

/**
 * What a choice did: what its step tells, then what that led to, in the order of `play`. A copy of the earlier state goes
 * along; the later one is read only for what was turned up: the Saxons' card, and plot at the end.
 */
export function tell(seenBefore: State, choice: number, seenAfter: State): readonly LogLine[] {
  const s = seenBefore.slice();
  const step = currentStep(s);
  const lines = step.tell(s, choice);
  if (step === turn)
    return [...lines, ...(choice === PASS ? afterPass(s, seenAfter) : afterCard(s, choice, seenAfter))];
  remember(s, choice);
  step.take(s, choice);
  if (step === summon) return [...lines, ...afterAction(s, seenAfter)];
  if (step.asks === 'seat') return [...lines, ...afterFinding(s, seenAfter)];
  return offerFrom(s, stepNumber(s) + 1) ? lines : [...lines, ...afterEffect(s, seenAfter)];
}

function afterPass(s: State, seenAfter: State): readonly LogLine[] {
  if (isSolo(s)) return ofSaxons(s, topOfPile(seenAfter, SAXON_SEAT), seenAfter);
  // KD-PASS-3
  return passes(s) + 1 === seatCount(s) ? tellStruggle(s, seenAfter) : [];
}

/** KD-SOLO-3, -10  The Saxons' card, and what it does at once if it leaves nothing to choose. */
function ofSaxons(s: State, card: number, seenAfter: State): readonly LogLine[] {
  const revealed = line('saxon-card', { card: cardTerm(card) }, discarded(s, SAXON_SEAT, SAXON_DECK, card));
  setActor(s, SAXON_SEAT);
  if (card !== NEGOTIATE) return [revealed, ...afterCard(s, card, seenAfter)];
  const negotiated = tellNegotiation(s);
  negotiateForSaxons(s);
  return [revealed, ...(negotiated.length > 0 ? negotiated : [line('no-effect')]), ...afterEffect(s, seenAfter)];
}

function afterCard(s: State, card: number, seenAfter: State): readonly LogLine[] {
  startEffect(s, card);
  return afterFinding(s, seenAfter);
}

/** KD-PARTIAL-4  A card, or the one that it copies, that finds no way has no effect. */
const afterFinding = (s: State, seenAfter: State): readonly LogLine[] =>
  findWay(s, effect(s)) ? [] : [line('no-effect'), ...afterEffect(s, seenAfter)];

/** KD-SUMMON-4  Without a follower to be summoned, the action ends with the effect. */
const afterEffect = (s: State, seenAfter: State): readonly LogLine[] =>
  summon.options(s) === 0 ? afterAction(s, seenAfter) : [];

/** KD-SOLO-3  The Saxons' action leads to a struggle. */
const afterAction = (s: State, seenAfter: State): readonly LogLine[] =>
  saxonsAct(s) ? tellStruggle(s, seenAfter) : [];
