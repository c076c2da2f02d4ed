import type { Choice, LogLine, Message, Refusal, Seat, State, Values } from '@interregnum/kernel';

/** What is asked in one phase. Choices are numbered in choices.ts; each question offers some, in ascending order. */
export interface Question {
  /** The seat that decides. */
  readonly actor: (s: State) => Seat;
  /** How many choices there are. */
  readonly count: (s: State) => number;
  /** The k-th of them. */
  readonly nth: (s: State, k: number) => Choice;
  /** Makes one of them. */
  readonly take: (s: State, choice: Choice) => void;
  /** Why a choice, which may belong to another question, is not one of them; undefined if it is. */
  readonly bars: (s: State, choice: Choice) => Refusal | undefined;
  readonly prompt: (s: State) => Message;
  /** What it does, and what follows from it, to the state before. */
  readonly tell: (s: State, choice: Choice) => readonly LogLine[];
  /** The choices that have a text here, offered or not. */
  readonly speaksOf: readonly Choice[];
}

/** Every reason for which an attempt can be refused; each has a sentence in every language. */
export const REFUSAL_KEYS = [
  'over',
  'unreadable',
  'not-now',
  'no-loan-now',
  'no-medal',
  'no-debt',
  'repay-cost',
  'no-such-action',
  'occupied',
  'queen-twice',
  'queen-cost',
  'must-act',
  'cost',
  'no-stock',
  'supply',
  'nobody-there',
  'nobody',
  'no-border',
  'twice',
  'from-portrait',
  'origin',
  'ascending',
  'too-many',
  'send-first',
  'none-active',
  'virtual-supply',
  'virtual-nobody',
  'virtual-border',
  'no-place',
] as const;
type RefusalKey = (typeof REFUSAL_KEYS)[number];

export const refuse = (clause: string, key: RefusalKey, values: Values = {}): Refusal => ({ clause, key, values });
