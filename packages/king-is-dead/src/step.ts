import type { Bits, ClauseId, LogLine, State, Values } from '@interregnum/kernel';
import type { RefusalOf } from './refusals/refuse.ts';
import type { CardName } from './terms.ts';

/** What kind of thing a step asks for. A choice is the number of such a thing: see notation.ts. */
export type ChoiceKind = 'card' | 'region' | 'follower' | 'faction' | 'pair' | 'seat';

/** One small question of a turn. */
export interface Step {
  /** The prompt's text key, without `prompt.`. */
  readonly prompt: string;
  /** What the prompt speaks of. */
  readonly about: (s: State) => Values;
  readonly asks: ChoiceKind;
  /** The clause that says what may be chosen here. */
  readonly clause: ClauseId;
  /** The choices that still let the effect be completed as the rules demand; the empty set if there is none. */
  readonly options: (s: State) => Bits;
  /** Why it offers not what it does not, as far as the thing chosen is to blame; see refusals.ts for the rest. */
  readonly bars: RefusalOf;
  readonly take: (s: State, choice: number) => void;
  /** What `take` is about to do; nothing for a choice that is only remembered. */
  readonly tell: (s: State, choice: number) => readonly LogLine[];
  /** An optional step without options is passed over; any other one closes its way. */
  readonly optional: boolean;
}

/** Some ways to resolve the effect, in the order of KD-PARTIAL-2: the first one that offers anything must be taken. */
export interface ActionCard {
  readonly name: CardName;
  readonly ways: readonly (readonly Step[])[];
}

type StepParts = Pick<Step, 'prompt' | 'asks' | 'clause' | 'options' | 'bars'> & Partial<Step>;

const NOTHING: Values = {};
const nothing = (): Values => NOTHING;
/** A choice that is only remembered; a later step acts upon it. */
const keep = (): void => {};
const silent = (): readonly LogLine[] => [];

/** All steps have one shape, which keeps calls through them fast. */
export const step = ({ prompt, about, asks, clause, options, bars, take, tell, optional }: StepParts): Step => ({
  prompt,
  about: about ?? nothing,
  asks,
  clause,
  options,
  bars,
  take: take ?? keep,
  tell: tell ?? silent,
  optional: optional ?? false,
});
