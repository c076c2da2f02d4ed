import { type Game, textKeys } from '@interregnum/kernel';
import { explain, outcome } from './explain.ts';
import { imagine } from './imagine.ts';
import { LOG_LINES, log } from './log.ts';
import { MERITS, merits } from './merits.ts';
import { notation } from './notation.ts';
import { asMode, OPTIONS, options } from './options.ts';
import { position } from './position/index.ts';
import { redact } from './redact.ts';
import { REASONS, refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { actor, FACTS, isSolo, modeOf, SIZE, seatCount, turnsDone } from './state/index.ts';
import { currentStep, STEPS } from './step-table.ts';
import { CARD_NAMES, CRITERIA, ENDINGS, FACTIONS, REGIONS, SAXON_SEAT } from './terms.ts';
import { legal, pick, play, toAct } from './turn.ts';

/** Every text key this game uses. Terms stand by their kind and id, everything else by its kind and name. */
const words: readonly string[] = [
  ...textKeys({
    region: REGIONS,
    faction: FACTIONS,
    followers: FACTIONS,
    card: CARD_NAMES,
    'card-text': CARD_NAMES,
    prompt: [...new Set(STEPS.flatMap((step) => (step === undefined ? [] : [step.prompt])))],
    refusal: [...REASONS, 'option', 'solo-seats', 'solo-advanced'],
    log: LOG_LINES,
    merit: MERITS,
    criterion: CRITERIA,
    ending: ENDINGS.slice(1),
    invariant: position.invariants,
    option: OPTIONS.map(({ name }) => name),
  }),
  'title',
];

/** The King Is Dead, second edition. */
export const kingIsDead: Game = {
  // 32 actions of at most 6 decisions, up to 3 passes before each that lead to no struggle, 4 passes for each of 8 struggles.
  meta: { id: 'king-is-dead', rulesVersion: 1, options: OPTIONS, longest: 4 * 8 * (6 + 3) + 4 * 8 },
  size: SIZE,
  facts: FACTS,
  options,
  setup: (given, random, into) => setup(asMode(given), random, into),
  optionsOf: (s) => ({ ...modeOf(s) }),
  seats: seatCount,
  toAct,
  legal,
  pick,
  play,
  turn: turnsDone,
  redact,
  imagine,
  refusal,
  prompt: (s) => ({
    key: currentStep(s).prompt,
    values: currentStep(s).about(s),
    // KD-SOLO-12  Among equals the human chooses for the Saxons.
    ...(isSolo(s) && actor(s) === SAXON_SEAT ? { onBehalfOf: SAXON_SEAT } : {}),
  }),
  log,
  merits,
  outcome,
  explain,
  notation,
  position,
  words,
};
export { advice } from './advice.ts';
