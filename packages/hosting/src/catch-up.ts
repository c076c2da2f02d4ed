import type { RequestTo } from '@interregnum/protocol';
import type { LaterEntry } from '@interregnum/record';
import { isEventLine, readEvent, type TableEvent } from './events.ts';

export type Known = NonNullable<RequestTo<'watch'>['known']>;

/** Events that change as which viewer a player sees the match. */
const RESEATING: readonly TableEvent['event'][] = ['sat', 'freed', 'lot'];

/**
 * The entries of the match that a client has missed who knew so much of a log. `all`: everything has to be told anew, because
 * more than entries was missed. `other`: the log is not the one that the client knew.
 */
export function missedEntries(lines: readonly string[], { seq, hash }: Known): readonly LaterEntry[] | 'all' | 'other' {
  if (seq > lines.length) return 'other';
  const last = lines.slice(0, seq).findLast((line) => !isEventLine(line));
  if (hash !== undefined && (last === undefined || JSON.parse(last).hash !== hash)) return 'other';
  const missed = lines.slice(seq);
  if (last === undefined || missed.some(changesViewers)) return 'all';
  const entries = missed.filter((line) => !isEventLine(line)).map(entryIn);
  return entries.some(({ type }) => type === 'back') ? 'all' : entries;
}

const changesViewers = (line: string): boolean => isEventLine(line) && RESEATING.includes(readEvent(line).event);

/** The entry of a line that this server has stored, without its place in the chain. */
function entryIn(line: string): LaterEntry {
  const { entry: _number, hash: _hash, ...entry } = JSON.parse(line);
  return entry;
}
