import type { State } from '@interregnum/kernel';

/** Words of a state that changed: index and value, index and value. */
export type ChangedWords = readonly number[];

/** Numbers that are about to be a list or a text of their own, which then has no room for more. */
const ROOM: number[] = [];

export function changedWords(before: State, after: State): number[] {
  let count = 0;
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    ROOM[count++] = at;
    ROOM[count++] = after[at];
  }
  return ROOM.slice(0, count);
}

/** The state before with its changed words. */
export function withWords(before: State, words: ChangedWords): State {
  const state = before.slice();
  for (let at = 0; at < words.length; at += 2) state[words[at]] = words[at + 1];
  return state;
}

/** A whole state as text: its words, little-endian, in base64. */
export function stateText(s: State): string {
  let count = 0;
  for (let at = 0; at < s.length; at++) for (let bits = 0; bits < 32; bits += 8) ROOM[count++] = (s[at] >> bits) & 255;
  return btoa(String.fromCharCode.apply(undefined, ROOM.slice(0, count)));
}

/** The state that a text stands for; undefined if it is no text of that many words. */
export function readStateText(text: string, size: number): State | undefined {
  let bytes: string;
  try {
    bytes = atob(text);
  } catch {
    return undefined;
  }
  if (bytes.length !== size * 4) return undefined;
  const view = new DataView(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer);
  return Int32Array.from({ length: size }, (_, at) => view.getInt32(at * 4, true));
}
