import type { Clock, Statement, Store } from './ports.ts';
import type { HostSettings } from './settings.ts';
import { putRunningTime, selectAnyDeadline, selectRunningTime } from './statements.ts';

/** Milliseconds until it is looked again whether time goes on that has stood. */
const LOOK_AGAIN = 500;
/** Milliseconds by which a tick or a heartbeat may be late before time stands. */
const SLACK = 1000;

/**
 * The time in which a host is up and can store something. It goes with the clock from tick to tick, and stands where there is
 * none: while the host is down or asleep, and while its heartbeat cannot be stored; so no leap of the machine's clock counts
 * for more than a late tick. Deadlines are told in it, so that none of them has to be moved.
 */
export class RunningTime {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly settings: HostSettings;
  /** Running time at the last tick, and what the clock said then. */
  private base: number;
  private baseClock: number;
  /** Beyond this it stands until the next heartbeat is stored. */
  private limit = Number.POSITIVE_INFINITY;
  /** Whether the store has said where time stands; until then it is that of the clock, and counts for nothing. */
  isKnown = false;

  constructor(store: Store, clock: Clock, settings: HostSettings) {
    this.store = store;
    this.clock = clock;
    this.settings = settings;
    this.base = clock.now();
    this.baseClock = this.base;
  }

  now(): number {
    const passed = Math.max(0, this.clock.now() - this.baseClock);
    const counted = this.isKnown ? Math.min(passed, this.settings.tickEvery + SLACK) : passed;
    return Math.min(this.base + counted, this.limit);
  }

  /** Goes on where the last host was heard of. Before any was, time is that of the clock. */
  async learn(): Promise<void> {
    if (this.isKnown) return;
    const [[row]] = await this.store.transaction([selectRunningTime]);
    this.setBase(row === undefined ? this.clock.now() : Number(row.running));
    this.isKnown = true;
  }

  /** The host is up. */
  tick(): void {
    this.setBase(this.now());
  }

  /** Stores that the host is up, if any clock runs. Of several hosts, that which is ahead is followed. */
  async beat(): Promise<void> {
    await this.learn();
    const [deadlines, [row]] = await this.store.transaction([selectAnyDeadline, selectRunningTime]);
    if (deadlines.length > 0) await this.store.transaction([this.statement()]);
    this.setBase(Math.max(this.now(), Number(row?.running ?? 0)));
    this.limit = this.base + this.settings.beatEvery + SLACK;
  }

  private setBase(time: number): void {
    this.base = time;
    this.baseClock = this.clock.now();
  }

  /** A heartbeat as a statement, for what is stored with a deadline: no deadline is ever far ahead of the last heartbeat. */
  statement(): Statement {
    return putRunningTime(this.now());
  }

  /** Does something at a running time or soon after; returns how to call that off. */
  at(time: number, act: () => void): () => void {
    let cancel: () => void = () => {};
    const wait = (): void => {
      const left = time - this.now();
      if (left <= 0) act();
      else cancel = this.clock.at(this.clock.now() + Math.max(left, LOOK_AGAIN), wait);
    };
    cancel = this.clock.at(this.clock.now() + Math.max(0, time - this.now()), wait);
    return () => cancel();
  }
}
