import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@interregnum/games/all';
import { type Match, openMatch } from '@interregnum/match';
import { linesText, type MatchRecord, readRecord } from '@interregnum/record';

/** The log of a table as the database holds it, read without anything of hosting. */
export interface TableLog {
  readonly id: string;
  /** What happened beside the match. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly record: MatchRecord | undefined;
  readonly match: Match | undefined;
  /** What is wrong with it. */
  readonly flaw: string | undefined;
}

/** Every log of a database. */
export function readLogs(path: string): Map<string, TableLog> {
  const database = new DatabaseSync(path, { readOnly: true });
  const entries = database.prepare('SELECT seq, line FROM entries WHERE match = ? ORDER BY seq');
  const tables = database.prepare('SELECT id, head, secret FROM matches').all();
  const logs = new Map<string, TableLog>();
  for (const { id, head, secret } of tables) {
    const rows = entries.all(String(id));
    const isWhole = rows.length === head && rows.every(({ seq }, at) => Number(seq) - Number(rows[0].seq) === at);
    const lines = rows.map(({ line }) => String(line));
    const log = logOf(String(id), lines, String(secret));
    logs.set(log.id, isWhole ? log : { ...log, flaw: `${rows.length} lines where the head is ${head}` });
  }
  database.close();
  return logs;
}

function logOf(id: string, lines: readonly string[], secret: string): TableLog {
  const events = lines.filter((line) => line.startsWith('{"event":')).map((line) => JSON.parse(line));
  const text = lines.filter((line) => line.startsWith('{"entry":'));
  const nothing = { id, events, record: undefined, match: undefined, flaw: undefined };
  if (text.length === 0) return nothing;
  const read = readRecord(linesText(text));
  if ('flaw' in read) return { ...nothing, flaw: read.flaw.flaw };
  const opened = openMatch(linesText(text), findGame, secret === '' ? undefined : JSON.parse(secret));
  if ('flaw' in opened) return { ...nothing, flaw: opened.flaw.flaw };
  return { ...nothing, record: read.record, match: opened.match };
}
