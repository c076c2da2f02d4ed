import type { Sha256 } from '@interregnum/kernel';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes, as 64 lower-case hexadecimal digits. */
export type Hex = string;

export const isHex = (text: unknown): text is Hex => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** The SHA-256 that runs everywhere. Whoever has a quicker one, such as that of Node, hands it in instead. */
export const sha256: Sha256 = nobleSha256;

/** SHA-256 of a text as UTF-8, followed by numbers as bytes. */
export const digestOf = (sha: Sha256, label: string, ...numbers: readonly Hex[]): Uint8Array =>
  sha(concatBytes(utf8ToBytes(label), ...numbers.map(hexToBytes)));

export const hexOf = bytesToHex;
