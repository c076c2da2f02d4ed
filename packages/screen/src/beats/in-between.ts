import type { Move, Piece, PieceHolder } from '@interregnum/kernel';

/** So many pieces more or less at a place. */
export interface PieceChange {
  readonly at: PieceHolder;
  readonly piece: Piece;
  readonly by: number;
}

/** Pieces on their way: gone from where they were. */
export const left = (moves: readonly Move[]): PieceChange[] =>
  moves.map(({ piece, from, count }) => ({ at: from, piece, by: -count }));

/** Pieces that have come to where they go. */
export const arrived = (moves: readonly Move[]): PieceChange[] =>
  moves.map(({ piece, to, count }) => ({ at: to, piece, by: count }));

/** Moves from beginning to end: all pieces leave before any arrives. */
export const moved = (moves: readonly Move[]): PieceChange[] => [...left(moves), ...arrived(moves)];

/** A place without its kind: `region:moray` is `moray`. */
export const placeId = (at: PieceHolder): string => at.slice(at.indexOf(':') + 1);
export const placeKind = (at: PieceHolder): string => at.split(':')[0];
