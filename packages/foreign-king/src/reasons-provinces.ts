import type { Message, Seat, State } from '@interregnum/kernel';
import { reason } from './reason-lines.ts';
import { pointsIn } from './scoring.ts';
import { active, citizens, kingAt, majority, phase, sideCount } from './state/index.ts';
import { CONGRESS, KINDS, NO_SIDE, PROVINCES } from './terms.ts';
import { factoryTerm, pointsTerm, provinceTerm, sideValue } from './words.ts';

/** Every province, in order. */
const ALL = PROVINCES.map((_, province) => province);

/** The highest of what the other sides have, the virtual player included. */
export const mostOfOthers = (s: State, seat: Seat, of: (s: State, side: number) => number): number =>
  Math.max(
    ...Array.from({ length: sideCount(s) }, (_, side) => (side === seat ? Number.NEGATIVE_INFINITY : of(s, side))),
  );

/** FK-CONGRESS-4, FK-SCORE-2, -3  The king has come where the seat has the majority, and Congress is still to speak. */
export function atStake(before: State, after: State, seat: Seat): Message[] {
  const province = kingAt(after);
  if (phase(after) !== CONGRESS || kingAt(before) === province || majority(after, province) !== seat) return [];
  const points = pointsIn(after, province, seat);
  return points > 0 ? [reason('at-stake', { province: provinceTerm(province), points: pointsTerm(points) })] : [];
}

/** Majorities that are now the seat's own, first those that another side lost by it; what each would score. */
export function majoritiesWon(before: State, after: State, seat: Seat): Message[] {
  const won = ALL.filter((province) => majority(after, province) === seat && majority(before, province) !== seat);
  const told = won.map((province) => {
    const values = { province: provinceTerm(province), points: pointsTerm(pointsIn(after, province, seat)) };
    const loser = majority(before, province);
    return loser === NO_SIDE
      ? reason('majority', values)
      : reason('takes', { ...values, side: sideValue(after, loser) });
  });
  return told.sort((a, b) => Number(b.key === 'takes') - Number(a.key === 'takes'));
}

/** Majorities that others have lost to no side. */
export const majoritiesBroken = (before: State, after: State, seat: Seat): Message[] =>
  ALL.filter((province) => {
    const loser = majority(before, province);
    return loser !== seat && loser !== NO_SIDE && majority(after, province) === NO_SIDE;
  }).map((province) =>
    reason('breaks', { province: provinceTerm(province), side: sideValue(after, majority(before, province)) }),
  );

/** FK-SCORE-2, -3  Majorities that the seat had before, and that would score more now. */
export const majoritiesRaised = (before: State, after: State, seat: Seat): Message[] =>
  ALL.filter((province) => majority(before, province) === seat && majority(after, province) === seat)
    .filter((province) => pointsIn(after, province, seat) > pointsIn(before, province, seat))
    .map((province) =>
      reason('worth', { province: provinceTerm(province), points: pointsTerm(pointsIn(after, province, seat)) }),
    );

/** Citizens of the seat in a province, and the most that another side has there. */
const countsIn = (s: State, province: number, seat: Seat): [count: number, others: number] => [
  citizens(s, province, seat),
  mostOfOthers(s, seat, (_, side) => citizens(s, province, side)),
];

/** Provinces in which the seat has come up with those who shared the lead. */
export const drawnLevel = (before: State, after: State, seat: Seat): Message[] =>
  ALL.filter((province) => {
    const [[had, others], [has, theirs]] = [before, after].map((s) => countsIn(s, province, seat));
    return majority(before, province) === NO_SIDE && had < others && has === theirs;
  }).map((province) => reason('level', { province: provinceTerm(province), count: citizens(after, province, seat) }));

/** How the seat stands wherever citizens came or went. */
export const provincesChanged = (before: State, after: State, seat: Seat): Message[] =>
  ALL.filter((province) => {
    const [was, is] = [before, after].map((s) => countsIn(s, province, seat));
    return was[0] !== is[0] || was[1] !== is[1];
  }).map((province) => {
    const [count, others] = countsIn(after, province, seat);
    return reason('stands', { province: provinceTerm(province), count, others });
  });

/** FK-SCORE-2, -5  Factories that have stopped. */
export const factoriesStopped = (before: State, after: State): Message[] =>
  ALL.flatMap((province) => {
    const stopped = KINDS.map((_, kind) => active(before, province, kind) - active(after, province, kind));
    const factories = stopped.flatMap((count, kind) => (count > 0 ? [factoryTerm(kind, count)] : []));
    return factories.length === 0 ? [] : [reason('stopped', { factories, province: provinceTerm(province) })];
  });
