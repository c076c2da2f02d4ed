import { type Game, requireOptions, textKeys } from '@interregnum/kernel';
import { explain, outcome, tally } from './explain.ts';
import { imagine } from './imagine.ts';
import { LOG_LINES } from './log-lines.ts';
import { notation } from './notation.ts';
import { OPTIONS, options, SEATS } from './options.ts';
import { pieces } from './pieces.ts';
import { position } from './position/index.ts';
import { PROMPTS, prompt } from './prompt.ts';
import { REASON_KEYS, reasons } from './reasons.ts';
import { redact, turnsUp } from './redact.ts';
import { REFUSAL_KEYS, refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { FACTS, SIZE, turnsDone } from './state/index.ts';
import { CRITERIA, ENDINGS, FACTIONS, TRICKS } from './terms.ts';
import { legal, pick, play, tell, toAct } from './turn.ts';

/** Every text key this game uses. Terms stand by their kind and id, everything else by its kind and name. */
const words: readonly string[] = [
  ...textKeys({
    faction: FACTIONS,
    'faction-text': FACTIONS,
    card: FACTIONS,
    prompt: PROMPTS,
    refusal: [...REFUSAL_KEYS, 'option'],
    log: LOG_LINES,
    reason: REASON_KEYS,
    criterion: CRITERIA,
    score: ['votes'],
    decided: ['votes', 'draw'],
    ending: ENDINGS,
    invariant: position.invariants,
    option: OPTIONS.map(({ name }) => name),
  }),
  'title',
];

/** Claim. */
export const claim: Game = {
  meta: {
    id: 'claim',
    rulesVersion: 1,
    options: OPTIONS,
    maxDecisions: 2 * TRICKS * SEATS,
    pass: undefined,
    firstSeatBegins: false,
  },
  size: SIZE,
  facts: FACTS,
  options,
  setup: (given, random, into) => {
    requireOptions(OPTIONS, given);
    return setup(random, into);
  },
  optionsOf: () => ({ seats: SEATS }),
  seats: () => SEATS,
  parties: () => [[0], [1]],
  ownKind: () => undefined,
  hides: () => true,
  fromMemory: () => false,
  toAct,
  legal,
  pick,
  play,
  turn: turnsDone,
  redact,
  turnsUp,
  imagine,
  refusal,
  prompt,
  tell,
  pieces,
  reasons,
  outcome,
  explain,
  tally,
  notation,
  position,
  words,
};

/** By every version of its rules, the oldest first. */
export const VERSIONS: readonly Game[] = [claim];
