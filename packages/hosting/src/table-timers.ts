import type { Clock } from './ports.ts';
import type { RunningTime } from './running-time.ts';

/** What a table waits for: that it is looked at again, that somebody's time is over, and that a planned turn is due. Each once. */
export class TableTimers {
  private readonly clock: Clock;
  private readonly running: RunningTime;
  private cancelLook: () => void = NOT_AWAITED;
  private cancelTimeOut: () => void = NOT_AWAITED;
  private cancelTurn: () => void = NOT_AWAITED;

  constructor(clock: Clock, running: RunningTime) {
    this.clock = clock;
    this.running = running;
  }

  lookAt(time: number, look: () => void): void {
    this.cancelLook();
    this.cancelLook = this.clock.at(time, look);
  }

  /** In running time; undefined while all clocks stand. */
  timeOutAt(time: number | undefined, act: () => void): void {
    this.cancelTimeOut();
    this.cancelTimeOut = time === undefined ? NOT_AWAITED : this.running.at(time, act);
  }

  /** Undefined while no planned turn is due. */
  turnAt(time: number | undefined, act: () => void): void {
    this.cancelTurn();
    this.cancelTurn = time === undefined ? NOT_AWAITED : this.clock.at(time, act);
  }

  /** Whether a planned turn is due, for which the table has to stay in memory. */
  get isTurnAwaited(): boolean {
    return this.cancelTurn !== NOT_AWAITED;
  }

  /** What is in memory counts for nothing: only looking again is still awaited. */
  drop(): void {
    this.timeOutAt(undefined, () => {});
    this.turnAt(undefined, () => {});
  }

  close(): void {
    this.drop();
    this.cancelLook();
  }
}

const NOT_AWAITED = (): void => {};
