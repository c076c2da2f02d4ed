import type { BotAnswer, BotRequest, Evaluation, PendingAnswer } from '@interregnum/bots';
import { newBotThread } from '../bots/thread.ts';
import { fail } from './errors.ts';
import { LIMITS } from './limits.ts';
import type { Id } from './schema.ts';

/** How answers are written. */
export interface AnswerFormat {
  readonly answer: (answer: BotAnswer) => object;
  /** What is pending from time to time; left out, nothing is told but the answer. */
  readonly info?: ((evaluation: Evaluation) => object) | undefined;
}

interface RunningSearch {
  readonly id: Id;
  readonly pending: PendingAnswer;
  /** Fulfilled once it is answered. */
  readonly answered: Promise<void>;
}

/** Decisions that are pending about on a thread of their own, while other requests are answered. */
export class RunningSearches {
  /** Takes the lines that come of them. One that may be dropped tells nothing that a later one does not. */
  say: (line: object, mayBeDropped: boolean) => void = () => {};
  private readonly bots = newBotThread();
  private readonly running = new Set<RunningSearch>();
  private begun = 0;

  /** Starts a search with a bot of its own. */
  begin(id: Id, request: Omit<BotRequest, 'botId'>, { answer, info }: AnswerFormat): void {
    if (this.running.size >= LIMITS.thoughts) fail('too-many-thoughts', { limit: LIMITS.thoughts });
    const botId = `${this.begun++}`;
    const listen = info && ((evaluation: Evaluation) => this.say({ id, info: info(evaluation) }, true));
    const pending = this.bots.ask({ ...request, botId }, listen);
    const answered = pending.answer.then((found) => {
      this.running.delete(running);
      this.bots.forget(botId);
      this.say({ id, ok: answer(found) }, false);
    });
    const running: RunningSearch = { id, pending, answered };
    this.running.add(running);
  }

  /** Has those with an id, or all, answer with the best so far. Returns how many there are. */
  stop(id: Id): number {
    const meant = [...this.running].filter((each) => id === undefined || each.id === id);
    for (const { pending } of meant) pending.hurry();
    return meant.length;
  }

  /** Waits until all are answered, in a hurry with the best so far, and ends the thread of the bots. */
  async finish(hurry: boolean): Promise<void> {
    if (hurry) this.stop(undefined);
    await Promise.all([...this.running].map(({ answered }) => answered));
    await this.bots.close();
  }
}
