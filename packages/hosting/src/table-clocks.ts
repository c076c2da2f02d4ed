import { NO_SEAT, type Seat, type Sha256 } from '@interregnum/kernel';
import { isOver, seatToAct, timingOut } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { type Clocks, expiredSeat, followClocks, NOTICE, newClocks, type Question, timesOutAt } from './clocks.ts';
import type { Statement } from './ports.ts';
import { advanceMatch, type Change } from './requests/change.ts';
import type { RunningTime } from './running-time.ts';
import { setClocks } from './statements.ts';
import { isByDays, kindAt, type Table } from './table.ts';

/** Where the people of a table are. */
export interface Whereabouts {
  /** Whether all of them are here. */
  readonly areAllHere: () => boolean;
  /** Whether a player is on holiday. */
  readonly isAway: (player: string | undefined) => boolean;
}

/** The question that a match asks of a person; none while a bot is asked, or a seat that nobody holds. */
function questionAt(table: Table): Question | undefined {
  const { match, game } = table;
  const seat = match === undefined ? NO_SEAT : seatToAct(match);
  if (match === undefined || seat === NO_SEAT || kindAt(table, seat) !== HUMAN) return undefined;
  return { seat, token: match.head.token, turn: game.turn(match.state) };
}

/** The seat whose turn is among the entries of a change. */
const answeredIn = ({ played }: Omit<Change, 'answer'>): Seat | undefined => {
  const turn = played?.entries?.find(({ type }) => type === 'turn');
  return turn?.type === 'turn' ? turn.seat : undefined;
};

/**
 * The clocks of a table after a change; undefined where it has none, or no match yet. They begin to run once all people
 * are here; days, with the match.
 */
export function clocksAfter(
  clocks: Clocks | undefined,
  table: Table,
  change: Omit<Change, 'answer'>,
  { areAllHere, isAway }: Whereabouts,
  now: number,
): Clocks | undefined {
  const { made, match, seats, isPaused } = table;
  if (made.clock === undefined || match === undefined) return undefined;
  const before = clocks ?? newClocks(made.clock, seats.length);
  const begun = before.hasBegun || !(isByDays(table) || areAllHere()) ? before : { ...before, hasBegun: true };
  const isResumed = change.events?.some(({ event }) => event === 'resumed') === true;
  const question = isOver(match) ? undefined : questionAt(table);
  const moment = {
    question,
    stands: isPaused || !begun.hasBegun || isOnHoliday(table, question?.seat, isAway),
    answered: answeredIn(change),
    returned: change.events?.find((event) => event.event === 'returned')?.seat,
    notice: isResumed ? NOTICE : 0,
  };
  return followClocks(begun, made.clock, moment, now);
}

/** Whether a clock stands because the holder of a seat is on holiday: only those that count in days do. */
const isOnHoliday = (table: Table, seat: Seat | undefined, isAway: Whereabouts['isAway']): boolean =>
  seat !== undefined && isByDays(table) && isAway(table.seats[seat].player);

/** What stores clocks that have changed, with the running time that their deadline is told in. */
export function clockStatements(
  { id, seq }: Table,
  before: Clocks | undefined,
  after: Clocks | undefined,
  running: RunningTime,
): readonly Statement[] {
  if (after === before || after === undefined) return [];
  const stored = setClocks(id, seq, JSON.stringify(after), timesOutAt(after));
  return after.deadline === undefined ? [stored] : [stored, running.statement()];
}

/** What follows if somebody's time is over; undefined if nobody's is. */
export function timeOut(
  table: Table,
  clocks: Clocks | undefined,
  now: number,
  sha256: Sha256,
  isAway: Whereabouts['isAway'],
): Omit<Change, 'answer'> | undefined {
  const { match, made } = table;
  const seat = clocks && expiredSeat(clocks, now);
  if (seat === undefined || match === undefined || isOver(match) || isOnHoliday(table, seat, isAway)) return undefined;
  const played = advanceMatch(table, timingOut(match, seat, made.whenSeatGoes), sha256);
  return made.whenSeatGoes === 'stop' ? { played } : { events: [{ event: 'left', seat }], played };
}
