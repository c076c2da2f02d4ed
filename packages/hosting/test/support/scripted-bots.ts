import type { Bots } from '../../src/index.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** Bots that decide what they are told to, after a time of their own. */
export class ScriptedBots implements Bots {
  private readonly clock: SimulatedClock;
  private resolve: (texts: readonly string[]) => void = () => {};

  constructor(clock: SimulatedClock) {
    this.clock = clock;
  }

  takeTurn(): Promise<readonly string[]> {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    this.resolve = resolve;
    return promise;
  }

  /** What the bot that was asked decides, and how long it thinks. */
  decide(texts: readonly string[], milliseconds: number): void {
    this.clock.at(this.clock.now() + milliseconds, () => this.resolve(texts));
  }

  forget(): void {}
}
