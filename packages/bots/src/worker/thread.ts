import type { Evaluation } from '../evaluation.ts';
import type { Answer, FromBots, Question, ToBots } from './messages.ts';

/** A question that is being thought about. */
export interface Thought {
  readonly answer: Promise<Answer>;
  /** That was long enough: the best choice so far is the answer. */
  enough(): void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
  readonly listen: ((evaluation: Evaluation) => void) | undefined;
}

/** A running worker, on whatever kind of thread. */
export interface RunningWorker {
  post(message: ToBots): void;
  /** Whether an answer is awaited now. */
  awaited(is: boolean): void;
  end(): unknown;
}

/** Starts a worker, which sends messages, or tells that it has failed. */
export type StartWorker = (receive: (message: FromBots) => void, fail: (problem: Error) => void) => RunningWorker;

/** Asks bots that think on a thread of their own, so that the one that serves people is never held up. */
export class BotThread {
  private readonly start: StartWorker;
  private worker: RunningWorker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(start: StartWorker) {
    this.start = start;
  }

  /** Asks a bot. `listen` is told what it thinks from time to time. */
  ask(question: Question, listen?: (evaluation: Evaluation) => void): Thought {
    this.worker ??= this.start(
      (message) => this.receive(message),
      (problem) => this.fail(problem),
    );
    const { worker } = this;
    const id = this.next++;
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject, listen }));
    worker.awaited(true);
    worker.post({ id, ask: { ...question, talks: listen !== undefined } });
    return { answer, enough: () => worker.post({ enough: id }) };
  }

  /** A mind that will not be asked again. */
  forget(mind: string): void {
    this.worker?.post({ forget: mind });
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.fail(new Error('the thread of the bots was closed'));
    await worker?.end();
  }

  private receive(message: FromBots): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if ('thinks' in message) {
      waiting.listen?.(message.thinks);
      return;
    }
    this.waiting.delete(message.id);
    if (this.waiting.size === 0) this.worker?.awaited(false);
    if ('answer' in message) waiting.resolve(message.answer);
    else waiting.reject(new Error(message.trouble));
  }

  private fail(problem: Error): void {
    for (const { reject } of this.waiting.values()) reject(problem);
    this.waiting.clear();
    this.worker?.end();
    this.worker = undefined;
  }
}
