import { TimeShare } from '@interregnum/bots';
import type { Budget, TurnShare } from './program-lines.ts';

/** Shares out what a program may spend on a turn, decision by decision, as our own bots share out theirs. */
export class TurnBudget {
  private readonly budget: Budget;
  private readonly timeShare = new TimeShare();
  private turn = -1;
  private spent = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** What the next decision may cost. What is left is never less: a program that took too long is not cut short. */
  share(turn: number): TurnShare {
    const { ms, iterations } = this.budget;
    const whole = ms ?? iterations;
    if (whole === undefined) return {};
    if (turn !== this.turn) this.spent = 0;
    this.turn = turn;
    this.timeShare.nextDecision(turn);
    const part = Math.max(1, Math.round(whole * this.timeShare.share));
    const left = Math.max(part, Math.round(whole - this.spent));
    if (ms !== undefined) return { ms: part, left };
    this.spent += part;
    return { iterations: part, left };
  }

  /** A decision has taken so many milliseconds. */
  took(ms: number): void {
    if (this.budget.ms !== undefined) this.spent += ms;
  }
}
