import type { Bits, ClauseId, LogLine, State, Values } from '@interregnum/kernel';
import type { RefusalOf } from './refusals/refuse.ts';
import type { CardName } from './terms.ts';

/** What kind of thing a step asks for. A choice is the number of such a thing: see notation.ts. */
export type ChoiceKind = 'card' | 'region' | 'follower' | 'faction' | 'pair' | 'seat';

/** One small question of a turn. */
export interface Step {
  /** The prompt's text key, without `prompt.`. */
  readonly prompt: string;
  /** The values of the prompt's text. */
  readonly promptValues: (s: State) => Values;
  readonly asks: ChoiceKind;
  /** The clause that says what may be chosen here. */
  readonly clause: ClauseId;
  /** The choices that still let the effect be completed as the rules demand; the empty set if there is none. */
  readonly options: (s: State) => Bits;
  /** Why a choice is not among its options, as far as the thing chosen is the reason; refusals.ts has the other reasons. */
  readonly refusalFor: RefusalOf;
  readonly take: (s: State, choice: number) => void;
  /** What `take` is about to do; nothing for a choice that is only remembered. */
  readonly tell: (s: State, choice: number) => readonly LogLine[];
  /** Whether it is passed over when it has no options; any other step closes its way then. No player may skip it. */
  readonly skipIfEmpty: boolean;
}

/**
 * Some ways to resolve the effect, in the order of KD-PARTIAL-2: the first one that offers anything must be taken. What only a
 * later one would offer is refused by KD-PARTIAL-3, as `fuller` (refusals.ts). Where RULES.md tells tiers, ways are these.
 */
export interface ActionCard {
  readonly name: CardName;
  readonly ways: readonly (readonly Step[])[];
}

type StepParts = Pick<Step, 'prompt' | 'asks' | 'clause' | 'options' | 'refusalFor'> & Partial<Step>;

const NOTHING: Values = {};
const nothing = (): Values => NOTHING;
/** A choice that is only remembered; a later step acts upon it. */
const keep = (): void => {};
const silent = (): readonly LogLine[] => [];

/** All steps have one shape, which keeps calls through them fast. */
export const step = ({
  prompt,
  promptValues,
  asks,
  clause,
  options,
  refusalFor,
  take,
  tell,
  skipIfEmpty,
}: StepParts): Step => ({
  prompt,
  promptValues: promptValues ?? nothing,
  asks,
  clause,
  options,
  refusalFor,
  take: take ?? keep,
  tell: tell ?? silent,
  skipIfEmpty: skipIfEmpty ?? false,
});
