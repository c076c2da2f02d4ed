import type { Options, State } from '@interregnum/kernel';
import { ADVANCED, LANDINGS_ON_CONTROL, MEMORY, RULES, SEATS, SOLO, WITH_VIKINGS } from './layout.ts';

/** KD-MODE  The mode, the table's house rules, and by which version of the rules it plays. */
export interface Mode {
  readonly rules: number;
  readonly seats: number;
  readonly advanced: boolean;
  readonly solo: boolean;
  readonly vikings: boolean;
  readonly memory: boolean;
  readonly landingsOnControl: boolean;
}
export function setMode(s: State, mode: Mode): void {
  s[RULES] = mode.rules;
  s[SEATS] = mode.seats;
  s[ADVANCED] = Number(mode.advanced);
  s[SOLO] = Number(mode.solo);
  s[WITH_VIKINGS] = Number(mode.vikings);
  s[MEMORY] = Number(mode.memory);
  s[LANDINGS_ON_CONTROL] = Number(mode.landingsOnControl);
}

/** The same from options, without a mode in between: setup, which every random game begins with, allocates nothing. */
export function setOptions(s: State, rules: number, options: Options): void {
  s[RULES] = rules;
  s[SEATS] = Number(options.seats);
  s[ADVANCED] = Number(options.advanced);
  s[SOLO] = Number(options.solo);
  s[WITH_VIKINGS] = Number(options.vikings);
  s[MEMORY] = Number(options.memory);
  s[LANDINGS_ON_CONTROL] = Number(options['landings-on-control'] ?? false);
}

export const modeOf = (s: State): Mode => ({
  rules: s[RULES],
  seats: s[SEATS],
  advanced: s[ADVANCED] === 1,
  solo: s[SOLO] === 1,
  vikings: s[WITH_VIKINGS] === 1,
  memory: s[MEMORY] === 1,
  landingsOnControl: s[LANDINGS_ON_CONTROL] === 1,
});
export const rulesVersion = (s: State): number => s[RULES];
export const seatCount = (s: State): number => s[SEATS];
export const isAdvanced = (s: State): boolean => s[ADVANCED] === 1;
export const isSolo = (s: State): boolean => s[SOLO] === 1;
export const hasVikings = (s: State): boolean => s[WITH_VIKINGS] === 1;
export const playsMemory = (s: State): boolean => s[MEMORY] === 1;
export const landsOnControl = (s: State): boolean => s[LANDINGS_ON_CONTROL] === 1;

/** Whether anything is hidden from any seat: cunning cards, the Saxons' deck, or what was played before. */
export const hides = (s: State): boolean => isAdvanced(s) || isSolo(s) || playsMemory(s);
