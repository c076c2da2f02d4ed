import type { Seat } from '@interregnum/kernel';
import type { Hex } from '@interregnum/record';

/**
 * Every turn that was ever taken, those taken back too, as a fingerprint of seat, token and texts: a message that comes
 * again is known by it. The list is shared with later matches and only grows; `count` says how much of it counts here.
 */
export interface TakenTurns {
  readonly list: number[];
  readonly count: number;
}

export const NO_TURNS: TakenTurns = { list: [], count: 0 };

export const isTaken = ({ list, count }: TakenTurns, fingerprint: number): boolean => {
  const at = list.indexOf(fingerprint);
  return at >= 0 && at < count;
};

export function alsoTaken({ list, count }: TakenTurns, fingerprint: number): TakenTurns {
  const own = list.length === count && count > 0 ? list : list.slice(0, count);
  own.push(fingerprint);
  return { list: own, count: count + 1 };
}

/** The same without room for more. */
export const trimmed = ({ list, count }: TakenTurns): TakenTurns => ({ list: list.slice(0, count), count });

/** 53 bits. Two turns of a match have the same once in many million matches, and then a new turn passes for one of these. */
export function fingerprintOf(seat: Seat, token: Hex, texts: readonly string[]): number {
  // The count tells a text with a line break from two texts: no text of a game has one.
  const text = `${seat} ${token} ${texts.length} ${texts.join('\n')}`;
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca77);
  }
  a = Math.imul(a ^ (a >>> 15), 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  return (a >>> 0) * 2 ** 21 + ((b ^ (b >>> 16)) >>> 11);
}
