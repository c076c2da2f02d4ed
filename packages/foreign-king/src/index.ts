import type { Game } from '@interregnum/kernel';
import { explain, outcome } from './explain.ts';
import { log } from './log.ts';
import { LOG_LINES } from './log-lines.ts';
import { notation } from './notation.ts';
import { OPTIONS, options } from './options.ts';
import { position } from './position/index.ts';
import { REASONS } from './question.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { FACTS, optionsOf, phase, SIZE, seatCount, turnsDone } from './state/index.ts';
import { ACTIONS, CRITERIA, ENDINGS, KINDS, PROVINCES } from './terms.ts';
import { legal, PROMPTS, pick, play, QUESTIONS, toAct } from './turn.ts';

/** Every text key this game uses. Terms stand by their kind and id, everything else by its kind and name. */
const words: readonly string[] = [
  ...PROVINCES.map((id) => `province.${id}`),
  'place.supply',
  ...ACTIONS.flatMap((id) => [`action.${id}`, `action-text.${id}`]),
  ...KINDS.map((id) => `factory.${id}`),
  ...['citizens', 'francs', 'points'].map((id) => `count.${id}`),
  'side.virtual',
  ...PROMPTS.map((name) => `prompt.${name}`),
  ...[...REASONS, 'option'].map((reason) => `refusal.${reason}`),
  ...LOG_LINES.map((line) => `log.${line}`),
  ...CRITERIA.map((name) => `criterion.${name}`),
  ...ENDINGS.map((name) => `ending.${name}`),
  ...position.invariants.map((name) => `invariant.${name}`),
  ...OPTIONS.map(({ name }) => `option.${name}`),
  'title',
];

/** The Foreign King. */
export const foreignKing: Game = {
  // no rule ends a game in which nobody moves the king.
  meta: { id: 'foreign-king', rulesVersion: 1, options: OPTIONS, longest: undefined },
  size: SIZE,
  facts: FACTS,
  options,
  setup,
  optionsOf,
  seats: seatCount,
  toAct,
  legal,
  pick,
  play,
  turn: turnsDone,
  // FK-SETUP-10: everything is public.
  redact: (s) => s.slice(),
  imagine: (seen) => seen.slice(),
  refusal,
  prompt: (s) => QUESTIONS[phase(s)].prompt(s),
  log,
  outcome,
  explain,
  notation,
  position,
  words,
};
