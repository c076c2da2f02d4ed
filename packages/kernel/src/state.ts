/**
 * A state is one flat array of 32-bit words: counts in single cells, hands and offers as bit sets.
 * Copying is one `set`, comparing and hashing are over words. Only a game's own `state/` folder indexes it.
 */
export type State = Int32Array;

/** A seat at the table, from 0. Rules know seats, never people. */
export type Seat = number;

/** Returned instead of a seat when nobody is to act. */
export const NOBODY = -1;

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

/** A hash of the first `count` words, for tables; four lanes, because one chain of multiplications waits for itself. */
export function hashWords(s: State, count: number): number {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  let i = 0;
  for (; i + 3 < count; i += 4) {
    a = Math.imul(a ^ s[i], 0x9e3779b1);
    b = Math.imul(b ^ s[i + 1], 0x85ebca77);
    c = Math.imul(c ^ s[i + 2], 0xc2b2ae3d);
    d = Math.imul(d ^ s[i + 3], 0x27d4eb2f);
    a ^= a >>> 15;
    b ^= b >>> 13;
    c ^= c >>> 16;
    d ^= d >>> 14;
  }
  for (; i < count; i++) a = Math.imul(a ^ s[i] ^ (a >>> 15), 0x9e3779b1);
  let h = a ^ Math.imul(b, 3) ^ Math.imul(c, 5) ^ Math.imul(d, 7);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return h ^ (h >>> 15);
}
