import type { FastRandom } from '@interregnum/kernel';

/** What may go wrong with a message, in percent. */
export interface Faults {
  /** It never arrives. */
  readonly lost: number;
  /** It arrives twice. */
  readonly doubled: number;
}

interface Underway {
  readonly message: string;
  readonly receive: (message: string) => void;
}

/**
 * A network for tests: whatever is sent arrives some time later, not in the order in which it was sent, perhaps twice or
 * never. Only text is sent. Everything depends on the random numbers that are handed in.
 */
export class Network {
  private readonly random: FastRandom;
  private readonly faults: Faults;
  private underway: Underway[] = [];

  constructor(random: FastRandom, faults: Faults) {
    this.random = random;
    this.faults = faults;
  }

  /** Sends a message; `lost` is called if it will never arrive. */
  send(message: string, receive: (message: string) => void, lost: () => void = () => {}): void {
    if (this.random.below(100) < this.faults.lost) {
      lost();
      return;
    }
    this.underway.push({ message, receive });
    if (this.random.below(100) < this.faults.doubled) this.underway.push({ message, receive });
  }

  get isIdle(): boolean {
    return this.underway.length === 0;
  }

  /** One of the messages that are underway arrives, whichever it is. */
  deliver(): void {
    const [arrived] = this.underway.splice(this.random.below(this.underway.length), 1);
    arrived?.receive(arrived.message);
  }
}
