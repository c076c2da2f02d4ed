import {
  type Flawed,
  linesText,
  type MatchRecord,
  type RecordFlaw,
  readRecord,
  recordText,
  replay,
} from '@interregnum/record';
import { isGameId, libraryOf, rulesOf, tableId } from '../games/index.ts';
import type { Listed } from '../storage/listing.ts';
import { keepTable, listTables } from '../storage/tables.ts';

/** Why a file cannot be opened: a flaw, or a line that stands behind the end of the match. */
type Unopened = Flawed | { readonly behind: number };

/** Where a record can be looked at, or why it cannot: an unfinished match hides its deal. */
export type Opened = { readonly id: string } | { readonly sealed: true } | Unopened;

/**
 * A record that some editor or program took the last line's end from, or that was cut off in the middle of a line. A
 * match that has ended was not cut off: whatever follows it is not its own.
 */
export function readLoosely(text: string): { readonly record: MatchRecord } | Unopened {
  const whole = readRecord(text === '' || text.endsWith('\n') ? text : `${text}\n`);
  return 'flaw' in whole ? readBefore(text, whole.flaw) : whole;
}

function readBefore(text: string, flaw: RecordFlaw): { readonly record: MatchRecord } | Unopened {
  const lines = text.split('\n');
  const before = readRecord(linesText(lines.slice(0, flaw.entry)));
  if ('flaw' in before) return { flaw };
  if (before.record.end !== undefined) return { behind: flaw.entry + 1 };
  const isLast = flaw.entry === lines.length - 1;
  return isLast ? before : { flaw };
}

/** The kept table at which the same match is played; of a match that has ended, only one at which it has ended too. */
export const keptAs = ({ header, end }: MatchRecord, tables: readonly Listed[]): string | undefined =>
  tables.find((kept) => kept.header.commitment === header.commitment && (end === undefined || kept.finished))?.id;

/** Whether everything in a finished record is as the rules have it. */
async function flawOf(record: MatchRecord): Promise<Flawed | undefined> {
  const { game: name } = record.header;
  const rules = isGameId(name) ? (await rulesOf(name)).game : undefined;
  const replayed = replay(record, libraryOf(rules));
  return 'flaw' in replayed ? replayed : undefined;
}

/** Takes a record in, unless it is here already. */
export async function openRecord(text: string): Promise<Opened> {
  const read = readLoosely(text);
  if (!('record' in read)) return read;
  const { record } = read;
  const known = keptAs(record, (await listTables()).tables);
  if (known !== undefined) return { id: known };
  if (record.end === undefined) return { sealed: true };
  const flaw = await flawOf(record);
  if (flaw !== undefined) return flaw;
  const id = tableId(record.header.game, record.header.commitment);
  await keepTable({ id, record: recordText(record), seed: record.end.seed, draft: [], touched: Date.now() });
  return { id };
}
