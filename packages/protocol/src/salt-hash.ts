import type { Sha256 } from '@interregnum/kernel';
import { type Hex, hexOf } from '@interregnum/record';

/** What binds a seat to its salt before anybody knows it: SHA-256 of its 32 bytes. */
export const hashOfSalt = (salt: Hex, sha: Sha256): Hex =>
  hexOf(
    sha(Uint8Array.from({ length: salt.length / 2 }, (_, at) => Number.parseInt(salt.slice(at * 2, at * 2 + 2), 16))),
  );
