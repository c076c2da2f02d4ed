import type { Message } from './message.ts';

/**
 * A place that holds pieces: `region:moray`, `supply`, `court:1`, `hand:0`, `deck`. A game says which it has (`pieces.ts`);
 * its drawings name the same places.
 */
export type PieceHolder = string;

/** A kind of piece, as notation or positions write it: `scots`, `assemble`, `G4`; HIDDEN where the viewer may not know it. */
export type Piece = string;

/** Where money and points come from and go to: it never runs out, and `pieces` does not count it. */
export const BANK: PieceHolder = 'bank';

/** Pieces of one kind that went from one place to another. */
export interface Move {
  readonly piece: Piece;
  readonly from: PieceHolder;
  readonly to: PieceHolder;
  readonly count: number;
}

/** One thing that happened, as a viewer may know it: a message, and the pieces that moved. */
export interface LogLine extends Message {
  readonly moves: readonly Move[];
}

/** Everything a position holds: how many pieces of each kind are at each place. What is 0 is left out. */
export type Pieces = ReadonlyMap<PieceHolder, ReadonlyMap<Piece, number>>;
