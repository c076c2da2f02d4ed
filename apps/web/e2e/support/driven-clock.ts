import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which it is looked what is due while time goes on by itself. */
const OFTEN = 10;
/** What is due within so many milliseconds of a leap happens at once; and then so many pass really, in which it is stored. */
const TOGETHER = 1000;
const STORING = 15;

interface Timer {
  readonly time: number;
  readonly act: () => void;
}

/**
 * The clock of a server, which goes with that of the machine, and leaps ahead when it is told to: whatever is due on the way happens
 * in order, each at its time.
 */
export class DrivenClock {
  /** Milliseconds by which it is ahead of the machine's. */
  private ahead: number;
  private isLeaping = false;
  private readonly timers = new Set<Timer>();

  constructor(now: number) {
    this.ahead = now - Date.now();
    setInterval(() => this.isLeaping || this.act(this.now()), OFTEN).unref();
  }

  now(): number {
    return Math.floor(Date.now() + this.ahead);
  }

  at(time: number, act: () => void): () => void {
    const timer = { time, act };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  /** So many milliseconds pass at once. */
  async leap(milliseconds: number): Promise<void> {
    this.isLeaping = true;
    const until = this.now() + milliseconds;
    for (let next = this.next(until); next !== undefined; next = this.next(until)) {
      this.ahead = Math.max(this.ahead, next.time - Date.now());
      this.act(Math.min(next.time + TOGETHER, until));
      await sleep(STORING);
    }
    this.ahead = Math.max(this.ahead, until - Date.now());
    this.isLeaping = false;
  }

  private next(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.timers) if (timer.time <= until && timer.time < (next?.time ?? Infinity)) next = timer;
    return next;
  }

  private act(until: number): void {
    for (const timer of [...this.timers].filter(({ time }) => time <= until).toSorted((a, b) => a.time - b.time))
      if (this.timers.delete(timer)) timer.act();
  }
}
