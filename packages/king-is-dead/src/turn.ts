import {
  type Bits,
  type Choices,
  lowest,
  NO_CHOICE,
  NO_SEAT,
  nth,
  type Random,
  type State,
  size,
  withoutLowest,
} from '@interregnum/kernel';
import { type Narrowing, narrowed, narrowedSummons, negotiateForSaxons } from './saxons/index.ts';
import {
  actor,
  ask,
  clearAim,
  closeSwapRecord,
  discard,
  effect,
  ending,
  finishTurn,
  forgetChoices,
  isSolo,
  nextSaxonCard,
  offer,
  passes,
  remember,
  saxonsAct,
  seatCount,
  setActor,
  setPasses,
  startEffect,
  stepNumber,
  TURN_STEP,
} from './state/index.ts';
import type { Step } from './step.ts';
import { currentStep, FIRST_WAY, GAP, NARROWINGS, NEXT_WAY, NO_WAY, STEPS, SUMMON_STEP } from './step-table.ts';
import { resolveStruggle } from './struggle.ts';
import { summon } from './summon.ts';
import { NEGOTIATE, NOT_ENDED, SAXON_SEAT } from './terms.ts';
import { PASS, turn } from './turn-step.ts';

/** KD-SOLO-12  In solo the human chooses for the Saxons too. */
export function toAct(s: State): number {
  if (ending(s) !== NOT_ENDED) return NO_SEAT;
  return isSolo(s) ? 0 : actor(s);
}

export function legal(s: State, into: Choices): number {
  let count = 0;
  for (let rest: Bits = offer(s); rest !== 0; rest = withoutLowest(rest)) into[count++] = lowest(rest);
  return count;
}

export function pick(s: State, random: Random): number {
  const choices = offer(s);
  return choices === 0 ? NO_CHOICE : nth(choices, random.below(size(choices)));
}

export function play(s: State, choice: number): void {
  const now = stepNumber(s);
  if (now === TURN_STEP) {
    if (choice === PASS) pass(s);
    else playCard(s, choice);
    return;
  }
  if (now === SUMMON_STEP) {
    summon.take(s, choice);
    endAction(s);
    return;
  }
  const taken = STEPS[now] as Step;
  remember(s, choice);
  taken.take(s, choice);
  // KD-CARD-SPY-1: the turn goes on with the ways of the card that was copied.
  if (taken.asks === 'seat') resolve(s, effect(s));
  else if (!offerFrom(s, now + 1)) endEffect(s);
}

/** KD-TURN-3 */
function playCard(s: State, card: number): void {
  setPasses(s, 0);
  discard(s, actor(s), card);
  startEffect(s, card);
  resolve(s, card);
}

/** KD-PARTIAL-4  Without a way to be taken a card has no effect. */
function resolve(s: State, card: number): void {
  if (!findWay(s, card)) endEffect(s);
}

/** KD-PARTIAL-1, -2  The first way that offers anything is the one to take, if there is one. */
export function findWay(s: State, card: number): boolean {
  for (let way = FIRST_WAY[card]; way !== NO_WAY; way = NEXT_WAY[way]) {
    if (offerFrom(s, way)) return true;
  }
  return false;
}

/** KD-SOLO-12  All options of a step; for the Saxons only those that serve their aim. */
function offered(s: State, number: number, options: Bits): Bits {
  if (!saxonsAct(s)) return options;
  return number === SUMMON_STEP ? narrowedSummons(s, options) : narrowed(s, NARROWINGS[number] as Narrowing, options);
}

/** Asks the first step of a way, from `first` on, that offers anything. */
export function offerFrom(s: State, first: number): boolean {
  for (let number = first; ; number++) {
    const next = STEPS[number];
    if (next === GAP) return false;
    const options = next.options(s);
    if (options !== 0) {
      ask(s, number, offered(s, number, options));
      return true;
    }
    if (!next.skipIfEmpty) return false;
  }
}

/** KD-SUMMON-1, -4  After the effect, the summon, if there is a follower to be summoned. */
function endEffect(s: State): void {
  forgetChoices(s);
  closeSwapRecord(s);
  const options = summon.options(s);
  if (options === 0) endAction(s);
  else ask(s, SUMMON_STEP, offered(s, SUMMON_STEP, options));
}

/** KD-TURN-1; in solo the human goes on (KD-SOLO-2), and the Saxons' action leads to the struggle (KD-SOLO-3). */
function endAction(s: State): void {
  finishTurn(s);
  if (!isSolo(s)) setActor(s, seatAfter(s));
  else if (saxonsAct(s)) {
    clearAim(s);
    setActor(s, 0);
    resolveStruggle(s);
  }
  askTurn(s);
}

function pass(s: State): void {
  if (isSolo(s)) {
    actForSaxons(s);
    return;
  }
  finishTurn(s);
  setActor(s, seatAfter(s));
  setPasses(s, passes(s) + 1);
  // KD-PASS-3
  if (passes(s) === seatCount(s)) {
    setPasses(s, 0);
    resolveStruggle(s);
  }
  askTurn(s);
}

/** KD-SOLO-3, -12  The Saxons' top card is resolved within the human's pass, by the human's choices. */
function actForSaxons(s: State): void {
  const card = nextSaxonCard(s);
  setActor(s, SAXON_SEAT);
  discard(s, 1, card);
  startEffect(s, card);
  if (card === NEGOTIATE) {
    negotiateForSaxons(s);
    endEffect(s);
  } else resolve(s, card);
}

const seatAfter = (s: State): number => (actor(s) + 1 === seatCount(s) ? 0 : actor(s) + 1);

/** Works out anew what is on offer, for a state whose hidden cards were filled in. */
export function askAgain(s: State): void {
  const number = stepNumber(s);
  if (ending(s) === NOT_ENDED) ask(s, number, offered(s, number, currentStep(s).options(s)));
}

/** Starts the next turn, unless the game is over. */
export function askTurn(s: State): void {
  if (ending(s) === NOT_ENDED) ask(s, TURN_STEP, turn.options(s));
}
