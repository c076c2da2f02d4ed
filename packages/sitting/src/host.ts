import type { Opinion } from '@interregnum/bots';
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
  readonly hear: ((opinion: Opinion) => void) | undefined;
}

/** A thread, or whatever bots think on. */
export interface Thread {
  post(message: ToBots): void;
  /** Whether anybody waits for an answer now. */
  awaited(is: boolean): void;
  end(): unknown;
}

/** Starts a thread, which tells what it has to say, or that it has failed. */
export type StartThread = (hear: (message: FromBots) => void, fail: (problem: Error) => void) => Thread;

/** Lets bots think on a thread of their own, so that the one that serves people is never held up. */
export class BotHost {
  private readonly start: StartThread;
  private thread: Thread | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(start: StartThread) {
    this.start = start;
  }

  /** Asks a bot. With `hear` one is told what it thinks from time to time. */
  ask(question: Question, hear?: (opinion: Opinion) => void): Thought {
    this.thread ??= this.start(
      (message) => this.hear(message),
      (problem) => this.fail(problem),
    );
    const { thread } = this;
    const id = this.next++;
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject, hear }));
    thread.awaited(true);
    thread.post({ id, ask: { ...question, talks: hear !== undefined } });
    return { answer, enough: () => thread.post({ enough: id }) };
  }

  /** A bot that will not be asked again. */
  forget(mind: string): void {
    this.thread?.post({ forget: mind });
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    this.fail(new Error('the bots were sent home'));
    await thread?.end();
  }

  private hear(message: FromBots): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if ('thinks' in message) {
      waiting.hear?.(message.thinks);
      return;
    }
    this.waiting.delete(message.id);
    if (this.waiting.size === 0) this.thread?.awaited(false);
    if ('answer' in message) waiting.resolve(message.answer);
    else waiting.reject(new Error(message.trouble));
  }

  private fail(problem: Error): void {
    for (const { reject } of this.waiting.values()) reject(problem);
    this.waiting.clear();
    this.thread?.end();
    this.thread = undefined;
  }
}
