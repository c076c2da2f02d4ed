import { hashWords, type State } from '@interregnum/kernel';

/** The two words by which a tree knows a position. Two positions share both once in 2^64. */
export const keyA: (s: State, facts: number) => number = hashWords;

export function keyB(s: State, facts: number): number {
  let h = 0x9e3779b9 | 0;
  for (let i = 0; i < facts; i++) {
    h = Math.imul(h ^ s[i], 0x85ebca6b);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return h ^ (h >>> 15);
}
