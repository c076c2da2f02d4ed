import { type Bits, members, type State } from '@interregnum/kernel';
import { TEXTS } from '../notation.ts';
import {
  actor,
  capped,
  ceiling,
  chosen,
  chosenCount,
  effect,
  frozen,
  saxonsAct,
  stepNumber,
  toChange,
} from '../state/index.ts';
import type { Step } from '../step.ts';
import { STEPS } from '../step-table.ts';
import { CARD_NAMES, REGIONS } from '../terms.ts';
import { answeredBefore, STEP_WORDS } from './step-words.ts';

/** The turn in progress: whose action it is, what is asked, the card carried out, and the choices made for it. */
export function halfMade(s: State): object {
  const [answered] = answeredBefore(stepNumber(s), chosenCount(s));
  return {
    actor: actor(s),
    step: STEP_WORDS[stepNumber(s)],
    effect: CARD_NAMES[effect(s)],
    chosen: answered.map((number, place) => TEXTS[(STEPS[number] as Step).asks][chosen(s, place)]),
    aim: aim(s),
  };
}

const names = (regions: Bits): string[] => members(regions).map((region) => REGIONS[region]);

/** KD-SOLO-6..9  What the Saxons aim at: the highest leads of regions, those to leave alone, and one to change. */
export function aim(s: State): object | null {
  if (!saxonsAct(s)) return null;
  const leads = Object.fromEntries(members(capped(s)).map((region) => [REGIONS[region], ceiling(s, region)]));
  return { leads, leave: names(frozen(s)), change: names(toChange(s)) };
}
