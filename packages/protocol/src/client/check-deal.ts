import type { Seat, Sha256 } from '@interregnum/kernel';
import { type Hex, HUMAN, lotOf, type Start, saltOf } from '@interregnum/record';
import { hashOfSalt } from '../salt-hash.ts';
import type { TableInfo } from '../told-tables.ts';

/** What a client keeps of a deal from the moment it gives its salts away: all that it was told before. */
export interface KeptDeal {
  readonly commitment: Hex;
  /** By seat, the hash that was told of a person's salt; nothing for programs. */
  readonly hashes: readonly (Hex | '')[];
  /** The own salts, by seat. */
  readonly salts: Readonly<Record<number, Hex>>;
}

/** What of a deal is as it was told before salts were given away. */
export interface DealCheck {
  /** The server is bound to the same seed. */
  readonly commitment: boolean;
  /** The own salts went into the deal. */
  readonly ownSalts: boolean;
  /** So did those of the others, by their hashes, and of programs no other than follow from the commitment. */
  readonly hashes: boolean;
  /** The first seat is the one that was drawn; known once the seed is, where lot decided. */
  readonly lot?: boolean;
}

/** A match as it began, and what is known of its beginning by now. */
export interface DealtMatch {
  readonly start: Start;
  /** Whether lot had to decide who begins, and the seat that became the first by it. */
  readonly isByLot: boolean;
  readonly lot: Seat | undefined;
  /** Once it is revealed. */
  readonly seed?: Hex | undefined;
}

/** Compares what a client has kept with how a match began. Whether the seed is the one is for `verify` to say. */
export function checkDeal(kept: KeptDeal, { start, isByLot, lot = 0, seed }: DealtMatch, sha: Sha256): DealCheck {
  if (!('deal' in start)) return { commitment: false, ownSalts: false, hashes: false };
  const { commitment, salts } = start.deal;
  const seats = salts.length;
  const isAsTold = (salt: Hex, seat: Seat): boolean =>
    start.seats[seat] === HUMAN
      ? hashOfSalt(salt, sha) === kept.hashes[(seat + lot) % seats]
      : salt === saltOf(kept.commitment, seat, sha);
  // Lot was drawn from people's salts in the order of their seats before.
  const before = salts.map((_, seat) => (seat - lot + seats) % seats);
  const people = before.filter((seat) => start.seats[seat] === HUMAN).map((seat) => salts[seat]);
  return {
    commitment: commitment === kept.commitment,
    ownSalts: Object.values(kept.salts).every((salt) => salts.includes(salt)),
    hashes: salts.every(isAsTold),
    ...(seed !== undefined && isByLot && { lot: lot === lotOf(seed, people, seats, sha) }),
  };
}

/** What salts are to be given for: undefined until the server has told what it and everybody else is bound to. */
export function dealTold({ phase, commitment, seats }: TableInfo): Omit<KeptDeal, 'salts'> | undefined {
  const isBound = seats.every(({ kind, saltHash }) => kind !== HUMAN || saltHash !== undefined);
  if (phase !== 'dealing' || commitment === undefined || !isBound) return undefined;
  return { commitment, hashes: seats.map(({ saltHash }) => saltHash ?? '') };
}
