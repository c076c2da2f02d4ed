import type { NameBeside, TimeBeside } from './beside.ts';
import { EMPTY_SEAT } from './entry.ts';
import { type Flawed, flawAt } from './flaw.ts';
import type { MatchRecord } from './record.ts';

/**
 * The first lie that can be known of lines beside the chain: a name for a seat that is not there or that is empty,
 * times that run backwards, something said twice. What they say is not proven by this.
 */
export function flawBeside(record: MatchRecord): Flawed | undefined {
  const names = record.beside.filter((said) => said.type === 'name');
  const times = record.beside.filter((said) => said.type === 'time');
  return flawOfNames(record, names) ?? flawOfTimes(times);
}

function flawOfNames({ start, entries }: MatchRecord, names: readonly NameBeside[]): Flawed | undefined {
  const byEntry = Map.groupBy(names, ({ beside }) => beside);
  const kinds = [...start.seats];
  for (const [number, entry] of entries.entries()) {
    if (entry.type === 'seat') kinds[entry.seat] = entry.kind;
    const seats = (byEntry.get(number) ?? []).map(({ seat }) => seat);
    const wrong = seats.find((seat) => (kinds[seat] ?? EMPTY_SEAT) === EMPTY_SEAT);
    if (wrong !== undefined) return flawAt(number, 'beside-seat', { seat: wrong });
    if (new Set(seats).size < seats.length) return flawAt(number, 'beside-twice');
  }
  return undefined;
}

/** Times of later entries are not earlier, in whatever order they are told. */
function flawOfTimes(times: readonly TimeBeside[]): Flawed | undefined {
  const sorted = times.toSorted((a, b) => a.beside - b.beside);
  for (const [at, { beside, time }] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before?.beside === beside) return flawAt(beside, 'beside-twice');
    if (before !== undefined && time < before.time) return flawAt(beside, 'beside-time');
  }
  return undefined;
}
