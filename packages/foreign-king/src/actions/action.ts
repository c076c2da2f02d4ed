import type { LogLine, Refusal, Seat, State } from '@interregnum/kernel';
import type { ActionName } from '../terms.ts';

/**
 * One action. The ways to carry it out, possible or not, are numbered from 0. `francs` is what may be spent on it: all
 * that the seat has, less two if the queen copies the action; never negative, but for `bars`.
 */
export interface Action {
  readonly name: ActionName;
  /** The text of every way, behind the action's name; for the king, whose texts are paths, see notation.ts. */
  readonly texts: readonly string[];
  /** FK-TURN-7  How many ways can be carried out fully. */
  readonly count: (s: State, seat: Seat, francs: number) => number;
  /** The k-th of these, in ascending order. */
  readonly nth: (s: State, seat: Seat, francs: number, k: number) => number;
  /** Pays and carries out. The pawn has moved; the phase is `end` unless the action sets another one. */
  readonly perform: (s: State, seat: Seat, way: number) => void;
  /** Why a way cannot be carried out; undefined if it can. */
  readonly bars: (s: State, seat: Seat, francs: number, way: number) => Refusal | undefined;
  /** What it does, and what follows from it, in one line at least. */
  readonly tell: (s: State, seat: Seat, way: number) => readonly [LogLine, ...LogLine[]];
}
