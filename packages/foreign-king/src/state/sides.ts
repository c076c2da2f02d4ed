import type { Bits, State } from '@interregnum/kernel';
import { bit } from '@interregnum/kernel';
import { FRANCS, MEDALS_DOWN, MEDALS_UP, MEMBERS, PAWN, SCORE } from './layout.ts';
import { seatCount } from './turn.ts';

/** Members of Congress. */
export const members = (s: State, side: number): number => s[MEMBERS + side];
export function setMembers(s: State, side: number, count: number): void {
  s[MEMBERS + side] = count;
}

export const francs = (s: State, side: number): number => s[FRANCS + side];
export function setFrancs(s: State, side: number, amount: number): void {
  s[FRANCS + side] = amount;
}
/** A negative amount is paid to the bank. */
export function receive(s: State, side: number, amount: number): void {
  s[FRANCS + side] += amount;
}

/** Medals face up, and those turned face down by a loan. */
export const medalsUp = (s: State, side: number): number => s[MEDALS_UP + side];
export const medalsDown = (s: State, side: number): number => s[MEDALS_DOWN + side];
export const medals = (s: State, side: number): number => s[MEDALS_UP + side] + s[MEDALS_DOWN + side];
export function setMedals(s: State, side: number, up: number, down: number): void {
  s[MEDALS_UP + side] = up;
  s[MEDALS_DOWN + side] = down;
}

/** The action on which a pawn stands, or NO_PAWN. */
export const pawn = (s: State, seat: number): number => s[PAWN + seat];
export function setPawn(s: State, seat: number, action: number): void {
  s[PAWN + seat] = action;
}

/** The actions on which pawns stand. */
export function occupied(s: State): Bits {
  let set = 0;
  for (let seat = 0; seat < seatCount(s); seat++) set |= bit(s[PAWN + seat]);
  return set;
}

export const score = (s: State, side: number): number => s[SCORE + side];
export function setScore(s: State, side: number, points: number): void {
  s[SCORE + side] = points;
}
