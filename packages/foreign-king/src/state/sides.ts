import type { Bits, State } from '@interregnum/kernel';
import { bit } from '@interregnum/kernel';
import { ACTIONS } from '../terms.ts';
import { FRANCS, MEDALS_DOWN, MEDALS_UP, MEMBERS, OCCUPIED, PAWN, SCORE } from './layout.ts';

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
/** Moves a pawn; no other one stands where it leaves. */
export function setPawn(s: State, seat: number, action: number): void {
  s[OCCUPIED] = (s[OCCUPIED] & ~bit(s[PAWN + seat])) | (bit(action) & ALL_ACTIONS);
  s[PAWN + seat] = action;
}

const ALL_ACTIONS: Bits = bit(ACTIONS.length) - 1;

/** The actions on which pawns stand. */
export const occupied = (s: State): Bits => s[OCCUPIED];

export const score = (s: State, side: number): number => s[SCORE + side];
export function setScore(s: State, side: number, points: number): void {
  s[SCORE + side] = points;
}
