import type { Evaluation } from '../evaluation.ts';
import type { BotAnswer, BotRequest, FromWorker, ToWorker } from './messages.ts';

/** The answer to a request, while the bot thinks. */
export interface PendingAnswer {
  readonly answer: Promise<BotAnswer>;
  /** The best choice so far is to be the answer. */
  hurry(): void;
}

interface Waiting {
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (problem: Error) => void;
  readonly listen: ((evaluation: Evaluation) => void) | undefined;
}

/** A running worker, on whatever kind of thread. */
export interface RunningWorker {
  post(message: ToWorker): void;
  /** Whether an answer is awaited now. */
  awaited(is: boolean): void;
  end(): unknown;
}

/** Starts a worker, which sends messages, or tells that it has failed. */
export type StartWorker = (receive: (message: FromWorker) => void, fail: (problem: Error) => void) => RunningWorker;

/** The worker of the bots (BotWorker), seen from the thread that uses it: that one is never held up by a search. */
export class BotThread {
  private readonly start: StartWorker;
  private worker: RunningWorker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(start: StartWorker) {
    this.start = start;
  }

  /** Asks a bot. `listen` is called with evaluations from time to time. */
  ask(request: BotRequest, listen?: (evaluation: Evaluation) => void): PendingAnswer {
    // As the app starts one: `botThread` of the browser, `newBotThread` of the terminal.
    this.worker ??= this.start(
      (message) => this.receive(message),
      (problem) => this.fail(problem),
    );
    const { worker } = this;
    const id = this.next++;
    const answer = new Promise<BotAnswer>((resolve, reject) => this.waiting.set(id, { resolve, reject, listen }));
    worker.awaited(true);
    // To `receive` of BotWorker.
    worker.post({ id, ask: { ...request, reportsProgress: listen !== undefined } });
    return { answer, hurry: () => worker.post({ hurry: id }) };
  }

  /** This bot will not be asked again. */
  forget(botId: string): void {
    this.worker?.post({ forget: botId });
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.fail(new Error('the thread of the bots was closed'));
    await worker?.end();
  }

  private receive(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if ('evaluation' in message) {
      waiting.listen?.(message.evaluation);
      return;
    }
    this.waiting.delete(message.id);
    if (this.waiting.size === 0) this.worker?.awaited(false);
    // What `decide` of MatchBots waits for.
    if ('answer' in message) waiting.resolve(message.answer);
    else waiting.reject(new Error(message.error));
  }

  private fail(problem: Error): void {
    for (const { reject } of this.waiting.values()) reject(problem);
    this.waiting.clear();
    this.worker?.end();
    this.worker = undefined;
  }
}
