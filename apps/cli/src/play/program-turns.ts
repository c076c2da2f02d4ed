import { choose, isComplete, type Table } from '@interregnum/table';
import type { Deciding, Programs } from './programs.ts';
import type { Session } from './session.ts';

/** Lets the programs at a table take their turns while people look at other things. */
export class ProgramTurns {
  /** Why the program to act has not decided; undefined if it thinks, or if none is to act. */
  failure: unknown;
  private readonly programs: Programs;
  private readonly session: Session;
  private deciding: Deciding | undefined;
  private hurried = false;
  private left = false;

  constructor(programs: Programs, session: Session) {
    this.programs = programs;
    this.session = session;
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
    let turn = this.session.table;
    while (!isComplete(turn) && !this.left) {
      this.deciding = this.programs.decide(this.session, turn);
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
    this.programs.forget(this.session);
  }
}
