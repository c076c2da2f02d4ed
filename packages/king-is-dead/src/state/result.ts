import type { Bits, State } from '@interregnum/kernel';
import { DECIDED_BY, ENDING, PLOT_FACTION, PLOT_OWNER, WINNERS } from './layout.ts';

/** The result, as numbers; see endings.ts for what they mean. */
export const ending = (s: State): number => s[ENDING];
export const winners = (s: State): Bits => s[WINNERS];
export const decidedBy = (s: State): number => s[DECIDED_BY];
export const plotOwner = (s: State): number => s[PLOT_OWNER] - 1;
export const plotFaction = (s: State): number => s[PLOT_FACTION];
export const setEnding = (s: State, how: number): void => {
  s[ENDING] = how;
};
export function setPlot(s: State, seat: number, faction: number): void {
  s[PLOT_OWNER] = seat + 1;
  s[PLOT_FACTION] = faction;
}
export function setVerdict(s: State, seats: Bits, criterion: number): void {
  s[WINNERS] = seats;
  s[DECIDED_BY] = criterion;
}
