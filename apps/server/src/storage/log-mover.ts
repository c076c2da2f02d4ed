import { Worker } from 'node:worker_threads';

/** Transactions after which the log is moved: a few thousand pages. */
const MOVED_TOGETHER = 2000;
/** Older versions may spoil the file when one connection moves the log while another one begins it anew (sqlite.org/wal.html). */
const FIRST_SOUND = [3, 51, 3];

/** Whether SQLite may move its log on a connection of its own. */
export function canMoveAside(version: string): boolean {
  const parts = version.split('.').map(Number);
  const at = FIRST_SOUND.findIndex((least, part) => parts[part] !== least);
  return at < 0 || parts[at] > FIRST_SOUND[at];
}

/**
 * Has the log of a database moved into its file, on a thread and a connection of its own, while others go on writing. The thread
 * starts when there is enough to move. If it fails, SQLite does the same at a commit, once the log is much longer.
 */
export class LogMover {
  private readonly folder: string;
  private worker: Worker | undefined;
  private ended: Promise<void> = Promise.resolve();
  private unmoved = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** So many transactions were stored. */
  stored(transactions: number): void {
    this.unmoved += transactions;
    if (this.unmoved < MOVED_TOGETHER) return;
    this.unmoved = 0;
    this.worker ??= this.start();
    this.worker.postMessage('move');
  }

  close(): Promise<void> {
    this.worker?.postMessage('close');
    return this.ended;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./log-moving.ts', import.meta.url), {
      workerData: this.folder,
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    });
    worker.on('error', () => {});
    this.ended = new Promise((resolve) => void worker.once('exit', () => resolve()));
    return worker;
  }
}
