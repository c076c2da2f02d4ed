import { STRONGEST } from '@interregnum/bots';
import type { Choice, Seat } from '@interregnum/kernel';
import { drafted, seatToAct, type Table } from '@interregnum/table';
import type { Adviser } from './hint.ts';
import type { BotHost } from './host.ts';
import type { Question } from './messages.ts';
import type { BotSpec } from './spec.ts';

/** Milliseconds for a turn of a bot that was not told what a turn may cost, and for a hint. */
export const LONGEST = 2000;

/** A choice, in notation, that somebody is about to make. */
export interface Deciding {
  readonly choice: Promise<string>;
  /** It is to be made now. */
  enough(): void;
}

/** The bots at one table. All they are told is what the seat to act knows. */
export class Company {
  private readonly host: BotHost;
  /** What bots that leave something to chance draw from; no other table has the same. */
  private readonly seed: string;
  private advisers = 0;

  constructor(host: BotHost, seed: string) {
    this.host = host;
    this.seed = seed;
  }

  /** Lets a bot make the next choice of a turn. */
  decide(turn: Table, bot: BotSpec): Deciding {
    const question = { ...this.questionAbout(turn), bot, mind: this.mindAt(seatToAct(turn)) };
    const { answer, enough } = this.host.ask(
      bot.iterations === undefined ? { ...question, longest: LONGEST } : question,
    );
    const inNotation = (choice: Choice): string => turn.game.notation.write(drafted(turn), choice);
    return { choice: answer.then(({ choice }) => inNotation(choice)), enough };
  }

  /** Somebody to ask about one turn, who knows nothing of what others were asked, or asked for another seat. */
  adviser(): Adviser {
    const name = `adviser ${this.advisers++}`;
    const mindFor = (seat: Seat): string => `${this.mindAt(seat)} ${name}`;
    return {
      advise: (turn, hear) => {
        const question = { ...this.questionAbout(turn), mind: mindFor(seatToAct(turn)), longest: LONGEST };
        return this.host.ask({ ...question, bot: { name: STRONGEST } }, hear);
      },
      dismiss: (seat) => this.host.forget(mindFor(seat)),
    };
  }

  /** The table was left. */
  forget(seats: number): void {
    for (let seat = 0; seat < seats; seat++) this.host.forget(this.mindAt(seat));
  }

  private mindAt(seat: Seat): string {
    return `${this.seed} ${seat}`;
  }

  private questionAbout(turn: Table): Pick<Question, 'game' | 'rules' | 'seed' | 'seen'> {
    const seat = seatToAct(turn);
    return {
      game: turn.game.meta.id,
      rules: turn.game.meta.rulesVersion,
      seed: `${this.seed} ${seat}`,
      seen: turn.game.redact(drafted(turn), seat),
    };
  }
}
