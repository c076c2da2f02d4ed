import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes, as 64 lower-case hexadecimal digits. */
export type Hex = string;

export const isHex = (text: unknown): text is Hex => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** SHA-256 of some parts, one after the other: texts as UTF-8, hexadecimal numbers as bytes. */
export const digestOf = (label: string, ...numbers: readonly Hex[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(label), ...numbers.map(hexToBytes)));

export const hexOf = bytesToHex;
export { sha256 };
