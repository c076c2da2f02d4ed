/** So much at once, and so much more each second. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** What a player or an address may still do. It fills up again with time, up to what may be done at once. */
export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.atOnce;
    this.at = now;
  }

  /** Takes something out, and tells how many seconds to wait because that was too much: 0 if it was not. */
  take(cost: number, now: number): number {
    const { atOnce, perSecond } = this.rate;
    this.left = Math.min(atOnce, this.left + (Math.max(0, now - this.at) * perSecond) / 1000);
    this.at = now;
    if (this.left >= cost) {
      this.left -= cost;
      return 0;
    }
    return (cost - this.left) / perSecond;
  }

  /** Whether it would be full by now: then it says nothing that a new one would not. */
  isFull(now: number): boolean {
    return this.left + (Math.max(0, now - this.at) * this.rate.perSecond) / 1000 >= this.rate.atOnce;
  }
}

/** Buckets by name. Those that are full again are dropped, so that names that come once cost nothing for long. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = 1000;

  constructor(rate: Rate, now: () => number = performance.now.bind(performance)) {
    this.rate = rate;
    this.now = now;
  }

  get size(): number {
    return this.buckets.size;
  }

  of(name: string): Bucket {
    let bucket = this.buckets.get(name);
    if (bucket === undefined) {
      if (this.buckets.size >= this.sweepAt) this.sweep();
      bucket = new Bucket(this.rate, this.now());
      this.buckets.set(name, bucket);
    }
    return bucket;
  }

  /** Seconds to wait; 0 if it may be done. */
  take(name: string, cost = 1): number {
    return this.of(name).take(cost, this.now());
  }

  private sweep(): void {
    const now = this.now();
    for (const [name, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(name);
    this.sweepAt = Math.max(1000, 2 * this.buckets.size);
  }
}
