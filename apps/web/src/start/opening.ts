import { type Flawed, type MatchRecord, readRecord, readWholeLines, recordText, replay } from '@interregnum/record';
import { isGameId, libraryOf, rulesOf } from '../games/index.ts';
import { keepTable, type Listed, listTables } from '../storage/tables.ts';

/** Where a record can be looked at, or why it cannot: an unfinished match hides its deal. */
export type Opened = { readonly id: string } | { readonly sealed: true } | Flawed;

/** A record that some editor or program took the last line's end from, or that was cut off in the middle of a line. */
export function readLoosely(text: string): { readonly record: MatchRecord } | Flawed {
  const whole = readRecord(text === '' || text.endsWith('\n') ? text : `${text}\n`);
  if (!('flaw' in whole)) return whole;
  const cut = readWholeLines(text);
  return 'flaw' in cut ? whole : cut;
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
  if ('flaw' in read) return read;
  const { record } = read;
  const known = keptAs(record, await listTables());
  if (known !== undefined) return { id: known };
  if (record.end === undefined) return { sealed: true };
  const flaw = await flawOf(record);
  if (flaw !== undefined) return flaw;
  const id = record.header.commitment.slice(0, 32);
  await keepTable({ id, record: recordText(record), seed: record.end.seed, draft: [], touched: Date.now() });
  return { id };
}
