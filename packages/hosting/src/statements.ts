import type { Phase } from '@interregnum/protocol';
import { deleteHolidays, moveHolidays } from './holidays/statements.ts';
import { deleteAllHidden, moveHidden } from './people/statements.ts';
import { selectPlans } from './plans/kept-plans.ts';
import type { Statement } from './ports.ts';
import { selectTalk } from './talk.ts';

/** What a row of `matches` says of a table that has just changed. */
export interface MatchRow {
  readonly table: string;
  readonly head: number;
  readonly phase: Phase;
  readonly wakeAt: number | undefined;
  readonly leaseUntil: number;
  readonly now: number;
}

export const insertMatch = (
  { table, head, phase, wakeAt, leaseUntil, now }: MatchRow,
  host: string,
  secret: string,
): Statement => ({
  sql: `INSERT INTO matches (id, head, phase, host, secret, wake_at, lease_until, touched_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  values: [table, head, phase, host, secret, wakeAt ?? null, leaseUntil, now],
  changes: 1,
});

/** Only where the log is as long as expected. */
export const moveHead = ({ table, head, phase, wakeAt, leaseUntil, now }: MatchRow, expected: number): Statement => ({
  sql: `UPDATE matches SET head = $1, phase = $2, wake_at = $3, lease_until = $4, touched_at = $5
    WHERE id = $6 AND head = $7`,
  values: [head, phase, wakeAt ?? null, leaseUntil, now, table, expected],
  changes: 1,
});

export const insertEntry = (table: string, seq: number, line: string, now: number): Statement => ({
  sql: 'INSERT INTO entries (match, seq, line, at) VALUES ($1, $2, $3, $4)',
  values: [table, seq, line, now],
  changes: 1,
});

export const insertName = (table: string, seq: number, name: string, look: string): Statement => ({
  sql: 'INSERT INTO notes (match, seq, name, look) VALUES ($1, $2, $3, $4)',
  values: [table, seq, name, look],
  changes: 1,
});

export const deleteName = (table: string, seq: number): Statement => ({
  sql: 'DELETE FROM notes WHERE match = $1 AND seq = $2',
  values: [table, seq],
});

export const setSecret = (table: string, secret: string): Statement => ({
  sql: 'UPDATE matches SET secret = $1 WHERE id = $2',
  values: [secret, table],
  changes: 1,
});

export const insertMember = (player: string, table: string): Statement => ({
  sql: 'INSERT INTO members (player, match) VALUES ($1, $2)',
  values: [player, table],
  changes: 1,
});

/** A table is not a player's any more; it is known that it was, as long as their name may stand there. */
export const deleteMember = (player: string, table: string): readonly Statement[] => [
  { sql: 'DELETE FROM members WHERE player = $1 AND match = $2', values: [player, table] },
  {
    sql: 'INSERT INTO former_members (player, match) VALUES ($1, $2) ON CONFLICT (player, match) DO NOTHING',
    values: [player, table],
  },
];

/** Not even that it was theirs is known. */
export const deleteFormerMember = (player: string, table: string): Statement => ({
  sql: 'DELETE FROM former_members WHERE player = $1 AND match = $2',
  values: [player, table],
});

export const insertAnswer = (player: string, request: string, answer: string, now: number): Statement => ({
  sql: 'INSERT INTO requests (player, request, answer, at) VALUES ($1, $2, $3, $4)',
  values: [player, request, answer, now],
  changes: 1,
});

export const selectAnswer = (player: string, request: string): Statement => ({
  sql: 'SELECT answer FROM requests WHERE player = $1 AND request = $2',
  values: [player, request],
});

export const putPlayer = (player: string, name: string, now: number): Statement => ({
  sql: `INSERT INTO players (id, name, seen_at) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at`,
  values: [player, name, now],
});

export const selectPlayer = (player: string): Statement => ({
  sql: 'SELECT name, seen_at FROM players WHERE id = $1',
  values: [player],
});

/** The row of a table, its log, the names beside it, and those of the players for whom it is. */
export const selectTable = (table: string): readonly Statement[] => [
  { sql: 'SELECT secret, wake_at, lease_until, clocks FROM matches WHERE id = $1', values: [table] },
  { sql: 'SELECT line, at FROM entries WHERE match = $1 ORDER BY seq', values: [table] },
  { sql: 'SELECT seq, name, look FROM notes WHERE match = $1', values: [table] },
  {
    sql: 'SELECT id, name FROM members JOIN players ON players.id = members.player WHERE members.match = $1',
    values: [table],
  },
  selectTalk(table),
  selectPlans(table),
];

/** The tables of a player, the latest first. */
export const selectMine = (player: string, most: number): Statement => ({
  sql: `SELECT id, head, touched_at, times_out_at, members.seen AS seen FROM members JOIN matches ON matches.id = members.match
    WHERE members.player = $1 ORDER BY matches.touched_at DESC, matches.id LIMIT $2`,
  values: [player, most],
});

export const countHosted = (player: string): Statement => ({
  sql: "SELECT count(*) AS tables FROM matches WHERE host = $1 AND phase NOT IN ('over', 'withdrawn')",
  values: [player],
});

export const selectDue = (now: number, most: number): Statement => ({
  sql: `SELECT id FROM matches WHERE wake_at IS NOT NULL AND wake_at <= $1 AND lease_until <= $2
    ORDER BY wake_at LIMIT $3`,
  values: [now, now, most],
});

/** Tables at which somebody's time is over, by running time. */
export const selectTimedOut = (running: number, most: number): Statement => ({
  sql: `SELECT id FROM matches WHERE times_out_at IS NOT NULL AND times_out_at <= $1
    ORDER BY times_out_at LIMIT $2`,
  values: [running, most],
});

/** The clocks of a table whose log is as long as expected, and when somebody's time is over. */
export const setClocks = (table: string, head: number, clocks: string, timesOutAt: number | undefined): Statement => ({
  sql: 'UPDATE matches SET clocks = $1, times_out_at = $2 WHERE id = $3 AND head = $4',
  values: [clocks, timesOutAt ?? null, table, head],
  changes: 1,
});

export const selectAnyDeadline: Statement = {
  sql: 'SELECT 1 AS any FROM matches WHERE times_out_at IS NOT NULL LIMIT 1',
  values: [],
};

export const selectRunningTime: Statement = { sql: "SELECT running FROM heartbeat WHERE name = 'host'", values: [] };

/** Never goes back. */
export const putRunningTime = (running: number): Statement => ({
  sql: `INSERT INTO heartbeat (name, running) VALUES ('host', $1)
    ON CONFLICT (name) DO UPDATE SET running = excluded.running WHERE heartbeat.running < excluded.running`,
  values: [running],
});

/** When a table whose log is as long as expected has to be looked at again; that something is planned is nothing that has happened. */
export const setWake = (table: string, head: number, wakeAt: number | undefined): Statement => ({
  sql: 'UPDATE matches SET wake_at = $1 WHERE id = $2 AND head = $3',
  values: [wakeAt ?? null, table, head],
  changes: 1,
});

/** Takes what is due, unless another host was faster. */
export const takeLease = (table: string, head: number, until: number, now: number): Statement => ({
  sql: 'UPDATE matches SET lease_until = $1 WHERE id = $2 AND head = $3 AND lease_until <= $4',
  values: [until, table, head, now],
  changes: 1,
});

/** A table that never began goes with all that is known of it, if nothing has happened to it meanwhile. */
export const deleteTable = (table: string, head: number): readonly Statement[] => [
  { sql: 'DELETE FROM matches WHERE id = $1 AND head = $2', values: [table, head], changes: 1 },
  ...['entries', 'notes', 'members', 'former_members', 'talk', 'plans'].map((from) => ({
    sql: `DELETE FROM ${from} WHERE match = $1`,
    values: [table],
  })),
];

export const deleteOldAnswers = (before: number): Statement => ({
  sql: 'DELETE FROM requests WHERE at < $1',
  values: [before],
});

export const deleteOldGuests = (before: number): Statement => ({
  sql: `DELETE FROM players WHERE seen_at < $1
    AND NOT EXISTS (SELECT 1 FROM members WHERE members.player = players.id)`,
  values: [before],
});

/** The tables that are a player's, and those that were. */
export const selectMemberships = (player: string): Statement => ({
  sql: 'SELECT match FROM members WHERE player = $1 UNION SELECT match FROM former_members WHERE player = $1',
  values: [player],
});

export const selectTouched = (table: string): Statement => ({
  sql: 'SELECT touched_at FROM matches WHERE id = $1',
  values: [table],
});

/** Who made a table, for the count of theirs; that a table changes hands is nothing that has happened to it. */
export const setHost = (table: string, host: string, touched: number): Statement => ({
  sql: 'UPDATE matches SET host = $1, touched_at = $2 WHERE id = $3',
  values: [host, touched, table],
  changes: 1,
});

/** No device of a player is told of turns until its page says again that it wants to be. */
export const deleteSubscriptions = (player: string): Statement => ({
  sql: 'DELETE FROM subscriptions WHERE player = $1',
  values: [player],
});

/** What is left of a player who has no table any more. */
export const deletePlayer = (player: string): readonly Statement[] => [
  { sql: 'DELETE FROM players WHERE id = $1', values: [player] },
  { sql: 'DELETE FROM requests WHERE player = $1', values: [player] },
  { sql: 'DELETE FROM talk WHERE player = $1', values: [player] },
  { sql: 'DELETE FROM plans WHERE player = $1', values: [player] },
  deleteHolidays(player),
  ...deleteAllHidden(player),
  deleteSubscriptions(player),
];

/** The name of a player is another's now, unless that one has a name. */
export const movePlayer = (from: string, to: string): readonly Statement[] => [
  {
    sql: `UPDATE players SET id = $1 WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM players WHERE id = $1)`,
    values: [to, from],
  },
  { sql: 'DELETE FROM players WHERE id = $1', values: [from] },
  { sql: 'UPDATE talk SET player = $1 WHERE player = $2', values: [to, from] },
  { sql: 'UPDATE plans SET player = $1 WHERE player = $2', values: [to, from] },
  ...moveHolidays(from, to),
  ...moveHidden(from, to),
  // Not every device of the one is a device of the other.
  deleteSubscriptions(from),
];
