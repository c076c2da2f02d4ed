import type { TableLine } from '@interregnum/protocol/client';

/**
 * What a table in a list waits for: the visitor's turn, the visitor for whom a seat is kept, another player by their seat, or no
 * player because of its phase.
 */
export type Awaited = 'you' | 'kept' | { readonly seat: number } | { readonly phase: TableLine['phase'] };

export function awaitedAt({ phase, seats, toAct }: TableLine): Awaited {
  if (phase === 'gathering' && seats.some(({ isKeptForYou }) => isKeptForYou)) return 'kept';
  if (phase !== 'playing' || toAct === undefined) return { phase };
  return seats[toAct]?.isYours === true ? 'you' : { seat: toAct };
}

/** How urgent a table is: those that wait for the visitor first, then what is played, what gathers, what is over. */
function rankOf(line: TableLine): number {
  if (typeof awaitedAt(line) === 'string') return 0;
  if (line.phase === 'playing') return 1;
  return line.phase === 'gathering' || line.phase === 'dealing' ? 2 : 3;
}

/** How long a table still waits. Where time is not counted, it waits longest. */
const leftAt = ({ left = Number.MAX_SAFE_INTEGER }: TableLine): number => left;

/** The tables as they are listed; what was withdrawn is none any more. */
export const listed = (tables: readonly TableLine[]): readonly TableLine[] =>
  tables
    .filter(({ phase }) => phase !== 'withdrawn')
    .toSorted((a, b) => rankOf(a) - rankOf(b) || leftAt(a) - leftAt(b) || b.touched - a.touched);
