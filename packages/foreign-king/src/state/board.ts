import { type Bits, bit, type State } from '@interregnum/kernel';
import { KINDS, MOST_SIDES, NO_SIDE, PROVINCES, SUPPLY } from '../terms.ts';
import { CITIZENS, FACTORY, IN_SUPPLY, KING, MARKER, PRESENCE, STOCK } from './layout.ts';

export const citizens = (s: State, province: number, side: number): number =>
  s[CITIZENS + province * MOST_SIDES + side];

/** Sets the citizens of a side in a province, and with them where the side is present. */
export function setCitizens(s: State, province: number, side: number, count: number): void {
  s[CITIZENS + province * MOST_SIDES + side] = count;
  if (count > 0) s[PRESENCE + side] |= bit(province);
  else s[PRESENCE + side] &= ~bit(province);
}

export const addCitizens = (s: State, province: number, side: number, count: number): void =>
  setCitizens(s, province, side, citizens(s, province, side) + count);

/** The provinces where a side has citizens. */
export const presence = (s: State, side: number): Bits => s[PRESENCE + side];

export const inSupply = (s: State, side: number): number => s[IN_SUPPLY + side];
export function setInSupply(s: State, side: number, count: number): void {
  s[IN_SUPPLY + side] = count;
}

/** Citizens come to a place, the supply included; a negative number of them leaves. */
export function addAt(s: State, place: number, side: number, count: number): void {
  if (place === SUPPLY) s[IN_SUPPLY + side] += count;
  else addCitizens(s, place, side, count);
}

/** The side with more citizens in a province than each other side, or NO_SIDE. Sides that do not play have none. */
export function majority(s: State, province: number): number {
  const first = CITIZENS + province * MOST_SIDES;
  let most = 0;
  let holder = NO_SIDE;
  for (let side = 0; side < MOST_SIDES; side++) {
    const here = s[first + side];
    if (here > most) {
      most = here;
      holder = side;
    } else if (here === most) holder = NO_SIDE;
  }
  return holder;
}

export function isEmpty(s: State, province: number): boolean {
  for (let side = 0; side < MOST_SIDES; side++) if (citizens(s, province, side) > 0) return false;
  return true;
}

const factoryCell = (province: number, kind: number): number => FACTORY + province * 4 + kind * 2;
export const active = (s: State, province: number, kind: number): number => s[factoryCell(province, kind)];
export const inactive = (s: State, province: number, kind: number): number => s[factoryCell(province, kind) + 1];
export function setFactories(s: State, province: number, kind: number, on: number, off: number): void {
  s[factoryCell(province, kind)] = on;
  s[factoryCell(province, kind) + 1] = off;
}

export const factories = (s: State, province: number, kind: number): number =>
  active(s, province, kind) + inactive(s, province, kind);
export const allFactories = (s: State, province: number): number =>
  factories(s, province, 0) + factories(s, province, 1);
export const anyActive = (s: State, province: number): boolean => active(s, province, 0) + active(s, province, 1) > 0;

export function deactivate(s: State, province: number, kind: number, count: number): void {
  s[factoryCell(province, kind)] -= count;
  s[factoryCell(province, kind) + 1] += count;
}

/** FK-BUILD-6  Provinces with a factory, active or not. */
export function industrialised(s: State): number {
  let count = 0;
  for (let province = 0; province < PROVINCES.length; province++) if (allFactories(s, province) > 0) count++;
  return count;
}

export const stock = (s: State, kind: number): number => s[STOCK + kind];
export function setStock(s: State, kind: number, count: number): void {
  s[STOCK + kind] = count;
}

/** Whether every factory of the game is on the board and inactive. */
export function allInactive(s: State): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (stock(s, kind) > 0) return false;
    for (let province = 0; province < PROVINCES.length; province++) if (active(s, province, kind) > 0) return false;
  }
  return true;
}

/** The king's province, or PORTRAIT. */
export const kingAt = (s: State): number => s[KING];
export const marker = (s: State): number => s[MARKER];
export function setKing(s: State, at: number, markerAt: number): void {
  s[KING] = at;
  s[MARKER] = markerAt;
}
