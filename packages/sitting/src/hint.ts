import type { Candidate, Opinion } from '@interregnum/bots';
import type { Message, Seat } from '@interregnum/kernel';
import { choose, drafted, isComplete, seatToAct, type Table } from '@interregnum/table';
import type { Thought } from './host.ts';
import { meritsOf } from './merits.ts';
import { type Turn, turnsOf } from './turns.ts';

/** How the strongest bot would play the rest of a turn, and why. */
export interface Hint {
  /** The choices, in notation. */
  readonly texts: readonly string[];
  /** What speaks for them, the weightiest first, in the words of the game. */
  readonly merits: readonly Message[];
  /** What it thinks of the first of them. */
  readonly opinion: Opinion;
  /** The turns that it expects after this one. */
  readonly expected: readonly Turn[];
}

/** What would come second: the choice most tried but for the best, if no more was hoped for than for that. */
export const secondBest = ({ candidates: [, ...others], value }: Opinion): Candidate | undefined =>
  others.find((other) => other.value <= value);

/** Whoever can be asked what the strongest bot thinks. */
export interface Adviser {
  /** Asks about the next choice of a turn. */
  advise(turn: Table, hear: (opinion: Opinion) => void): Thought;
  /** The adviser of a seat has been asked enough. */
  dismiss(seat: Seat): void;
}

/** Asks for a hint, choice by choice, until the turn would be complete. */
export class Asking {
  readonly hint: Promise<Hint>;
  private readonly adviser: Adviser;
  private thought: Thought | undefined;
  private hurried = false;
  private stopped = false;

  /** `hear` is told what is thought of the first choice by now. */
  constructor(adviser: Adviser, table: Table, hear: (opinion: Opinion) => void) {
    this.adviser = adviser;
    this.hint = this.ask(table, hear).finally(() => adviser.dismiss(seatToAct(table)));
  }

  /** The best that was found so far will do. */
  enough(): void {
    this.hurried = true;
    this.thought?.enough();
  }

  /** Nobody wants the hint any more: it will not come. */
  stop(): void {
    this.stopped = true;
    this.enough();
  }

  private async ask(start: Table, hear: (opinion: Opinion) => void): Promise<Hint> {
    const first = await this.opinionOf(start, hear);
    let [turn, opinion, texts] = [start, first, [] as string[]];
    for (;;) {
      const text = start.game.notation.write(drafted(turn), opinion.best);
      texts = [...texts, text];
      const next = choose(turn, text);
      if ('refusal' in next) throw new Error(next.refusal.clause);
      if (isComplete(next)) {
        return { texts, merits: meritsOf(start, next), opinion: first, expected: expectedAfter(turn, opinion) };
      }
      turn = next;
      opinion = await this.opinionOf(turn, () => {});
    }
  }

  private async opinionOf(turn: Table, hear: (opinion: Opinion) => void): Promise<Opinion> {
    this.thought = this.adviser.advise(turn, hear);
    if (this.hurried) this.thought.enough();
    const { opinion } = await this.thought.answer;
    if (opinion === undefined || this.stopped) throw new Error('no opinion');
    return opinion;
  }
}

/** The turns that are expected behind the one that is about to be completed. */
function expectedAfter(turn: Table, { line }: Opinion): Turn[] {
  const seen = turn.game.redact(drafted(turn), seatToAct(turn));
  return turnsOf(turn.game, seen, line).slice(1);
}
