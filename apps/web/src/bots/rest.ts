/** Milliseconds a bot makes way for a visitor who has touched the page: enough to paint what came of it. */
const MOMENT = 300;

/** The page was touched. */
export const MAKE_WAY = 'make way';

interface Clock {
  /** Milliseconds. */
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Makes way for the visitor: a machine may have fewer processors than a page and its bots could use. */
export class Rest {
  private readonly clock: Clock;
  private until = Number.NEGATIVE_INFINITY;
  private rested = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  makeWay(): void {
    this.until = this.clock.now() + MOMENT;
  }

  /** Milliseconds that went by without rest, so that no bot loses time to think. */
  awake(): number {
    return this.clock.now() - this.rested;
  }

  /** Until the page has been left alone for a moment; at once if it has. */
  async over(): Promise<void> {
    const start = this.clock.now();
    for (let now = start; now < this.until; now = this.clock.now()) await this.clock.wait(this.until - now);
    this.rested += this.clock.now() - start;
  }
}
