import type { Seat } from '@interregnum/kernel';
import type { ClockSetting, ClocksTold } from '@interregnum/protocol';
import type { Hex } from '@interregnum/record';

/** Milliseconds after a deadline in which an answer still counts: for the way to the server. */
const GRACE = 2000;
/** Milliseconds from the end of a pause until clocks run again. */
export const NOTICE = 10_000;
/** Milliseconds that a seat has at least when it is asked again in one turn: something was turned up, or another seat was asked. */
const LEAST = 10_000;

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** A question to a person: to which seat, on which moment of the match, in which turn of the rules. */
export interface Question {
  readonly seat: Seat;
  readonly token: Hex;
  readonly turn: number;
}

/**
 * The clocks of a match. Only that of the seat that is asked runs, and everything about it follows from its deadline: the time
 * that is left, and since when it runs. Deadlines are in running time, which stands while no host is up.
 */
export interface Clocks {
  /** What each seat had left when its clock last began or ceased to run. */
  readonly left: readonly number[];
  /** Whether all people have been here, so that clocks may run. */
  readonly hasBegun: boolean;
  /** The turn of the rules that time was last given for. */
  readonly turn: number;
  /** Who is asked, and on which moment. */
  readonly seat?: Seat;
  readonly token?: Hex;
  /** When the time of that seat is over; none while it stands. */
  readonly deadline?: number;
}

/** Where a match stands that clocks follow. */
export interface Moment {
  /** None where no person is asked. */
  readonly question: Question | undefined;
  /** Whether clocks stand, because of a pause or because people are awaited. */
  readonly stands: boolean;
  /** The seat whose turn has just been stored. */
  readonly answered?: Seat | undefined;
  /** A seat whose owner has come back: with nothing left, they are given some time. */
  readonly returned?: Seat | undefined;
  /** Milliseconds until a clock that begins now runs. */
  readonly notice?: number;
}

/** What a seat is given: for a turn, or for the whole match. */
const allowance = (setting: ClockSetting): number => {
  if ('turn' in setting) return setting.turn * SECOND;
  return 'days' in setting ? setting.days * DAY : setting.game * SECOND;
};

/** Full clocks that stand. */
export const newClocks = (setting: ClockSetting, seats: number): Clocks => ({
  left: Array.from({ length: seats }, () => allowance(setting)),
  hasBegun: false,
  turn: -1,
});

/** The clocks at another moment of the match; the same ones if nothing of them changes. */
export function followClocks(clocks: Clocks, setting: ClockSetting, moment: Moment, now: number): Clocks {
  const { question, stands, notice = 0 } = moment;
  const runs = question !== undefined && !stands;
  const isSame = question?.seat === clocks.seat && question?.token === clocks.token;
  if (isSame && runs === (clocks.deadline !== undefined)) return clocks;
  const stopped = withReturned(stop(clocks, setting, moment.answered, now), setting, moment.returned);
  if (question === undefined) return stopped;
  const { seat, token } = question;
  const given = isSame ? stopped : withAllowance(stopped, setting, question);
  const asked = { ...given, seat, token };
  return runs ? { ...asked, deadline: now + notice + asked.left[seat] } : asked;
}

/** Nobody's time runs any more. An answer earns what the setting gives for it. */
function stop(clocks: Clocks, setting: ClockSetting, answered: Seat | undefined, now: number): Clocks {
  const { seat, token: _, deadline, ...rest } = clocks;
  if (seat === undefined) return rest;
  const earned = answered === seat && 'increment' in setting ? setting.increment * SECOND : 0;
  return { ...rest, left: rest.left.with(seat, leftOf(clocks, seat, deadline, now) + earned) };
}

/** Before the deadline counts whole; a clock that does not run yet has lost nothing. */
const leftOf = ({ left }: Clocks, seat: Seat, deadline: number | undefined, now: number): number =>
  deadline === undefined ? left[seat] : Math.min(left[seat], Math.max(0, deadline - now));

/** Time for a question: all that a turn has where another one begins. */
function withAllowance(clocks: Clocks, setting: ClockSetting, { seat, turn }: Question): Clocks {
  if ('game' in setting) return clocks;
  const full = allowance(setting);
  const left =
    turn === clocks.turn
      ? clocks.left.with(seat, Math.max(clocks.left[seat], Math.min(LEAST, full)))
      : clocks.left.map(() => full);
  return { ...clocks, left, turn };
}

/** Who comes back with nothing left may play on for a tenth of what all began with. */
function withReturned(clocks: Clocks, setting: ClockSetting, seat: Seat | undefined): Clocks {
  if (seat === undefined || clocks.left[seat] > 0) return clocks;
  return { ...clocks, left: clocks.left.with(seat, Math.round(allowance(setting) / 10)) };
}

/** When the seat that is asked has lost its time for good: one moment after the last in which an answer counts. */
export const timesOutAt = ({ deadline }: Clocks): number | undefined =>
  deadline === undefined ? undefined : deadline + GRACE + 1;

/** Milliseconds that are left of a time that is over then; grace is not counted. */
export const leftUntil = (timesOut: number, now: number): number => Math.max(0, timesOut - GRACE - 1 - now);

/** The seat whose time is over; undefined while there is none. */
export function expiredSeat(clocks: Clocks, now: number): Seat | undefined {
  const due = timesOutAt(clocks);
  return due !== undefined && now >= due ? clocks.seat : undefined;
}

/** The clocks as everybody is told of them. */
export function toldClocks(clocks: Clocks, now: number): ClocksTold {
  const { seat, deadline, left } = clocks;
  if (seat === undefined || deadline === undefined) return { left };
  const startsIn = deadline - left[seat] - now;
  return {
    left: left.with(seat, leftOf(clocks, seat, deadline, now)),
    runs: seat,
    ...(startsIn > 0 && { startsIn }),
  };
}
