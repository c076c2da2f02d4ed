import type { Bits, Options, Seat, State } from '@interregnum/kernel';
import { OVER, VIRTUAL_SIDE } from '../terms.ts';
import {
  DEACTIVATE_EMPTY,
  ENDED_BY,
  INTERVENE_EMPTY,
  MOVER,
  PENDING_ORDER,
  PHASE,
  ROUND,
  SEATS,
  TURN_ORDER,
  TURNS,
  VIRTUAL_CUMULATIVE,
} from './layout.ts';

export const seatCount = (s: State): number => s[SEATS];
/** Seats, and with two of them the virtual player. */
export const sideCount = (s: State): number => (s[SEATS] === 2 ? VIRTUAL_SIDE + 1 : s[SEATS]);
export const interveneEmpty = (s: State): boolean => s[INTERVENE_EMPTY] === 1;
export const deactivateEmpty = (s: State): boolean => s[DEACTIVATE_EMPTY] === 1;
export const virtualCumulative = (s: State): boolean => s[VIRTUAL_CUMULATIVE] === 1;

export function setOptions(s: State, options: Options): void {
  s[SEATS] = Number(options.seats);
  s[INTERVENE_EMPTY] = Number(options['intervene-empty']);
  s[DEACTIVATE_EMPTY] = Number(options['deactivate-empty']);
  s[VIRTUAL_CUMULATIVE] = Number(options['virtual-cumulative']);
}
export const optionsOf = (s: State): Options => ({
  seats: seatCount(s),
  'intervene-empty': interveneEmpty(s),
  'deactivate-empty': deactivateEmpty(s),
  'virtual-cumulative': virtualCumulative(s),
});

export const phase = (s: State): number => s[PHASE];
export function setPhase(s: State, phase: number): void {
  s[PHASE] = phase;
}

export const seatInOrder = (s: State, place: number): Seat => s[TURN_ORDER + place];
export function setSeatInOrder(s: State, place: number, seat: Seat): void {
  s[TURN_ORDER + place] = seat;
}

/** The place in the turn order of the seat whose turn it is. */
export const turnIndex = (s: State): number => s[MOVER];
/** The seat whose turn it is. */
export const mover = (s: State): Seat => s[TURN_ORDER + s[MOVER]];
export const round = (s: State): number => s[ROUND];
export function setTurn(s: State, roundNumber: number, place: number): void {
  s[ROUND] = roundNumber;
  s[MOVER] = place;
}

/** A seat that repositions at the end of the round, first or second, or NO_SEAT. */
export const pendingSeat = (s: State, place: number): Seat => s[PENDING_ORDER + place] - 1;
export function setPendingSeats(s: State, first: Seat, second: Seat): void {
  s[PENDING_ORDER] = first + 1;
  s[PENDING_ORDER + 1] = second + 1;
}

/** Why the game ended, as a set of reasons. */
export const endedBy = (s: State): Bits => s[ENDED_BY];
export function setEnded(s: State, reasons: Bits): void {
  s[ENDED_BY] = reasons;
  s[PHASE] = OVER;
}

export const turnsDone = (s: State): number => s[TURNS];
export function finishTurn(s: State): void {
  s[TURNS]++;
}
