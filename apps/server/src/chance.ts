import { hash, randomBytes } from 'node:crypto';
import type { Chance } from '@interregnum/hosting';
import type { Sha256 } from '@interregnum/kernel';

/** Chance that cannot be foreseen. */
export const chance: Chance = {
  id: () => randomBytes(16).toString('base64url'),
  hex: () => randomBytes(32).toString('hex'),
};

/**
 * Node's own, which is several times as quick as the one that runs everywhere; and as a text of 32 characters it comes in half the
 * time of a buffer, whose bytes lie outside the heap.
 */
export const sha256: Sha256 = (bytes) => {
  const text = hash('sha256', bytes, 'binary');
  const digest = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) digest[at] = text.charCodeAt(at);
  return digest;
};
