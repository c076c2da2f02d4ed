/**
 * The tables of the store, by version: each version's statements run once, in order. The dialect is the one that SQLite and
 * PostgreSQL share.
 *
 * - `matches`: a row for each table; `head` is the length of its log. `secret` opens the deal and leaves only with the reveal.
 * - `entries`: the logs. `at` is when a line was stored: it decides nothing and may be emptied.
 * - `notes`: names beside the lines of logs, which may be deleted. `look` is the emblem and the colour that were wished, as JSON.
 * - `members`: whose tables they are, for lists; `seen` is how many lines of the log the player has been shown, if that is known.
 * - `former_members`: whose they were: names of theirs may still stand beside the log.
 * - `requests`: answers, for requests that come again.
 * - `players`: players who have ever sat down; `invitable` is 0 for those who want no invitations.
 * - `hidden`: whom players have hidden from their lists of people.
 * - `talk`: what was said at tables, which may be deleted.
 * - `plans`: what players have planned for their seats, on the present moment of a match.
 * - `heartbeat`: one row, the running time when a host was last heard of. `clocks` and `times_out_at` of `matches` are in that time.
 * - `subscriptions`: devices that are told of turns. `all_tables` is 0 or 1; `tables` says otherwise of some, as JSON.
 * - `holidays`: by days since 1970; `until` is in milliseconds. `followed`: the clocks of the player's tables have followed nothing of it
 *   yet, its beginning (1), or its end (2).
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
  [
    "ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE matches ADD COLUMN times_out_at BIGINT',
    'CREATE INDEX matches_timing_out ON matches (times_out_at) WHERE times_out_at IS NOT NULL',
    'CREATE TABLE heartbeat (name TEXT NOT NULL PRIMARY KEY, running BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE former_members (player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match))`,
    'CREATE INDEX former_members_of_match ON former_members (match)',
  ],
  [
    `CREATE TABLE subscriptions (endpoint TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, p256dh TEXT NOT NULL,
      auth TEXT NOT NULL, all_tables BIGINT NOT NULL, tables TEXT NOT NULL, failures BIGINT NOT NULL, at BIGINT NOT NULL)`,
    'CREATE INDEX subscriptions_of_player ON subscriptions (player)',
  ],
  [
    `CREATE TABLE talk (match TEXT NOT NULL, number BIGINT NOT NULL, player TEXT NOT NULL, line TEXT NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (match, number))`,
    'CREATE INDEX talk_of_player ON talk (player)',
  ],
  ['ALTER TABLE members ADD COLUMN seen BIGINT'],
  [
    `CREATE TABLE plans (match TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL, draw TEXT NOT NULL,
      planned TEXT NOT NULL, PRIMARY KEY (match, seat))`,
    'CREATE INDEX plans_of_player ON plans (player)',
  ],
  [
    `CREATE TABLE holidays (player TEXT NOT NULL, first_day BIGINT NOT NULL, last_day BIGINT NOT NULL, until BIGINT NOT NULL,
      followed BIGINT NOT NULL, PRIMARY KEY (player, first_day))`,
    'CREATE INDEX holidays_by_end ON holidays (until)',
  ],
  ["ALTER TABLE notes ADD COLUMN look TEXT NOT NULL DEFAULT ''"],
  [
    'ALTER TABLE players ADD COLUMN invitable BIGINT NOT NULL DEFAULT 1',
    'CREATE TABLE hidden (player TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (player, other))',
    'CREATE INDEX hidden_others ON hidden (other)',
  ],
];
