import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Conflict, type Row, type Store } from '@interregnum/hosting';
import type { Outcome, Transaction } from './batch.ts';
import { lockFolder } from './lock.ts';
import type { FromStorage, StorageData } from './messages.ts';
import type { Part } from './migrate.ts';
import { StorageError } from './storage-error.ts';

/** Is told when the store fails, when it can store again, and when it is gone for good. */
export type StoreListener = (state: 'failing' | 'well' | 'gone', reason: string) => void;

/** What is young on its thread belongs to one batch: more room would be filled before it is collected, and never be given back. */
const LIMITS = { maxYoungGenerationSizeMb: 6 };

interface PendingTransaction {
  readonly transaction: Transaction;
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (problem: Error) => void;
}

/** What the store has done so far, for metrics. */
export interface StoreCounts {
  transactions: number;
  commits: number;
  conflicts: number;
  failures: number;
  /** Milliseconds from handing a batch over until it was stored. */
  spent: number;
}

/**
 * A database on a thread of its own, with group commit: whatever waits when the thread is free is stored by one commit. A
 * promise that is kept says that the disk has it.
 */
export class SqliteStore implements Store {
  readonly counts: StoreCounts = { transactions: 0, commits: 0, conflicts: 0, failures: 0, spent: 0 };
  /** Whether the last batch was stored: a full disk may have room again. */
  isWell = true;
  private readonly worker: Worker;
  private readonly unlock: () => void;
  private readonly listener: StoreListener;
  private waiting: PendingTransaction[] = [];
  private handed: readonly PendingTransaction[] = [];
  private handedAt = 0;
  private isScheduled = false;
  /** Once set, nothing is taken any more. */
  private end: StorageError | undefined;

  /** Use `open`. */
  private constructor(worker: Worker, unlock: () => void, listener: StoreListener) {
    this.worker = worker;
    this.unlock = unlock;
    this.listener = listener;
    worker.on('message', (message: FromStorage) => {
      if ('outcomes' in message) this.settle(message.outcomes);
    });
    worker.on('error', (problem) => this.fail(String(problem)));
    worker.on('exit', () => this.fail('its thread has ended'));
  }

  /** Opens the database of a folder, which no other server may be using. Fails with `StorageError`. */
  static async open(folder: string, parts: readonly Part[], listener: StoreListener = () => {}): Promise<SqliteStore> {
    const unlock = lockFolder(folder);
    try {
      const workerData: StorageData = { folder, parts };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits: LIMITS });
      const [message]: FromStorage[] = await once(worker, 'message');
      if ('error' in message) throw new StorageError(message.error.kind, message.error.message);
      return new SqliteStore(worker, unlock, listener);
    } catch (problem) {
      unlock();
      throw problem;
    }
  }

  transaction(transaction: Transaction): Promise<readonly (readonly Row[])[]> {
    return new Promise((resolve, reject) => {
      if (this.end !== undefined) {
        reject(this.end);
        return;
      }
      this.waiting.push({ transaction, resolve, reject });
      if (this.handed.length > 0 || this.isScheduled) return;
      // Everything that came in by the same look at the sockets is stored together.
      this.isScheduled = true;
      setImmediate(() => this.handOver());
    });
  }

  /** Stores what waits, then closes the file. */
  async close(): Promise<void> {
    while (this.end === undefined && (this.handed.length > 0 || this.waiting.length > 0))
      await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.end !== undefined) return;
    this.end = new StorageError('broken', 'the database is closed');
    const ended = once(this.worker, 'exit');
    this.worker.postMessage('close');
    await ended;
    this.unlock();
  }

  private handOver(): void {
    this.isScheduled = false;
    if (this.waiting.length === 0) return;
    this.handed = this.waiting;
    this.waiting = [];
    this.handedAt = performance.now();
    this.worker.postMessage(this.handed.map(({ transaction }) => transaction));
  }

  private settle(outcomes: readonly Outcome[]): void {
    const { handed, counts } = this;
    counts.spent += performance.now() - this.handedAt;
    this.handed = [];
    this.handOver();
    counts.commits++;
    counts.transactions += handed.length;
    this.judge(outcomes);
    for (const [at, waiting] of handed.entries()) this.settleOne(waiting, outcomes[at]);
  }

  /** A batch that has failed as a whole says that nothing can be stored now. */
  private judge(outcomes: readonly Outcome[]): void {
    const failed = outcomes.find((outcome) => 'failed' in outcome && outcome.code !== undefined);
    const isWell = failed === undefined || outcomes.some((outcome) => 'rows' in outcome);
    if (isWell !== this.isWell)
      this.listener(isWell ? 'well' : 'failing', failed && 'failed' in failed ? failed.failed : '');
    this.isWell = isWell;
  }

  private settleOne({ resolve, reject }: PendingTransaction, outcome: Outcome): void {
    if ('rows' in outcome) resolve(outcome.rows);
    else if ('conflict' in outcome) {
      this.counts.conflicts++;
      reject(new Conflict(outcome.conflict));
    } else {
      this.counts.failures++;
      reject(new Error(outcome.failed));
    }
  }

  /** The thread is gone: it is unknown what of the last batch was stored. */
  private fail(reason: string): void {
    if (this.end !== undefined) return;
    this.end = new StorageError('broken', `the database has failed: ${reason}`);
    this.isWell = false;
    this.listener('gone', reason);
    for (const { reject } of [...this.handed, ...this.waiting]) reject(this.end);
    this.handed = [];
    this.waiting = [];
  }
}
