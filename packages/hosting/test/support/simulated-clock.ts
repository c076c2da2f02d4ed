import type { Clock } from '../../src/index.ts';

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise(setImmediate);
}

/** A clock that goes on when it is told to. */
export class SimulatedClock implements Clock {
  private time: number;
  private readonly timers = new Map<object, { readonly time: number; readonly act: () => void }>();

  constructor(time = 1_800_000_000_000) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  at(time: number, act: () => void): () => void {
    const key = {};
    this.timers.set(key, { time, act });
    return () => void this.timers.delete(key);
  }

  /** Time passes, and whatever is due in it happens in order. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    await settle();
    for (let next = this.next(until); next !== undefined; next = this.next(until)) {
      const [key, { time, act }] = next;
      this.timers.delete(key);
      this.time = Math.max(this.time, time);
      act();
      await settle();
    }
    this.time = until;
  }

  /** Whatever waits for its time is gone, as when a process is killed. */
  stopTimers(): void {
    this.timers.clear();
  }

  /** The clock is set. */
  set(time: number): void {
    this.time = time;
  }

  private next(until: number) {
    return [...this.timers]
      .filter(([, { time }]) => time <= until)
      .toSorted(([, a], [, b]) => a.time - b.time)
      .at(0);
  }
}
