import type { State } from '@interregnum/kernel';
import { ADVANCED, MEMORY, SEATS, SOLO, WITH_VIKINGS } from './layout.ts';

/** KD-MODE  The mode, and the table's house rule. */
export interface Mode {
  readonly seats: number;
  readonly advanced: boolean;
  readonly solo: boolean;
  readonly vikings: boolean;
  readonly memory: boolean;
}
export function setMode(s: State, mode: Mode): void {
  s[SEATS] = mode.seats;
  s[ADVANCED] = Number(mode.advanced);
  s[SOLO] = Number(mode.solo);
  s[WITH_VIKINGS] = Number(mode.vikings);
  s[MEMORY] = Number(mode.memory);
}
export const modeOf = (s: State): Mode => ({
  seats: s[SEATS],
  advanced: s[ADVANCED] === 1,
  solo: s[SOLO] === 1,
  vikings: s[WITH_VIKINGS] === 1,
  memory: s[MEMORY] === 1,
});
export const seatCount = (s: State): number => s[SEATS];
export const isAdvanced = (s: State): boolean => s[ADVANCED] === 1;
export const isSolo = (s: State): boolean => s[SOLO] === 1;
export const hasVikings = (s: State): boolean => s[WITH_VIKINGS] === 1;
export const playsMemory = (s: State): boolean => s[MEMORY] === 1;
