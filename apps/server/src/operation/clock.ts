import type { Clock, Store } from '@interregnum/hosting';

const NAME = 'clock';
/** The longest that a timer of Node can be set to. */
const LONGEST = 2 ** 31 - 1;

/** Where time comes from: that of the calendar, and one that only goes forward, both in milliseconds. */
export interface Times {
  readonly calendar: () => number;
  readonly running: () => number;
}

const SYSTEM: Times = { calendar: Date.now, running: performance.now.bind(performance) };

/**
 * A clock that never goes back and never stands still, whatever is done to that of the machine: what is due at a time that was told
 * before comes after just as long as it was meant to. If the machine's clock runs ahead, it follows.
 */
export class SteadyClock implements Clock {
  private readonly times: Times;
  private last: number;
  private lastRunning: number;

  /** `least` is a time that has been already. */
  constructor(least = 0, times = SYSTEM) {
    this.times = times;
    this.last = Math.max(least, times.calendar());
    this.lastRunning = times.running();
  }

  now(): number {
    const running = this.times.running();
    this.last = Math.max(this.times.calendar(), this.last + (running - this.lastRunning));
    this.lastRunning = running;
    return Math.floor(this.last);
  }

  at(time: number, act: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = time - this.now();
      if (left <= 0) act();
      else timer = setTimeout(wait, Math.min(left, LONGEST));
    };
    // Never at once: the caller must first have been told how to cancel it.
    timer = setTimeout(wait, Math.min(Math.max(0, time - this.now()), LONGEST));
    return () => clearTimeout(timer);
  }
}

/** The latest time that is known to have been when something was stored. */
export async function latestTime(store: Store): Promise<number> {
  const [[row]] = await store.transaction([{ sql: 'SELECT value FROM server_values WHERE name = $1', values: [NAME] }]);
  return Number(row?.value ?? 0);
}

export const keepTime = async (store: Store, clock: Clock): Promise<void> => {
  await store.transaction([
    {
      sql: 'INSERT INTO server_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
      values: [NAME, String(clock.now())],
    },
  ]);
};
