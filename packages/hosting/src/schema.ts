/**
 * The tables of the store, by version: each version's statements run once, in order. The dialect is the one that SQLite and
 * PostgreSQL share.
 *
 * - `matches`: a row for each table; `head` is the length of its log. `secret` opens the deal and leaves only with the reveal.
 * - `entries`: the logs. `at` is when a line was stored: it decides nothing and may be emptied.
 * - `notes`: names beside the lines of logs, which may be deleted.
 * - `members`: whose tables they are, for lists.
 * - `requests`: answers, for requests that come again.
 * - `players`: players who have ever sat down.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE matches (id TEXT NOT NULL PRIMARY KEY, head BIGINT NOT NULL, phase TEXT NOT NULL, host TEXT NOT NULL,
      secret TEXT NOT NULL, wake_at BIGINT, lease_until BIGINT NOT NULL, touched_at BIGINT NOT NULL)`,
    'CREATE INDEX matches_due ON matches (wake_at) WHERE wake_at IS NOT NULL',
    'CREATE INDEX matches_of_host ON matches (host)',
    `CREATE TABLE entries (match TEXT NOT NULL, seq BIGINT NOT NULL, line TEXT NOT NULL, at BIGINT,
      PRIMARY KEY (match, seq))`,
    'CREATE TABLE notes (match TEXT NOT NULL, seq BIGINT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (match, seq))',
    'CREATE TABLE members (player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match))',
    'CREATE INDEX members_of_match ON members (match)',
    `CREATE TABLE requests (player TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (player, request))`,
    'CREATE INDEX requests_by_age ON requests (at)',
    'CREATE TABLE players (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, seen_at BIGINT NOT NULL)',
  ],
];
