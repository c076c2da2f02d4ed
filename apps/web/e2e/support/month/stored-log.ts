import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HUMAN, linesText, type MatchRecord, readRecord } from '@interregnum/record';
import { expect } from '@playwright/test';
import type { Friend } from './friend.ts';

/** The record of a table as the database of its server holds it. */
export function storedRecord(data: string, table: string): MatchRecord {
  const database = new DatabaseSync(join(data, 'interregnum.db'), { readOnly: true });
  const rows = database.prepare('SELECT line FROM entries WHERE match = ? AND line LIKE \'{"entry":%\' ORDER BY seq');
  const lines = rows.all(table).map(({ line }) => String(line));
  database.close();
  const read = readRecord(linesText(lines));
  if ('flaw' in read) throw new Error(`the stored record does not hold: ${read.flaw.flaw}`);
  return read.record;
}

/** The turns of a record, by whom: a seat, and whether a person played it then. */
export function turnsIn({ entries }: MatchRecord): { readonly seat: number; readonly isPersons: boolean }[] {
  const [start] = entries;
  const kinds = start.type === 'start' ? [...start.seats] : [];
  return entries.flatMap((entry) => {
    if (entry.type === 'seat') kinds[entry.seat] = entry.kind;
    return entry.type === 'turn' ? [{ seat: entry.seat, isPersons: kinds[entry.seat] === HUMAN }] : [];
  });
}

/** The record as somebody saves it from the page. */
export async function savedRecord(friend: Friend): Promise<MatchRecord> {
  const saving = friend.page.waitForEvent('download');
  await friend.press('Save the record');
  const read = readRecord(readFileSync(await (await saving).path(), 'utf8'));
  expect(read).not.toHaveProperty('flaw');
  return (read as { readonly record: MatchRecord }).record;
}
