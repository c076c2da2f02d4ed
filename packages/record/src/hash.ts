import type { Sha256 } from '@interregnum/kernel';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** 32 bytes, as 64 lower-case hexadecimal digits. */
export type Hex = string;

export const HEX = /^[0-9a-f]{64}$/;
export const isHex = (text: unknown): text is Hex => typeof text === 'string' && HEX.test(text);

/** The SHA-256 that runs everywhere. A quicker one, such as that of Node, can be handed in instead. */
export const sha256: Sha256 = nobleSha256;

const UTF8 = new TextEncoder();
/** What is hashed is put together here; only what is too long for it gets bytes of its own. */
const ROOM = new Uint8Array(4096);

/** SHA-256 of a text as UTF-8, followed by numbers as bytes. */
export function digestOf(sha: Sha256, label: string, ...numbers: readonly Hex[]): Uint8Array {
  const most = numbers.reduce((sum, { length }) => sum + length / 2, label.length * 3);
  const bytes = most > ROOM.length ? new Uint8Array(most) : ROOM;
  let { written } = UTF8.encodeInto(label, bytes);
  for (const number of numbers) {
    bytes.set(hexToBytes(number), written);
    written += number.length / 2;
  }
  return sha(bytes.subarray(0, written));
}

/** Digits that are about to be a text: a list of their own would be half a kilobyte of garbage for each hash. */
const WRITTEN: number[] = [];
const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** Bytes in hexadecimal, as one piece: a string that was put together from many would take ten times the memory. */
export function hexOf(bytes: Uint8Array): Hex {
  WRITTEN.length = bytes.length * 2;
  for (let at = 0; at < bytes.length; at++) {
    WRITTEN[at * 2] = DIGITS[bytes[at] >> 4];
    WRITTEN[at * 2 + 1] = DIGITS[bytes[at] & 15];
  }
  return String.fromCharCode(...WRITTEN);
}
