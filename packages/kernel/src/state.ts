/**
 * A state is one flat array of 32-bit words: counts in single cells, hands and offers as bit sets.
 * Copying is one `set`, comparing and hashing are over words. Only a game's own `state/` folder indexes it.
 */
export type State = Int32Array;

/** A seat at the table, from 0. Rules know seats, never people. */
export type Seat = number;

/** Returned instead of a seat when no seat is to act. */
export const NO_SEAT = -1;

/** Stands in a cell whose content the viewer of a redacted state does not know. */
export const UNKNOWN = -1;

/** One small decision. Its meaning depends on the state it is made in; its text form is the game's notation. */
export type Choice = number;

/** Returned instead of a choice when there is none. */
export const NO_CHOICE = -1;

/** A buffer that `legal` fills. */
export type Choices = Int32Array;

/** Room for every decision any game can offer at once. */
export const MOST_CHOICES = 1024;

export const newChoices = (): Choices => new Int32Array(MOST_CHOICES);

export function sameWords(a: State, b: State, count: number): boolean {
  for (let i = 0; i < count; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** One round of MurmurHash3 by Austin Appleby. */
function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** A hash of the first `count` words, for tables; in two lanes, because one chain of multiplications waits for itself. */
export function hashWords(s: State, count: number): number {
  let even = 0x243f6a88;
  let odd = 0x13198a2e;
  for (let i = 0; i + 1 < count; i += 2) {
    even = mix(even, s[i]);
    odd = mix(odd, s[i + 1]);
  }
  if (count % 2 === 1) even = mix(even, s[count - 1]);
  let h = mix(even, odd);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
