import { type Company, ProgramTurns, type Session } from '@interregnum/sitting';
import { isOver, type Table } from '@interregnum/table';
import { decidersAt } from './deciders.ts';

/** Lets the bots of a table play, one turn at a time. */
export class BotTurns {
  /** Why the bot to act has not decided; undefined if it thinks, or if none is to act. */
  failure: unknown;
  private readonly session: Session;
  private readonly turns: ProgramTurns;
  private isThinking = false;
  /** Given the turn that a bot has taken; nothing if it has failed, or if the table was left. */
  private readonly took: (turn: Table | undefined) => void;

  constructor(company: Company, session: Session, took: (turn: Table | undefined) => void) {
    this.session = session;
    this.turns = new ProgramTurns(decidersAt(company, session), () => session.table);
    this.took = took;
  }

  /** If a bot is to act, it begins to think. */
  next(): void {
    this.failure = undefined;
    if (this.session.program === undefined || isOver(this.session.table) || this.isThinking) return;
    this.isThinking = true;
    this.turns.next().then((turn) => {
      this.isThinking = false;
      if (turn === undefined) this.failure = this.turns.failure;
      this.took(turn);
    });
  }

  /** The bot that thinks is to decide now; one that has failed is asked again. */
  hurry(): void {
    if (this.failure === undefined) this.turns.hurry();
    else this.next();
  }

  /** The table was left. */
  leave(): void {
    this.turns.leave();
  }
}
