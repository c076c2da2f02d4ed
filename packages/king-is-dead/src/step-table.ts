import type { State } from '@interregnum/kernel';
import { CARDS } from './cards/index.ts';
import { narrowingOf } from './saxons/index.ts';
import { stepNumber, TURN_STEP } from './state/index.ts';
import type { Step } from './step.ts';
import { summon } from './summon.ts';
import { turn } from './turn-step.ts';

export const SUMMON_STEP = TURN_STEP + 1;
export const NO_WAY = 0;
export const GAP = undefined;

/**
 * All steps in one table: the turn, the summon, then card by card the steps of each way, each way closed by a gap.
 * A state remembers its step as an index into this table.
 */
export const STEPS: readonly (Step | undefined)[] = [
  turn,
  summon,
  ...CARDS.flatMap((card) => card.ways.flatMap((way) => [...way, GAP])),
];

/** Where each card's first way starts, and where the next way of the same card starts after each way. */
export const FIRST_WAY = new Int32Array(CARDS.length);
export const NEXT_WAY = new Int32Array(STEPS.length);
let at = SUMMON_STEP + 1;
for (const [card, { ways }] of CARDS.entries()) {
  FIRST_WAY[card] = ways.length > 0 ? at : NO_WAY;
  for (const [number, way] of ways.entries()) {
    const next = at + way.length + 1;
    NEXT_WAY[at] = number + 1 < ways.length ? next : NO_WAY;
    at = next;
  }
}

/** By step, how the Saxons' aim narrows it. */
export const NARROWINGS = STEPS.map(narrowingOf);

export const currentStep = (s: State): Step => STEPS[stepNumber(s)] as Step;
