/**
 * What the server keeps of players beside their tables, by version and in the dialect that SQLite and PostgreSQL share.
 *
 * - `devices`: browsers and programs of players who have sat down somewhere. One that is revoked stays, without its name.
 * - `tickets`: what can be used once and for a while, such as a link to another device. `id` is a digest of it.
 * - `passkeys`: public keys of players, and where each was made.
 */
export const IDENTITY_MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE devices (id TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, browser TEXT NOT NULL,
      system TEXT NOT NULL, seen_day BIGINT NOT NULL, is_revoked BIGINT NOT NULL)`,
    'CREATE INDEX devices_of_player ON devices (player)',
  ],
  [
    `CREATE TABLE tickets (id TEXT NOT NULL PRIMARY KEY, purpose TEXT NOT NULL, player TEXT NOT NULL,
      device TEXT NOT NULL, until_at BIGINT NOT NULL)`,
    'CREATE INDEX tickets_of_player ON tickets (player)',
  ],
  [
    `CREATE TABLE passkeys (id TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, public_key TEXT NOT NULL,
      counter BIGINT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL, made_day BIGINT NOT NULL)`,
    'CREATE INDEX passkeys_of_player ON passkeys (player)',
  ],
];
