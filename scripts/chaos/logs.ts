import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { findGame } from '@interregnum/games/all';
import { type Match, openMatch } from '@interregnum/match';
import type { Planned } from '@interregnum/protocol';
import { type Hex, linesText, type MatchRecord, readRecord, tokensOf } from '@interregnum/record';

/** What is planned for a seat, as its row says. */
type StoredPlan = Omit<Planned, 'isDue'> & { readonly player: string };

/** The log of a table as the database holds it, and what stands beside it, read without anything of hosting. */
export interface TableLog {
  readonly id: string;
  /** What happened beside the match. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly record: MatchRecord | undefined;
  readonly match: Match | undefined;
  /** By entry of the record: what a turn after it is made on. */
  readonly tokens: readonly Hex[];
  /** By entry of the record: which line of the log it is, and when that was stored. */
  readonly stored: readonly { readonly line: number; readonly at: number }[];
  readonly planned: readonly StoredPlan[];
  /** Milliseconds by which a deadline has passed without anything happening. */
  readonly overdue: number;
  /** What is wrong with it. */
  readonly flaw: string | undefined;
}

type Rows = readonly Record<string, SQLOutputValue>[];

/** Every log of a database. */
export function readLogs(path: string): Map<string, TableLog> {
  const database = new DatabaseSync(path, { readOnly: true });
  const entries = database.prepare('SELECT seq, line, at FROM entries WHERE match = ? ORDER BY seq');
  const plans = database.prepare('SELECT seat, player, planned FROM plans WHERE match = ? ORDER BY seat');
  const running = Number(database.prepare('SELECT running FROM heartbeat').get()?.running ?? 0);
  const tables = database.prepare('SELECT id, head, secret, times_out_at FROM matches').all();
  const logs = new Map<string, TableLog>();
  for (const { id, head, secret, times_out_at: due } of tables) {
    const rows = entries.all(id);
    const isWhole = rows.length === head && rows.every(({ seq }, at) => Number(seq) - Number(rows[0].seq) === at);
    const planned = plans.all(id).map(readPlan);
    const beside = { planned, overdue: due === null ? 0 : Math.max(0, running - Number(due)) };
    const log = logOf(String(id), rows, String(secret), beside);
    logs.set(log.id, isWhole ? log : { ...log, flaw: `${rows.length} lines where the head is ${head}` });
  }
  database.close();
  return logs;
}

const readPlan = ({ seat, player, planned }: Rows[number]): StoredPlan => ({
  ...JSON.parse(String(planned)),
  seat: Number(seat),
  player: String(player),
});

function logOf(id: string, rows: Rows, secret: string, beside: Pick<TableLog, 'planned' | 'overdue'>): TableLog {
  const lines = rows.map(({ line }) => String(line));
  const events = lines.filter((line) => line.startsWith('{"event":')).map((line) => JSON.parse(line));
  const entries = rows.flatMap(({ line, at }, nth) =>
    String(line).startsWith('{"entry":') ? [{ text: String(line), line: nth, at: Number(at) }] : [],
  );
  const nothing = {
    id,
    events,
    ...beside,
    stored: entries,
    record: undefined,
    match: undefined,
    tokens: [],
    flaw: undefined,
  };
  if (entries.length === 0) return nothing;
  const text = linesText(entries.map((entry) => entry.text));
  const read = readRecord(text);
  if ('flaw' in read) return { ...nothing, flaw: read.flaw.flaw };
  const opened = openMatch(text, findGame, secret === '' ? undefined : JSON.parse(secret));
  if ('flaw' in opened) return { ...nothing, flaw: opened.flaw.flaw };
  return { ...nothing, record: read.record, match: opened.match, tokens: tokensOf(read.record) };
}
