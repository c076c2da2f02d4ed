import type { Seat } from '@interregnum/kernel';
import { besideOfWish } from '@interregnum/match';
import { besideLine, linesText } from '@interregnum/record';
import { isEventLine, readEvent } from './events.ts';
import { foldLine, type Loaded } from './loading.ts';
import { looksAt, type Named } from './looks.ts';
import { mayBeCopied } from './match-views.ts';
import type { Row } from './ports.ts';
import { tableOf } from './table.ts';

/**
 * The record of a match as it may leave, with names, looks and times beside it; undefined before the deal. What is played from
 * memory leaves no more than its start before it is over.
 */
export function recordOf({ table, names }: Loaded, rows: readonly Row[]): string | undefined {
  if (table.match === undefined) return undefined;
  const entries = rows.filter(({ line }) => !isEventLine(String(line)));
  const shown = mayBeCopied(table.match) ? entries : entries.slice(0, 1);
  const named = namesByEntry(table.id, table.game, rows, names);
  let last = 0;
  const lines = shown.flatMap(({ line, at }, entry) => {
    const time = Number(at ?? 0);
    // Clocks may be set back, and times may not run so.
    const isTold = time > 0 && time >= last;
    if (isTold) last = time;
    const beside = [...(named.get(entry) ?? [])].flatMap(([seat, { name, look }]) =>
      [{ type: 'name' as const, beside: entry, seat, name }, ...besideOfWish(entry, seat, look)].map(besideLine),
    );
    if (isTold) beside.push(besideLine({ type: 'time', beside: entry, time: new Date(time).toISOString() }));
    return [String(line), ...beside];
  });
  return linesText(lines);
}

/** By entry, the names of those who sit down with it, by seat: everybody at the start, later who takes a seat anew. */
function namesByEntry(
  id: string,
  game: Loaded['table']['game'],
  rows: readonly Row[],
  names: Loaded['names'],
): Map<number, Map<Seat, Named>> {
  const [first, ...rest] = rows.map(({ line }) => String(line));
  const made = readEvent(first);
  if (made.event !== 'made') throw new Error('a log does not begin with its table');
  const named = new Map<number, Map<Seat, Named>>();
  let table = tableOf(id, game, made);
  const name = (entry: number, seat: Seat): void => {
    const { sat } = table.seats[seat];
    const known = sat === undefined ? undefined : names.get(sat);
    if (known === undefined) return;
    const look = looksAt(table, names)[seat];
    named.set(entry, (named.get(entry) ?? new Map()).set(seat, { ...known, look }));
  };
  let entry = -1;
  for (const line of rest) {
    if (!isEventLine(line) && ++entry === 0) for (const seat of table.seats.keys()) name(0, seat);
    const event = isEventLine(line) ? readEvent(line) : undefined;
    table = foldLine(table, line);
    if (entry >= 0 && event?.event === 'sat') name(entry, event.seat);
  }
  return named;
}
