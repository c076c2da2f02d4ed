import { FastRandom, type Game, hashWords, modesOf, NO_CHOICE, type Sha256 } from '@interregnum/kernel';
import { type Hex, hexOf, sha256 } from '@interregnum/record';

/** So many decisions of one random game in each mode are looked at. */
const DECISIONS = 60;

const KNOWN = new WeakMap<Game, Hex>();

/**
 * A digest of how a game lays its states out, by what it does: the states of some fixed random games. Words of states may
 * only be sent to who has the same digest; whatever differs, be it a rule, makes another one.
 */
export function layoutOf(game: Game, sha: Sha256 = sha256): Hex {
  const known = KNOWN.get(game);
  if (known !== undefined) return known;
  const digest = hexOf(sha(hashesOf(game)));
  KNOWN.set(game, digest);
  return digest;
}

function hashesOf(game: Game): Uint8Array {
  const hashes = [game.size, game.facts];
  for (const [mode, options] of modesOf(game).entries()) {
    const random = new FastRandom(`layout ${mode}`);
    const state = game.setup(options, random);
    for (let decision = 0; decision < DECISIONS; decision++) {
      hashes.push(hashWords(state, game.size));
      const choice = game.pick(state, random);
      if (choice === NO_CHOICE) break;
      game.play(state, choice);
    }
    hashes.push(hashWords(game.redact(state, 'audience'), game.size));
  }
  const bytes = new DataView(new ArrayBuffer(hashes.length * 4));
  for (const [at, hash] of hashes.entries()) bytes.setInt32(at * 4, hash, true);
  return new Uint8Array(bytes.buffer);
}
