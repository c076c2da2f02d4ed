import { readFileSync } from 'node:fs';
import { readRecord, recordText, startRecord, withDecision } from '@interregnum/record/format-1';
import type { StoredTable } from '../src/storage/stored-table.ts';

/** A stored match of format 1 that has ended, by the name of its file. */
const stored = (name: string): string =>
  readFileSync(new URL(`../../../packages/games/test/records/${name}.record`, import.meta.url), 'utf8');

const rowOf = (record: string, seed: string): StoredTable => ({ id: 'old', record, seed, draft: [], touched: 1 });

/** A finished match of format 1 as browsers keep it. */
export const finishedRow = (name: string): StoredTable => rowOf(stored(name), 'a'.repeat(64));

/** The same match as it was kept after so many decisions, played by others. */
export function runningRow(name: string, kinds: readonly string[], decisions: number): StoredTable {
  const read = readRecord(stored(name));
  if ('flaw' in read) throw new Error(read.flaw.flaw);
  const { header, end } = read.record;
  let record = startRecord({ ...header, seats: header.seats.map((seat, at) => ({ ...seat, kind: kinds[at] })) });
  for (const decision of read.record.decisions.slice(0, decisions)) record = withDecision(record, decision);
  return rowOf(recordText(record), end?.seed ?? '');
}
