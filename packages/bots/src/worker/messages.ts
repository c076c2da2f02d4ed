import type { Choice, State } from '@interregnum/kernel';
import type { Evaluation } from '../evaluation.ts';
import type { BotSpec } from '../spec.ts';

/** What a bot is to decide. It is all that a bot ever learns. */
export interface Question {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly bot: BotSpec;
  readonly seed: string;
  /** Whose mind it is: questions with the same name are answered by one bot, which remembers what it thought before. */
  readonly mind: string;
  /** What the seat to act knows. */
  readonly seen: State;
  /** No more time than this for a whole turn, whatever the bot usually spends. */
  readonly longest?: number;
  /** Whether this one decision gets all that a turn may cost, because no other one will follow. */
  readonly whole?: boolean;
  /** Whether to tell what it thinks while it thinks. */
  readonly talks?: boolean;
}

export interface Answer {
  readonly choice: Choice;
  readonly evaluation: Evaluation | undefined;
}

/** To the thread of the bots: a question, that it has been thought about for long enough, or that a mind is not needed any more. */
export type ToBots =
  | { readonly ask: Question; readonly id: number }
  | { readonly enough: number }
  | { readonly forget: string };
/** From there: what a bot thinks by now, its answer, or what went wrong. */
export type FromBots =
  | { readonly id: number; readonly thinks: Evaluation }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly trouble: string };
