import { type Game, KeyedRandom, type Options, type State } from '@interregnum/kernel';
import { digestOf, type Hex, hexOf, sha256 } from './hash.ts';

/**
 * The fair deal: whoever deals publishes the commitment to a secret seed, then every seat adds a salt of its own. The
 * deal follows from seed and salts, so that neither side alone can choose it; the seed is revealed at the end, and
 * anyone can deal again. The labels keep the commitment, which everybody sees, apart from the key of the deal.
 */
export const commitmentTo = (seed: Hex): Hex => hexOf(digestOf('interregnum commitment ', seed));

/** The start of a match. */
export function dealFrom(game: Game, options: Options, seed: Hex, salts: readonly Hex[]): State {
  return game.setup(options, new KeyedRandom(digestOf('interregnum deal ', seed, ...salts), sha256));
}
