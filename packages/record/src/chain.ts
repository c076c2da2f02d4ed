import type { Sha256 } from '@interregnum/kernel';
import type { Entry } from './entry.ts';
import { formOf } from './entry-form.ts';
import { digestOf, type Hex, hexOf, sha256 } from './hash.ts';

/** What the hash of the first entry follows. */
export const NO_HASH: Hex = '0'.repeat(64);
const HASH_KEY = ',"hash":"';
const HASH_LENGTH = HASH_KEY.length + NO_HASH.length + 2;

/** The hash that a line ends with. */
export const hashOf = (line: string): Hex => line.slice(HASH_KEY.length - HASH_LENGTH, -2);

/** The line of an entry: its JSON, with the hash of this JSON and of the entry before as its last key. */
export const chained = (before: Hex, form: object, sha: Sha256): string => link(before, form, sha).line;

/** A line and its hash, which keeps no line alive. */
function link(before: Hex, form: object, sha: Sha256): { readonly line: string; readonly hash: Hex } {
  const body = JSON.stringify(form);
  const hash = hexOf(digestOf(sha, body, before));
  return { line: `${body.slice(0, -1)}${HASH_KEY}${hash}"}`, hash };
}

/** Whether a line ends with the hash of what it says, however it says it. */
export const isHashed = (before: Hex, line: string, sha: Sha256): boolean =>
  hexOf(digestOf(sha, `${line.slice(0, -HASH_LENGTH)}}`, before)) === hashOf(line);

/** The end of a chain: all that is needed to write its next line. */
export interface Head {
  /** The number of the last entry. */
  readonly entry: number;
  readonly hash: Hex;
  /** What a turn is made on: the hash of the last turn or takeback, before the first that of the start. */
  readonly token: Hex;
}

/** The line of the entry that follows, and the end of the chain with it. The start follows nothing. */
export function nextLine(
  head: Head | undefined,
  entry: Entry,
  sha: Sha256 = sha256,
): { readonly line: string; readonly head: Head } {
  const number = head === undefined ? 0 : head.entry + 1;
  const { line, hash } = link(head?.hash ?? NO_HASH, formOf(number, entry), sha);
  return { line, head: headAfter(head, entry, hash) };
}

export const MAKES_TOKEN: readonly Entry['type'][] = ['start', 'turn', 'back'];

/** The end of a chain with one more line, by its hash. */
export function headAfter(head: Head | undefined, entry: Entry, hash: Hex): Head {
  const isOld = head !== undefined && !MAKES_TOKEN.includes(entry.type);
  return { entry: head === undefined ? 0 : head.entry + 1, hash, token: isOld ? head.token : hash };
}
