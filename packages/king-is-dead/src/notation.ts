import type { Choice, Notation, State } from '@interregnum/kernel';
import type { ChoiceKind } from './step.ts';
import { currentStep } from './step-table.ts';
import { CARD_NAMES, FACTIONS, PAIRS, REGIONS } from './terms.ts';
import { PASS } from './turn-step.ts';

/** The text of every choice, by what the step asks for; a choice is an index into its list. */
export const TEXTS: Readonly<Record<ChoiceKind, readonly (string | undefined)[]>> = {
  card: Array.from({ length: PASS + 1 }, (_, card) => (card === PASS ? 'pass' : CARD_NAMES[card])),
  region: REGIONS,
  follower: REGIONS.flatMap((region) => FACTIONS.map((faction) => `${region} ${faction}`)),
  faction: FACTIONS,
  pair: PAIRS.map(([a, b]) => `${FACTIONS[a]}+${FACTIONS[b]}`),
  seat: ['seat 0', 'seat 1', 'seat 2', 'seat 3'],
};

const textOf = (asks: ChoiceKind, choice: Choice): string => TEXTS[asks][choice] as string;

export const notation: Notation = {
  write: (s, choice) => textOf(currentStep(s).asks, choice),
  read: (s, text) => {
    const choice = TEXTS[currentStep(s).asks].indexOf(text);
    return choice < 0 ? undefined : choice;
  },
  texts: (s: State) => TEXTS[currentStep(s).asks].filter((text) => text !== undefined),
};
