import { type Bits, lowest, type State, withoutLowest } from '@interregnum/kernel';
import { CAPPED, CEILING, FROZEN, TO_CHANGE } from './layout.ts';

/** What the Saxons aim at while they act (KD-SOLO-6..9): see saxons/aim.ts. */
export const capped = (s: State): Bits => s[CAPPED];
export const ceiling = (s: State, region: number): number => s[CEILING + region];
export function setCeiling(s: State, region: number, lead: number): void {
  s[CAPPED] |= 1 << region;
  s[CEILING + region] = lead;
}
export function liftCeiling(s: State, region: number): void {
  s[CAPPED] &= ~(1 << region);
  s[CEILING + region] = 0;
}
export const frozen = (s: State): Bits => s[FROZEN];
export const toChange = (s: State): Bits => s[TO_CHANGE];
export function setChanges(s: State, leaveAlone: Bits, change: Bits): void {
  s[FROZEN] = leaveAlone;
  s[TO_CHANGE] = change;
}
export function clearAim(s: State): void {
  for (let rest = s[CAPPED]; rest !== 0; rest = withoutLowest(rest)) s[CEILING + lowest(rest)] = 0;
  s[CAPPED] = 0;
  s[FROZEN] = 0;
  s[TO_CHANGE] = 0;
}
