import type { PushDevice, Statement } from '../ports.ts';

/** What a device wants to be told of. */
export interface Wishes {
  readonly all: boolean;
  readonly tables: Readonly<Record<string, boolean>>;
}

/** Whoever brings an endpoint has it: a browser that plays under another name now. */
export const putSubscription = (
  player: string,
  { endpoint, p256dh, auth }: PushDevice,
  { all, tables }: Wishes,
  now: number,
): Statement => ({
  sql: `INSERT INTO subscriptions (endpoint, player, p256dh, auth, all_tables, tables, failures, at)
    VALUES ($1, $2, $3, $4, $5, $6, 0, $7)
    ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth,
      all_tables = excluded.all_tables, tables = excluded.tables, at = excluded.at`,
  values: [endpoint, player, p256dh, auth, Number(all), JSON.stringify(tables), now],
});

/** Of very many devices of one player the oldest are forgotten. */
export const keepLatest = (player: string, most: number): Statement => ({
  sql: `DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN
    (SELECT endpoint FROM subscriptions WHERE player = $2 ORDER BY at DESC, endpoint LIMIT $3)`,
  values: [player, player, most],
});

export const deleteSubscription = (player: string, endpoint: string): Statement => ({
  sql: 'DELETE FROM subscriptions WHERE player = $1 AND endpoint = $2',
  values: [player, endpoint],
});

export const selectSubscriptions = (player: string): Statement => ({
  sql: 'SELECT endpoint, p256dh, auth, all_tables, tables, failures FROM subscriptions WHERE player = $1',
  values: [player],
});

/** A device has failed once more; after so many times in a row it is forgotten. */
export const countFailure = (endpoint: string, most: number): readonly Statement[] => [
  { sql: 'UPDATE subscriptions SET failures = failures + 1 WHERE endpoint = $1', values: [endpoint] },
  { sql: 'DELETE FROM subscriptions WHERE endpoint = $1 AND failures >= $2', values: [endpoint, most] },
];

export const forgetFailures = (endpoint: string): Statement => ({
  sql: 'UPDATE subscriptions SET failures = 0 WHERE endpoint = $1',
  values: [endpoint],
});

/** Pages renew what they want with every visit. */
export const deleteOldSubscriptions = (before: number): Statement => ({
  sql: 'DELETE FROM subscriptions WHERE at < $1',
  values: [before],
});
