import type { Clock } from '../ports.ts';

/** Milliseconds in which nobody is told twice that the same player has done the same to them. */
const LATELY = 10 * 60_000;
/** So many are remembered; after that all are forgotten. */
const MOST = 10_000;

/** What other players had somebody told of lately: whoever invites, sits down or declines again and again rings once. */
export class RecentNotices {
  private readonly clock: Clock;
  private readonly toldAt = new Map<string, number>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Whether it is the first one for a while; it counts from now on. */
  isFirst(player: string, what: string, by: string): boolean {
    const key = `${player} ${what} ${by}`;
    const now = this.clock.now();
    const before = this.toldAt.get(key);
    if (before !== undefined && before > now - LATELY) return false;
    if (this.toldAt.size >= MOST) this.toldAt.clear();
    this.toldAt.set(key, now);
    return true;
  }
}
