/** Milliseconds a bot makes way for a visitor who has touched the page: enough to paint what came of it. */
const QUIET_MS = 300;

/** The page was touched. */
export const INPUT = 'input';

interface Clock {
  /** Milliseconds. */
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Makes way for the visitor: a machine may have fewer processors than a page and its bots could use. */
export class InputYield {
  private readonly clock: Clock;
  private until = Number.NEGATIVE_INFINITY;
  private paused = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  yieldToInput(): void {
    this.until = this.clock.now() + QUIET_MS;
  }

  /** Milliseconds that went by without pauses, so that no bot loses time to think. */
  activeTime(): number {
    return this.clock.now() - this.paused;
  }

  /** Until the page has been left alone for a moment; at once if it has. */
  async untilQuiet(): Promise<void> {
    const start = this.clock.now();
    for (let now = start; now < this.until; now = this.clock.now()) await this.clock.wait(this.until - now);
    this.paused += this.clock.now() - start;
  }
}
