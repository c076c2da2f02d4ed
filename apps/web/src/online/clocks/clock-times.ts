import type { Seat } from '@interregnum/kernel';
import type { ClockSetting, ClocksTold } from '@interregnum/protocol/client';

/** Clocks as the server told them, and when that was by a clock of this page that is never set. */
export interface KeptClocks {
  readonly told: ClocksTold;
  readonly since: number;
}

/** What clocks show at a moment. */
export interface ClockTimes {
  readonly left: readonly number[];
  /** The seat whose time runs, or is about to. */
  readonly runs: Seat | undefined;
  /** Milliseconds until it runs, after a pause. */
  readonly startsIn: number;
}

export function clockTimes({ told, since }: KeptClocks, now: number): ClockTimes {
  const { left, runs, startsIn = 0 } = told;
  if (runs === undefined) return { left, runs, startsIn: 0 };
  const passed = Math.max(0, now - since);
  const lost = Math.max(0, passed - startsIn);
  return { left: left.with(runs, Math.max(0, left[runs] - lost)), runs, startsIn: Math.max(0, startsIn - passed) };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds until clocks show something else; undefined while all stand. */
export function nextChange({ left, runs, startsIn }: ClockTimes): number | undefined {
  if (runs === undefined || (startsIn === 0 && left[runs] === 0)) return undefined;
  if (left[runs] > DAY) return MINUTE;
  const shown = startsIn > 0 ? startsIn : left[runs];
  return shown % 1000 || 1000;
}

/** With so little left everybody should know. */
export const LAST = 10_000;

/** All that a seat has for a turn or for the match. */
const allowance = (setting: ClockSetting): number => {
  if ('days' in setting) return setting.days * DAY;
  return ('turn' in setting ? setting.turn : setting.game) * 1000;
};

/** With a tenth left one should know. */
export const lowMark = (setting: ClockSetting): number => Math.max(LAST, allowance(setting) / 10);

/** How urgent a time is. */
export const urgencyOf = (left: number, setting: ClockSetting): 'last' | 'low' | undefined => {
  if (left <= LAST) return 'last';
  return left <= lowMark(setting) ? 'low' : undefined;
};
