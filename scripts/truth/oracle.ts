import type { LogLine, Move, Options, SeatValue, Term, Values } from '@interregnum/kernel';

/** A decision as one viewer could follow it at the table: what lay there before and after, and what was said. */
export interface Decision {
  /** Canonical positions as the viewer sees them, read as JSON. */
  readonly before: unknown;
  readonly after: unknown;
  /** The decisions of the whole turn in notation, and which of them this is. */
  readonly turn: readonly string[];
  readonly at: number;
  readonly options: Options;
}

/**
 * Finds what was done, and so what must be told, from positions and notation alone. It knows the rules as RULES.md has them
 * and shares nothing with the code that tells; in return it may be slow.
 */
export type Oracle = (decision: Decision) => LogLine[];

export const line = (key: string, values: Values = {}, moves: readonly Move[] = []): LogLine => ({
  key,
  values,
  moves,
});

/** Pieces that went; none where there are none. */
export const went = (piece: string, from: string, to: string, count = 1): Move[] =>
  count > 0 ? [{ piece, from, to, count }] : [];

export const bySeat = (seat: number): SeatValue => ({ seat });

export const termOf = (term: string, id: string, count?: number): Term => ({
  term,
  id,
  ...(count === undefined ? {} : { count }),
});

/** The elements of a list that are not in another one, copies counted. */
export function lacking<T>(list: readonly T[], other: readonly T[]): T[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
