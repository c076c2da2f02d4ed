import type { Seat, State } from '@interregnum/kernel';
import { MOST_SIDES, PLACES } from '../terms.ts';
import { ASKED, OPERATIONS, OPERATOR, ORIGIN, SENT, STEPS } from './layout.ts';

/**
 * What a phase inside a turn keeps in mind: all zero in phases that have nothing to keep. First, in phase move, the
 * province that citizens leave.
 */
export const origin = (s: State): number => s[ORIGIN];
/** How many citizens were sent to a place. */
export const sentTo = (s: State, place: number): number => s[SENT + place];
/** Steps of all citizens sent so far; 0 before the first. */
export const stepsTaken = (s: State): number => s[STEPS];

export function setOrigin(s: State, province: number): void {
  s[ORIGIN] = province;
}
export function noteSent(s: State, place: number, count: number, steps: number): void {
  s[SENT + place] += count;
  s[STEPS] += steps;
}
export function clearMove(s: State): void {
  s.fill(0, ORIGIN, STEPS + 1);
}
/** The first place that may still be sent to: sends go in ascending order. */
export function firstOpenPlace(s: State): number {
  let place = PLACES.length;
  while (place > 0 && s[SENT + place - 1] === 0) place--;
  return place;
}

/** The seat to be asked for its members' help, in the order of asking, or NO_SEAT. */
export const askedSeat = (s: State, place: number): Seat => s[ASKED + place] - 1;
export function setAskedSeat(s: State, place: number, seat: Seat): void {
  s[ASKED + place] = seat + 1;
}
export function dropAsked(s: State): void {
  for (let place = 1; place < MOST_SIDES; place++) s[ASKED + place - 1] = s[ASKED + place];
  s[ASKED + MOST_SIDES - 1] = 0;
}
export function clearAsked(s: State): void {
  s.fill(0, ASKED, ASKED + MOST_SIDES);
}

export const operations = (s: State): number => s[OPERATIONS];
/** The seat that owes the operations. */
export const operator = (s: State): Seat => s[OPERATOR];
export function setOperations(s: State, count: number, seat: Seat): void {
  s[OPERATIONS] = count;
  s[OPERATOR] = seat;
}
