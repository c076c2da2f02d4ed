import type { TableLine } from '@interregnum/protocol/client';

/** What a table in a list waits for: the visitor, another player by their seat, or no player because of its phase. */
export type Awaited = 'you' | { readonly seat: number } | { readonly phase: TableLine['phase'] };

export function awaitedAt({ phase, seats, toAct }: TableLine): Awaited {
  if (phase !== 'playing' || toAct === undefined) return { phase };
  return seats[toAct]?.isYours === true ? 'you' : { seat: toAct };
}

/** How urgent a table is: those that wait for the visitor first, then what is played, what gathers, what is over. */
function rankOf(line: TableLine): number {
  if (awaitedAt(line) === 'you') return 0;
  if (line.phase === 'playing') return 1;
  return line.phase === 'gathering' || line.phase === 'dealing' ? 2 : 3;
}

/** The tables as they are listed; what was withdrawn is none any more. */
export const listed = (tables: readonly TableLine[]): readonly TableLine[] =>
  tables
    .filter(({ phase }) => phase !== 'withdrawn')
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.touched - a.touched);
