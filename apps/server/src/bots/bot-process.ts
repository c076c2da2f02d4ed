import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BotQuestion, Bots } from '@interregnum/hosting';
import type { Log } from '../operation/log.ts';
import type { FromProcess } from './messages.ts';

interface PendingQuestion {
  readonly question: BotQuestion;
  readonly resolve: (texts: readonly string[]) => void;
  readonly reject: (problem: Error) => void;
  /** How often a process has ended while it thought about this. */
  lost: number;
}

/** A question that has ended so many processes will end the next one, too. */
const MOST_LOST = 3;
/** Milliseconds until the next process is started, at first and at most. */
const SOON = 100;
const LATEST = 10_000;

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));

/** What bots have done so far, for metrics. */
export interface BotCounts {
  asked: number;
  failed: number;
  restarts: number;
}

/** Bots in a process of lower priority. It may die at any time: another one is started, and asked again what was not answered. */
export class BotProcess implements Bots {
  readonly counts: BotCounts = { asked: 0, failed: 0, restarts: 0 };
  private readonly log: Log;
  private readonly waiting = new Map<number, PendingQuestion>();
  private child: ChildProcess | undefined;
  private restart: NodeJS.Timeout | undefined;
  private delay = SOON;
  private next = 0;
  private isClosed = false;

  constructor(log: Log) {
    this.log = log;
  }

  get awaited(): number {
    return this.waiting.size;
  }

  /** Of the process that thinks now; undefined while there is none. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  takeTurn(question: BotQuestion): Promise<readonly string[]> {
    this.counts.asked++;
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { question, resolve, reject, lost: 0 });
      if (this.child !== undefined) this.child.send({ id, question });
      else if (this.restart === undefined) this.start();
    });
  }

  forget(memory: string): void {
    this.child?.send({ forget: memory });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.restart);
    for (const { reject } of this.waiting.values()) reject(new Error('the bots were closed'));
    this.waiting.clear();
    this.child?.kill('SIGKILL');
  }

  private start(): void {
    this.restart = undefined;
    if (this.isClosed) return;
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const child = fork(PROCESS, { serialization: 'advanced', stdio: [...stdio], execArgv: [] });
    this.child = child;
    child.on('message', (message: FromProcess) => this.receive(message));
    // Sending to a process that has just died fails; its end is told as well.
    child.on('error', () => {});
    child.once('exit', (code, signal) => this.died(String(signal ?? code)));
    for (const [id, { question }] of this.waiting) child.send({ id, question });
  }

  private receive(message: FromProcess): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    this.delay = SOON;
    if ('texts' in message) waiting?.resolve(message.texts);
    else this.fail(waiting, message.error);
  }

  private fail(waiting: PendingQuestion | undefined, reason: string): void {
    this.counts.failed++;
    waiting?.reject(new Error(reason));
  }

  private died(reason: string): void {
    this.child = undefined;
    if (this.isClosed) return;
    this.counts.restarts++;
    this.log('warn', 'bots-died', { reason, waiting: this.waiting.size });
    for (const [id, waiting] of this.waiting) {
      waiting.lost++;
      if (waiting.lost < MOST_LOST) continue;
      this.waiting.delete(id);
      this.fail(waiting, 'a question ends the process of the bots');
    }
    this.restart = setTimeout(() => this.start(), this.delay);
    this.delay = Math.min(2 * this.delay, LATEST);
  }
}
