import { type Game, type State, textKeys } from '@interregnum/kernel';
import { PASS, PLAIN } from './choices.ts';
import { explain, outcome, tally } from './explain.ts';
import { LOG_LINES } from './log-lines.ts';
import { notation } from './notation.ts';
import { OPTIONS, options } from './options.ts';
import { pieces } from './pieces.ts';
import { position } from './position/index.ts';
import { REFUSAL_KEYS } from './question.ts';
import { REASON_KEYS, reasons } from './reasons.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { FACTS, optionsOf, phase, SIZE, seatCount, turnsDone } from './state/index.ts';
import { ACTIONS, CRITERIA, ENDINGS, KINDS, PROVINCES } from './terms.ts';
import { legal, PROMPTS, pick, play, QUESTIONS, tell, toAct } from './turn.ts';

/** Every text key this game uses. Terms stand by their kind and id, everything else by its kind and name. */
const words: readonly string[] = [
  ...textKeys({
    province: PROVINCES,
    place: ['supply'],
    action: ACTIONS,
    'action-text': ACTIONS,
    factory: KINDS,
    count: ['citizens', 'francs', 'points'],
    side: ['virtual'],
    prompt: PROMPTS,
    refusal: [...REFUSAL_KEYS, 'option'],
    log: LOG_LINES,
    reason: REASON_KEYS,
    criterion: CRITERIA,
    score: ['total', 'most-medals'],
    decided: ['total', 'most-medals', 'shared'],
    ending: ENDINGS,
    invariant: position.invariants,
    option: OPTIONS.map(({ name }) => name),
  }),
  'title',
];

function copied(s: State, into?: State): State {
  if (into === undefined) return s.slice();
  into.set(s);
  return into;
}

/** The Foreign King. */
export const foreignKing: Game = {
  // no rule ends a game in which no seat moves the king.
  meta: {
    id: 'foreign-king',
    rulesVersion: 1,
    options: OPTIONS,
    maxDecisions: undefined,
    pass: PLAIN[PASS],
    firstSeatBegins: false,
  },
  size: SIZE,
  facts: FACTS,
  options,
  setup,
  optionsOf,
  seats: seatCount,
  parties: ({ seats }) => Array.from({ length: Number(seats) }, (_, seat) => [seat]),
  ownKind: () => undefined,
  hides: () => false,
  fromMemory: () => false,
  toAct,
  legal,
  pick,
  play,
  turn: turnsDone,
  // FK-SETUP-10: everything is public.
  redact: (s, _, into) => copied(s, into),
  turnsUp: () => false,
  imagine: (seen) => seen.slice(),
  refusal,
  prompt: (s) => QUESTIONS[phase(s)].prompt(s),
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
export const VERSIONS: readonly Game[] = [foreignKing];
