import { has, type Refusal, type State } from '@interregnum/kernel';
import { CARDS } from './cards/index.ts';
import { notation } from './notation.ts';
import { spokenOf } from './refusals/of-follower.ts';
import { refuse } from './refusals/refuse.ts';
import { clearSwapRecord, effect, ending, offer, saxonsAct } from './state/index.ts';
import type { Step } from './step.ts';
import { currentStep } from './step-table.ts';
import { summon } from './summon.ts';
import { banBinds } from './swap.ts';
import { NOT_ENDED } from './terms.ts';
import { cardTerm } from './words.ts';

export { REFUSAL_KEYS } from './refusals/refuse.ts';

/** Why a text is no legal choice now: the clause that forbids it and what it is about. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (ending(s) !== NOT_ENDED) return refuse('KD-END-3', 'over');
  const step = currentStep(s);
  const choice = notation.read(s, attempt);
  if (choice === undefined) return refuse(step.clause, 'unreadable', { attempt });
  if (has(offer(s), choice)) return undefined;
  const subject = step.asks === 'follower' ? spokenOf(s, choice) : choice;
  return byWholeEffect(s, step, subject) ?? step.refusalFor(s, subject, step.clause);
}

/** Choices that would be open, were it not for the Saxons' aim, the ban on undoing or a fuller way. */
function byWholeEffect(s: State, step: Step, choice: number): Refusal | undefined {
  if (saxonsAct(s) && has(step.options(s), choice)) {
    return refuse(step === summon ? 'KD-SOLO-11' : 'KD-SOLO-12', 'saxon-aim');
  }
  if (banBinds(s)) {
    const unbanned = s.slice();
    clearSwapRecord(unbanned);
    if (has(step.options(unbanned), choice)) return refuse('KD-UNDO-4', 'undoes', { card: cardTerm(effect(s)) });
  }
  // Ways before this one offer nothing, and this one does not offer that: a later one would, but is not as full.
  const firsts = CARDS[effect(s)].ways.map(([first]) => first);
  const isReachable = (first: Step): boolean => first.asks === step.asks && has(first.options(s), choice);
  return firsts.includes(step) && firsts.some(isReachable)
    ? refuse('KD-PARTIAL-3', 'fuller', { card: cardTerm(effect(s)) })
    : undefined;
}
