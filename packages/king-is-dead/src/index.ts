import { type Game, type OptionDeclaration, type Options, type Seat, textKeys } from '@interregnum/kernel';
import { explain, outcome } from './explain.ts';
import { imagine } from './imagine.ts';
import { LOG_LINES } from './log-lines.ts';
import { notation } from './notation.ts';
import { OPTION_REFUSALS, OPTIONS_BY_RULES, options, optionsOfMode, optionsOfRules } from './options.ts';
import { pieces } from './pieces.ts';
import { positionsBy } from './position/index.ts';
import { REASON_KEYS, reasons } from './reasons.ts';
import { redact } from './redact.ts';
import { REFUSAL_KEYS, refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { endsStandingPass } from './standing-pass.ts';
import { actor, FACTS, isSolo, modeOf, SIZE, seatCount, turnsDone } from './state/index.ts';
import { currentStep, STEPS } from './step-table.ts';
import { tally, UNSEEN_PLOT } from './tally.ts';
import { tell } from './tell.ts';
import { CARD_NAMES, CRITERIA, ENDINGS, FACTIONS, REGIONS, SAXON_SEAT } from './terms.ts';
import { legal, pick, play, toAct } from './turn.ts';
import { turnsUp } from './turns-up.ts';

/** Every text key that one version uses. Terms stand by their kind and id, everything else by its kind and name. */
const wordsOf = (options: readonly OptionDeclaration[], invariants: readonly string[]): readonly string[] => [
  ...textKeys({
    region: REGIONS,
    faction: FACTIONS,
    followers: FACTIONS,
    card: CARD_NAMES,
    'card-text': CARD_NAMES,
    prompt: [...new Set(STEPS.flatMap((step) => (step === undefined ? [] : [step.prompt])))],
    refusal: [...REFUSAL_KEYS, ...OPTION_REFUSALS],
    log: LOG_LINES,
    reason: REASON_KEYS,
    criterion: [...CRITERIA, UNSEEN_PLOT],
    score: ['sets', 'first', 'second', 'total'],
    decided: CRITERIA,
    ending: ENDINGS.slice(1),
    invariant: invariants,
    option: options.map(({ name }) => name),
  }),
  'title',
];

const isSaxon = (options: Options, seat: Seat): boolean => options.solo === true && seat === SAXON_SEAT;

/** KD-TEAM-1  Four seats are two teams. */
const parties = ({ seats }: Options): readonly (readonly Seat[])[] =>
  seats === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats as number }, (_, seat) => [seat]);

/** The game by one version of its rules. What differs is decided by a word of the state, where it differs. */
function byRules(rules: number): Game {
  const declared = optionsOfRules(rules);
  const position = positionsBy(rules);
  return {
    meta: {
      id: 'king-is-dead',
      rulesVersion: rules,
      options: declared,
      // 32 actions of at most 6 decisions, up to 3 passes before each that lead to no struggle, 4 passes for each of 8 struggles.
      maxDecisions: 4 * 8 * (6 + 3) + 4 * 8,
      pass: 'pass',
      firstSeatBegins: true,
    },
    size: SIZE,
    facts: FACTS,
    options: (given) => options(rules, given),
    setup: (given, random, into) => setup(rules, given, random, into),
    optionsOf: (s) => optionsOfMode(modeOf(s)),
    seats: seatCount,
    parties,
    ownKind: (given, seat) => (isSaxon(given, seat) ? 'saxons' : undefined),
    hides: ({ advanced, solo, memory }) => advanced === true || solo === true || memory === true,
    fromMemory: ({ memory }) => memory === true,
    toAct,
    legal,
    pick,
    play,
    turn: turnsDone,
    redact,
    turnsUp,
    endsStandingPass,
    imagine,
    refusal,
    prompt: (s) => ({
      key: currentStep(s).prompt,
      values: currentStep(s).promptValues(s),
      // KD-SOLO-12  Among equals the human chooses for the Saxons.
      ...(isSolo(s) && actor(s) === SAXON_SEAT ? { onBehalfOf: SAXON_SEAT } : {}),
    }),
    tell,
    pieces,
    reasons,
    outcome,
    explain,
    tally,
    notation,
    position,
    words: wordsOf(declared, position.invariants),
  };
}

/** The King Is Dead, second edition, by every version of its rules, the oldest first. */
export const VERSIONS: readonly Game[] = [...OPTIONS_BY_RULES.keys()].map(byRules);

/** By the newest. */
export const kingIsDead: Game = VERSIONS[VERSIONS.length - 1];
