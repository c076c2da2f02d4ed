import type { State } from '@interregnum/kernel';
import { followersWord } from '../state/index.ts';
import type { Net } from '../swap.ts';

/** The larger number, without a branch: counts are close to each other, and a mispredicted branch costs more. */
const larger = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/** KD-SOLO-5  Highest follower count minus the second highest, vikings included. */
function lead(a: number, b: number, c: number, d: number): number {
  const high = larger(a, b);
  const otherHigh = larger(c, d);
  const highest = larger(high, otherHigh);
  const lows = larger(a + b - high, c + d - otherHigh);
  return highest - larger(high + otherHigh - highest, lows);
}

/** The lead in a region whose followers change by `net`. */
export function leadAfter(s: State, region: number, net: Net): number {
  const word = followersWord(s, region) + net;
  return lead(word & 0xff, (word >>> 8) & 0xff, (word >>> 16) & 0xff, word >>> 24);
}

export const leadIn = (s: State, region: number): number => leadAfter(s, region, 0);
