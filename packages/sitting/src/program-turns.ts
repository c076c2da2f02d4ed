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
  /** Counts the turns that were begun or dropped: only the newest is waited for. */
  private awaited = 0;

  constructor(deciders: Deciders, tableNow: () => Table) {
    this.deciders = deciders;
    this.tableNow = tableNow;
  }

  /** The turn of the program to act; undefined if it failed, or if nobody waits for it any more. */
  async next(): Promise<Table | undefined> {
    this.drop();
    this.hurried = false;
    const number = this.awaited;
    const isAwaited = (): boolean => number === this.awaited;
    try {
      const turn = await this.played(isAwaited);
      return isAwaited() ? turn : undefined;
    } catch (problem) {
      if (isAwaited()) this.failure = problem;
      return undefined;
    } finally {
      if (isAwaited()) this.deciding = undefined;
    }
  }

  private async played(isAwaited: () => boolean): Promise<Table> {
    let turn = this.tableNow();
    while (!isComplete(turn) && isAwaited()) {
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

  /** Something else has happened at the table: what is being decided is dropped. */
  drop(): void {
    this.awaited++;
    this.failure = undefined;
    this.deciding?.enough();
    this.deciding = undefined;
  }

  /** The table is left. */
  leave(): void {
    this.drop();
    this.deciders.forget();
  }
}
