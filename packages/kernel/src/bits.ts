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

/** For every byte, how many members it has, and the place of its k-th member at byte * 8 + k. */
const SIZE_OF_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => size(byte));
const PLACES = Uint8Array.from({ length: 256 * 8 }, (_, at) => members(at >> 3)[at & 7] ?? 0);

/** The k-th member in ascending order, from 0; `k` must be less than the size. */
export function nth(set: Bits, k: number): number {
  let rest = set;
  let left = k;
  let below = 0;
  for (let count = SIZE_OF_BYTE[rest & 255]; left >= count; count = SIZE_OF_BYTE[rest & 255]) {
    left -= count;
    rest >>>= 8;
    below += 8;
  }
  return below + PLACES[((rest & 255) << 3) + left];
}

export function members(set: Bits): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest = withoutLowest(rest)) list.push(lowest(rest));
  return list;
}
