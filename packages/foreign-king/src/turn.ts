import { type Choices, type LogLine, NO_CHOICE, NO_SEAT, type Random, type State } from '@interregnum/kernel';
import { sends } from './actions/move.ts';
import { reorder } from './actions/order.ts';
import { intervention } from './intervention.ts';
import type { Question } from './question.ts';
import { deactivation } from './scoring.ts';
import { phase } from './state/index.ts';
import { OVER } from './terms.ts';
import { virtualOperations } from './virtual.ts';
import { endWindow, startWindow } from './windows.ts';

/** FK-PHASE-1  What is asked in each phase, in the order of PHASES; nothing once the game is over. */
export const QUESTIONS: readonly Question[] = [
  startWindow,
  sends,
  intervention,
  deactivation,
  virtualOperations,
  endWindow,
  reorder,
];

export const toAct = (s: State): number => (phase(s) === OVER ? NO_SEAT : QUESTIONS[phase(s)].actor(s));

export function legal(s: State, into: Choices): number {
  if (phase(s) === OVER) return 0;
  const question = QUESTIONS[phase(s)];
  const count = question.count(s);
  for (let k = 0; k < count; k++) into[k] = question.nth(s, k);
  return count;
}

export function pick(s: State, random: Random): number {
  if (phase(s) === OVER) return NO_CHOICE;
  const question = QUESTIONS[phase(s)];
  return question.nth(s, random.below(question.count(s)));
}

export const play = (s: State, choice: number): void => QUESTIONS[phase(s)].take(s, choice);

/** FK-SETUP-10  All is public: the state before and the rules tell everything. */
export const tell = (s: State, choice: number): readonly LogLine[] => QUESTIONS[phase(s)].tell(s, choice);

/** Every question's text key; each has a sentence in every language. */
export const PROMPTS = [
  'start',
  'send',
  'send-more',
  'intervene',
  'deactivate',
  'virtual',
  'end',
  'end-loans',
  'reorder',
] as const;
