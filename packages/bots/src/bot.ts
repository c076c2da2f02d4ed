import type { Choice, State } from '@interregnum/kernel';
import type { Evaluation } from './evaluation.ts';

/**
 * Decides for a seat and knows nothing but what that seat knows. It is asked in turn for every decision of one seat of
 * one match: `observe`, then `think` until that is false or time is up, then `choice`.
 */
export interface Bot {
  /**
   * The next decision, as the seat to act sees it. If no other one follows (`isOnlyDecision`), it may take all the time
   * there is for a turn.
   */
  observe(seen: State, isOnlyDecision?: boolean): void;
  /** Thinks for a moment, some milliseconds at most. False once more thought would change nothing. */
  think(): boolean;
  /** The best choice so far: there is one at any time. */
  choice(): Choice;
  /** Its evaluation of the position; undefined if it makes none. */
  evaluation(): Evaluation | undefined;
  /** The share of the time for a whole turn that this decision may take, from 0 to 1. */
  readonly timeShare: number;
}

/** Thinks a decision through to the end. */
export function decide(bot: Bot, seen: State): Choice {
  bot.observe(seen);
  while (bot.think());
  return bot.choice();
}

/** Thinks as long as the time for a turn allows, by a clock that counts milliseconds. */
export function decideWithin(bot: Bot, seen: State, turn: number, clock: () => number): Choice {
  const start = clock();
  bot.observe(seen);
  while (bot.think() && clock() - start < turn * bot.timeShare);
  return bot.choice();
}
