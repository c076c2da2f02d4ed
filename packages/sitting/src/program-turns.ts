import { choose, isComplete, type Table } from '@interregnum/table';
import type { Deciding } from './company.ts';

/** Whoever decides at a table where no person does. */
export interface Deciders {
  /** Lets the one in the seat to act make the next choice of a turn. */
  decide(turn: Table): Deciding;
  /** The table was left: nobody will be asked about it again. */
  forget(): void;
}

/** Lets the programs at a table take their turns while people look at other things. */
export class ProgramTurns {
  /** Why the program to act has not decided; undefined if it thinks, or if none is to act. */
  failure: unknown;
  private readonly deciders: Deciders;
  private readonly tableNow: () => Table;
  private deciding: Deciding | undefined;
  private hurried = false;
  private left = false;

  constructor(deciders: Deciders, tableNow: () => Table) {
    this.deciders = deciders;
    this.tableNow = tableNow;
  }

  /** The turn of the program to act; undefined if it failed, or if nobody waits for it any more. */
  async next(): Promise<Table | undefined> {
    this.hurried = false;
    this.failure = undefined;
    try {
      const turn = await this.played();
      return this.left ? undefined : turn;
    } catch (problem) {
      this.failure = problem;
      return undefined;
    } finally {
      this.deciding = undefined;
    }
  }

  private async played(): Promise<Table> {
    let turn = this.tableNow();
    while (!isComplete(turn) && !this.left) {
      this.deciding = this.deciders.decide(turn);
      if (this.hurried) this.deciding.enough();
      const next = choose(turn, await this.deciding.choice);
      if ('refusal' in next) throw new Error(next.refusal.clause);
      turn = next;
    }
    return turn;
  }

  /** The rest of the turn is to be decided at once. */
  hurry(): void {
    this.hurried = true;
    this.deciding?.enough();
  }

  /** The table is left: what is decided from now on is dropped. */
  leave(): void {
    this.left = true;
    this.hurry();
    this.deciders.forget();
  }
}
