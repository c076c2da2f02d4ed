import { type Awaiting, awaited, isAway, lacksPart, type TableLine } from '@interregnum/protocol/client';

/** What a table in a list waits for of the visitor's: a turn, an answer to an invitation, or that they look in so that it can begin. */
export type OfVisitor = 'turn' | 'invited' | 'look-in';

/** What a table in a list waits for: the visitor; another player, by their seat; what its match needs to begin; or nothing. */
export type Awaited = OfVisitor | { readonly seat: number } | Awaiting | undefined;

export const isOfVisitor = (what: Awaited): what is OfVisitor => typeof what === 'string';

/** Whether the deal of a table lacks something that only a client of the visitor's has. */
export const owesPart = (line: TableLine): boolean =>
  line.seats.some((seat) => seat.isYours === true && lacksPart(line, seat));

export function awaitedAt(line: TableLine, names: readonly string[] = line.seats.map(() => '')): Awaited {
  const { phase, seats, toAct } = line;
  if (phase === 'playing' && toAct !== undefined) return seats[toAct]?.isYours === true ? 'turn' : { seat: toAct };
  if (phase !== 'gathering' && phase !== 'dealing') return undefined;
  if (seats.some(({ isKeptForYou }) => isKeptForYou)) return 'invited';
  const waits = awaited(line, names);
  const isMissing =
    (waits.what === 'look-in' && owesPart(line)) ||
    (waits.what === 'away' && seats.some((seat) => seat.isYours === true && isAway(seat)));
  return isMissing ? 'look-in' : waits;
}

/** How urgent a table is: those that wait for the visitor first, then what is played, what gathers, what is over. */
function rankOf(line: TableLine): number {
  if (isOfVisitor(awaitedAt(line))) return 0;
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
