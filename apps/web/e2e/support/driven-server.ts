import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HURRIED, OnlineServer } from './online-server.ts';

const PROGRAM = fileURLToPath(new URL('serve-driven.ts', import.meta.url));

const HOUR = 60 * 60 * 1000;

/** Where days pass in a moment, it is looked only now and then what is due, and noted that the server is up. */
const SELDOM = { tickEvery: HOUR, beatEvery: 8 * HOUR, lookEvery: HOUR, sweepEvery: 24 * HOUR };

/**
 * A server with tables online for which time passes as a test wants it: days in a moment, also while it is down. It draws the same
 * every time.
 */
export class DrivenServer extends OnlineServer {
  /** By how many milliseconds its clock is ahead of the machine's. */
  private ahead = 0;
  private starts = 0;

  override start(): Promise<string> {
    return this.run(
      PROGRAM,
      { ...HURRIED, ...SELDOM },
      { NOW: String(this.now()), SEED: `September ${this.starts++}` },
    );
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  /** So many milliseconds pass; where it is up, all that is due in them happens. */
  async leap(milliseconds: number): Promise<void> {
    this.ahead += milliseconds;
    const running = this.process;
    if (running?.connected !== true) return;
    running.send({ leap: milliseconds });
    await once(running, 'message');
  }
}
