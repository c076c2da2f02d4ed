import type { Choice, State } from '@interregnum/kernel';
import type { Evaluation } from '../evaluation.ts';
import type { BotSpec } from '../spec.ts';

/** What a bot is to decide. It is all that a bot ever learns. */
export interface BotRequest {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly bot: BotSpec;
  readonly seed: string;
  /** Requests with the same id are answered by one bot, which remembers what it found out before. */
  readonly botId: string;
  /** What the seat to act knows. */
  readonly seen: State;
  /** No more time than this for a whole turn, whatever the bot usually spends. */
  readonly maxMs?: number;
  /** Whether this one decision gets all that a turn may cost, because no other one will follow. */
  readonly isOnlyDecision?: boolean;
  /** Whether to send evaluations while it thinks. */
  readonly reportsProgress?: boolean;
}

export interface BotAnswer {
  readonly choice: Choice;
  readonly evaluation: Evaluation | undefined;
}

/** To the worker: a request, that its answer is wanted now, or that a bot is not needed any more. */
export type ToWorker =
  | { readonly ask: BotRequest; readonly id: number }
  | { readonly hurry: number }
  | { readonly forget: string };
/** From the worker: an evaluation so far, the answer, or an error. */
export type FromWorker =
  | { readonly id: number; readonly evaluation: Evaluation }
  | { readonly id: number; readonly answer: BotAnswer }
  | { readonly id: number; readonly error: string };
