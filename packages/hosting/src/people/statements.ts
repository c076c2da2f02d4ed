import type { Statement } from '../ports.ts';

/** Neither of two players has hidden the other. */
const NOT_HIDDEN = `NOT EXISTS (SELECT 1 FROM hidden WHERE (hidden.player = own.player AND hidden.other = other.player)
  OR (hidden.player = other.player AND hidden.other = own.player))`;

/** Those who have been at a table with a player whose match has begun, the latest first. */
export const selectMet = (player: string, most: number): Statement => ({
  sql: `SELECT other.player AS player, players.name AS name, players.invitable AS invitable,
      max(matches.touched_at) AS met_at, count(*) AS tables
    FROM members AS own JOIN members AS other ON other.match = own.match AND other.player <> own.player
      JOIN matches ON matches.id = own.match JOIN players ON players.id = other.player
    WHERE own.player = $1 AND matches.phase IN ('playing', 'over') AND ${NOT_HIDDEN}
    GROUP BY other.player, players.name, players.invitable ORDER BY met_at DESC, player LIMIT $2`,
  values: [player, most],
});

export const selectHidden = (player: string): Statement => ({
  sql: `SELECT players.id AS player, players.name AS name FROM hidden JOIN players ON players.id = hidden.other
    WHERE hidden.player = $1 ORDER BY players.name, players.id`,
  values: [player],
});

export const insertHidden = (player: string, other: string): Statement => ({
  sql: 'INSERT INTO hidden (player, other) VALUES ($1, $2) ON CONFLICT (player, other) DO NOTHING',
  values: [player, other],
});

export const deleteHidden = (player: string, other: string): Statement => ({
  sql: 'DELETE FROM hidden WHERE player = $1 AND other = $2',
  values: [player, other],
});

export const selectInvitable = (player: string): Statement => ({
  sql: 'SELECT invitable FROM players WHERE id = $1',
  values: [player],
});

export const setInvitable = (player: string, isInvitable: boolean): Statement => ({
  sql: 'UPDATE players SET invitable = $1 WHERE id = $2',
  values: [isInvitable ? 1 : 0, player],
});

/** Players at tables that have not begun. */
const GATHERED = `FROM matches JOIN members ON members.match = matches.id WHERE matches.phase IN ('gathering', 'dealing')`;

/** How many people a player has at tables of theirs that have not begun; and at how many of these another player is. */
export const countGathered = (host: string, guest: string): readonly Statement[] => [
  {
    sql: `SELECT count(*) AS people ${GATHERED} AND matches.host = $1 AND members.player <> $2`,
    values: [host, host],
  },
  {
    sql: `SELECT count(*) AS tables ${GATHERED} AND matches.host = $1 AND members.player = $2`,
    values: [host, guest],
  },
];

/** Fails if there are more of either than may be, with what is stored before it in the same transaction. */
export const holdGathered = (host: string, guest: string, mostPeople: number, mostTables: number): Statement => ({
  sql: `UPDATE players SET seen_at = seen_at WHERE id = $1
    AND (SELECT count(*) ${GATHERED} AND matches.host = $2 AND members.player <> $3) <= $4
    AND (SELECT count(*) ${GATHERED} AND matches.host = $5 AND members.player = $6) <= $7`,
  values: [host, host, host, mostPeople, host, guest, mostTables],
  changes: 1,
});

/** Nobody has hidden a player any more, and they have hidden nobody. */
export const deleteAllHidden = (player: string): readonly Statement[] => [
  { sql: 'DELETE FROM hidden WHERE player = $1', values: [player] },
  { sql: 'DELETE FROM hidden WHERE other = $1', values: [player] },
];

/** Whom one player has hidden, another one has; and who has hidden the one, has hidden the other. Nobody is hidden from themselves. */
export const moveHidden = (from: string, to: string): readonly Statement[] => [
  {
    sql: `UPDATE hidden SET player = $1 WHERE player = $2 AND other <> $3 AND NOT EXISTS
      (SELECT 1 FROM hidden AS same WHERE same.player = $4 AND same.other = hidden.other)`,
    values: [to, from, to, to],
  },
  {
    sql: `UPDATE hidden SET other = $1 WHERE other = $2 AND player <> $3 AND NOT EXISTS
      (SELECT 1 FROM hidden AS same WHERE same.other = $4 AND same.player = hidden.player)`,
    values: [to, from, to, to],
  },
  ...deleteAllHidden(from),
];
