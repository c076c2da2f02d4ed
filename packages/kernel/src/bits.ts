/** Sets of up to 32 small numbers, held in one integer. */
export type Bits = number;

export const bit = (member: number): Bits => 1 << member;

export const has = (set: Bits, member: number): boolean => ((set >>> member) & 1) === 1;

/** The smallest member of a set that is not empty. */
export const lowest = (set: Bits): number => 31 - Math.clz32(set & (0 - set));

/** Whether there are two members or more. */
export const several = (set: Bits): boolean => (set & (set - 1)) !== 0;

export const withoutLowest = (set: Bits): Bits => set & (set - 1);

export function size(set: Bits): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** For every byte, the place of its k-th member at byte * 8 + k. */
const PLACES = Uint8Array.from({ length: 256 * 8 }, (_, at) => members(at >> 3)[at & 7] ?? 0);

/**
 * The k-th member in ascending order, from 0; `k` must be less than the size. Without a branch, because which byte it
 * is in cannot be foreseen: each byte of `upTo` counts the members up to its end, and those that are not more than `k`
 * lie before the byte we want.
 */
export function nth(set: Bits, k: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  const upTo = Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const passed = ((Math.imul(k, 0x01010101) | 0x80808080) - upTo) & 0x80808080;
  const below = (Math.imul(passed >>> 7, 0x01010101) >>> 24) << 3;
  const left = k - (((upTo << 8) >>> below) & 255);
  return below + PLACES[(((set >>> below) & 255) << 3) + left];
}

export function members(set: Bits): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest = withoutLowest(rest)) list.push(lowest(rest));
  return list;
}
