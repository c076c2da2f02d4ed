import { type Game, KeyedRandom, type Options, type Seat, type Sha256, type State } from '@interregnum/kernel';
import { digestOf, type Hex, hexOf, isHex, sha256 } from './hash.ts';

/** The digest of seeds, salts and commitments, which come from outside: what is none is named. */
function dealDigest(sha: Sha256, label: string, ...numbers: readonly Hex[]): Uint8Array {
  for (const number of numbers)
    if (!isHex(number))
      throw new Error(`${JSON.stringify(number)} is not 32 bytes, written as 64 lower-case hexadecimal digits`);
  return digestOf(sha, label, ...numbers);
}

/**
 * The fair deal: the dealer publishes the commitment to a secret seed, then every seat adds a salt of its own. The
 * deal follows from seed and salts, so that neither side alone can choose it; the seed is revealed at the end, and
 * anyone can deal again. The labels keep the commitment, which everybody sees, apart from the key of the deal.
 */
export const commitmentTo = (seed: Hex, sha: Sha256 = sha256): Hex =>
  hexOf(dealDigest(sha, 'interregnum commitment ', seed));

/** The salt of a seat that no person holds: it follows from the commitment, so that others cannot be tried out. */
export const saltOf = (commitment: Hex, seat: Seat, sha: Sha256 = sha256): Hex =>
  hexOf(dealDigest(sha, `interregnum salt ${seat} `, commitment));

/** The commitment to a secret position. The seed keeps others from trying out positions until one fits. */
export const sealOf = (seed: Hex, position: string, sha: Sha256 = sha256): Hex =>
  hexOf(dealDigest(sha, `interregnum position ${position}`, seed));

/** The start of a match that is dealt. */
export function dealFrom(game: Game, options: Options, seed: Hex, salts: readonly Hex[], sha: Sha256 = sha256): State {
  return game.setup(options, new KeyedRandom(dealDigest(sha, 'interregnum deal ', seed, ...salts), sha));
}

/**
 * The lot: which seat becomes the first one, drawn with the deal from the seed and the salts of people, in the order of
 * seats before it.
 */
export function lotOf(seed: Hex, salts: readonly Hex[], seats: number, sha: Sha256 = sha256): Seat {
  const digest = dealDigest(sha, 'interregnum lot ', seed, ...salts);
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0) % seats;
}
