import { Worker } from 'node:worker_threads';
import type { Opinion } from '@interregnum/bots';
import type { Answer, FromBots, Question } from './messages.ts';

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

/** Lets bots think on a thread of their own, so that the one that serves people is never held up. */
export class BotHost {
  private thread: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  /** Asks a bot. With `hear` one is told what it thinks from time to time. */
  ask(question: Question, hear?: (opinion: Opinion) => void): Thought {
    const thread = this.started();
    const id = this.next++;
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject, hear }));
    thread.ref();
    thread.postMessage({ id, ask: { ...question, talks: hear !== undefined } });
    return { answer, enough: () => thread.postMessage({ enough: id }) };
  }

  /** A bot that will not be asked again. */
  forget(mind: string): void {
    this.thread?.postMessage({ forget: mind });
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.fail(new Error('the bots were sent home'));
    await thread?.terminate();
  }

  /** The thread, which keeps the program running only while somebody thinks. */
  private started(): Worker {
    if (this.thread !== undefined) return this.thread;
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    thread.on('message', (message: FromBots) => this.hear(message));
    thread.on('error', (problem) => this.fail(problem as Error));
    this.thread = thread;
    return thread;
  }

  private hear(message: FromBots): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    if ('thinks' in message) {
      waiting.hear?.(message.thinks);
      return;
    }
    this.waiting.delete(message.id);
    if (this.waiting.size === 0) this.thread?.unref();
    if ('answer' in message) waiting.resolve(message.answer);
    else waiting.reject(new Error(message.trouble));
  }

  private fail(problem: Error): void {
    for (const { reject } of this.waiting.values()) reject(problem);
    this.waiting.clear();
    this.thread = undefined;
  }
}
