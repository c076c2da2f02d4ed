import type { Sha256 } from '@interregnum/kernel';
import { digestOf, type Hex, hexOf } from './hash.ts';

/** What the hash of the first entry follows. */
export const NO_HASH: Hex = '0'.repeat(64);
const HASH_KEY = ',"hash":"';
const HASH_LENGTH = HASH_KEY.length + NO_HASH.length + 2;

/** The hash that a line ends with. */
export const hashOf = (line: string): Hex => line.slice(HASH_KEY.length - HASH_LENGTH, -2);

/** The line of an entry: its JSON, with the hash of this JSON and of the entry before as its last key. */
export const chained = (before: Hex, form: object, sha: Sha256): string => link(before, form, sha).line;

/** A line and its hash, which keeps no line alive. */
export function link(before: Hex, form: object, sha: Sha256): { readonly line: string; readonly hash: Hex } {
  const body = JSON.stringify(form);
  const hash = hexOf(digestOf(sha, body, before));
  return { line: `${body.slice(0, -1)}${HASH_KEY}${hash}"}`, hash };
}

/** Whether a line ends with the hash of what it says, however it says it. */
export const isHashed = (before: Hex, line: string, sha: Sha256): boolean =>
  hexOf(digestOf(sha, `${line.slice(0, -HASH_LENGTH)}}`, before)) === hashOf(line);
