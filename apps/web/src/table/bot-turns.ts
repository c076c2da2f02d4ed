import { type Company, ProgramTurns, type Session } from '@interregnum/sitting';
import { isOver, type Table } from '@interregnum/table';
import { decidersAt } from './deciders.ts';

/** Lets the bots of a table play, one turn at a time. */
export class BotTurns {
  /** Why the bot to act has not decided; undefined if it thinks, or if none is to act. */
  failure: unknown;
  private readonly session: Session;
  private readonly turns: ProgramTurns;
  /** The turn that is waited for. */
  private thinking: Promise<Table | undefined> | undefined;
  /** Given the turn that a bot has taken; nothing if it has failed. */
  private readonly took: (turn: Table | undefined) => void;

  constructor(company: Company, session: Session, took: (turn: Table | undefined) => void) {
    this.session = session;
    this.turns = new ProgramTurns(decidersAt(company, session), () => session.table);
    this.took = took;
  }

  /** If a bot is to act, it begins to think. */
  next(): void {
    this.failure = undefined;
    if (this.session.program === undefined || isOver(this.session.table) || this.thinking !== undefined) return;
    const thinking = this.turns.next();
    this.thinking = thinking;
    thinking.then((turn) => {
      // The match may have gone another way since then.
      if (thinking !== this.thinking) return;
      this.thinking = undefined;
      if (turn === undefined) this.failure = this.turns.failure;
      this.took(turn);
    });
  }

  /** The match has gone another way: what bots think of is forgotten, and whoever is to act now thinks anew. */
  startOver(): void {
    this.turns.leave();
    this.thinking = undefined;
    this.next();
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
