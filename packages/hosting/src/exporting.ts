import type { Seat } from '@interregnum/kernel';
import { besideLine, linesText } from '@interregnum/record';
import { isEventLine, readEvent } from './events.ts';
import { foldLine, type Loaded } from './loading.ts';
import { mayBeCopied } from './match-views.ts';
import type { Row } from './ports.ts';
import { tableOf } from './table.ts';

/**
 * The record of a match as it may leave, with names and times beside it; undefined before the deal. What is played from
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
    const beside = [...(named.get(entry) ?? [])].map(([seat, name]) =>
      besideLine({ type: 'name', beside: entry, seat, name }),
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
): Map<number, Map<Seat, string>> {
  const [first, ...rest] = rows.map(({ line }) => String(line));
  const made = readEvent(first);
  if (made.event !== 'made') throw new Error('a log does not begin with its table');
  const named = new Map<number, Map<Seat, string>>();
  const name = (entry: number, seat: Seat, sat: number | undefined): void => {
    const known = sat === undefined ? undefined : names.get(sat);
    if (known !== undefined) named.set(entry, (named.get(entry) ?? new Map()).set(seat, known));
  };
  let table = tableOf(id, game, made);
  let entry = -1;
  for (const line of rest) {
    if (!isEventLine(line) && ++entry === 0) for (const [seat, { sat }] of table.seats.entries()) name(0, seat, sat);
    const event = isEventLine(line) ? readEvent(line) : undefined;
    if (entry >= 0 && event?.event === 'sat') name(entry, event.seat, table.seq);
    table = foldLine(table, line);
  }
  return named;
}
