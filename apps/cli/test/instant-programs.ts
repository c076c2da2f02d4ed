import { newBot, type Opinion } from '@interregnum/bots';
import { heuristicsOf } from '@interregnum/games/all';
import { FastRandom, NO_CHOICE, type State } from '@interregnum/kernel';
import type { Adviser, Deciding, Thought } from '@interregnum/sitting';
import { drafted, seatToAct, type Table } from '@interregnum/table';
import type { Programs } from '../src/play/programs.ts';
import type { Session } from '../src/play/session.ts';

/** Programs without a thread, whatever they are called: they choose at random and at once, and advise after little thought. */
export class InstantPrograms implements Programs {
  readonly named: ReadonlyMap<string, string> = new Map();
  /** All that they were ever told. */
  readonly told: State[] = [];
  private readonly random = new FastRandom('instant');

  decide(_session: Session, turn: Table): Deciding {
    const choice = turn.game.pick(this.seen(turn), this.random);
    if (choice === NO_CHOICE) throw new Error('nothing to choose');
    return { choice: Promise.resolve(turn.game.notation.write(drafted(turn), choice)), enough: () => {} };
  }

  adviser(): Adviser {
    return { advise: (turn, hear) => this.advise(turn, hear), dismiss: () => {} };
  }

  private advise(turn: Table, hear: (opinion: Opinion) => void): Thought {
    const bot = newBot(turn.game, heuristicsOf(turn.game), 'steward', 'advice', 200);
    bot.face(this.seen(turn));
    while (bot.think());
    const opinion = bot.opinion();
    if (opinion !== undefined) hear(opinion);
    return { answer: Promise.resolve({ choice: bot.choice(), opinion }), enough: () => {} };
  }

  private seen(turn: Table): State {
    const seen = turn.game.redact(drafted(turn), seatToAct(turn));
    this.told.push(seen);
    return seen;
  }

  forget(): void {}
}

/** Programs that think until they are told that it is enough, or that they cannot go on. */
export class SlowPrograms extends InstantPrograms {
  /** How often they were told that it is enough. */
  hurried = 0;
  private release: ((choice?: Error) => void) | undefined;

  get think(): boolean {
    return this.release !== undefined;
  }

  override decide(session: Session, turn: Table): Deciding {
    const { choice: chosen } = super.decide(session, turn);
    const choice = new Promise<string>((resolve, reject) => {
      this.release = (problem) => {
        this.release = undefined;
        if (problem === undefined) resolve(chosen);
        else reject(problem);
      };
    });
    return { choice, enough: () => this.answer() };
  }

  answer(): void {
    this.hurried++;
    this.release?.();
  }

  /** Lets them think every decision through. */
  async finish(): Promise<void> {
    while (this.think) {
      this.answer();
      await new Promise(setImmediate);
    }
  }

  fail(problem: Error): void {
    this.release?.(problem);
  }
}
