import type { Statement } from '@interregnum/hosting';
import type { DeviceName } from './device-name.ts';
import type { Bearer } from './identities.ts';
import type { StoredPasskey } from './passkey-proofs.ts';

/** Writes a visit down, of a player who has ever sat down; all others cost nothing. A device that is revoked stays so. */
export const noteDevice = ({ player, device }: Bearer, name: DeviceName, day: number): Statement => ({
  sql: `INSERT INTO devices (id, player, browser, system, seen_day, is_revoked)
    SELECT $1, $2, $3, $4, $5, 0 FROM players WHERE players.id = $2
    ON CONFLICT (id) DO UPDATE SET browser = excluded.browser, system = excluded.system, seen_day = excluded.seen_day
    WHERE devices.is_revoked = 0
    RETURNING id`,
  values: [device, player, name.browser, name.system, day],
});

/** The latest first. */
export const selectDevices = (player: string): Statement => ({
  sql: `SELECT id, browser, system, seen_day FROM devices WHERE player = $1 AND is_revoked = 0
    ORDER BY seen_day DESC, id`,
  values: [player],
});

export const selectRevoked: Statement = { sql: 'SELECT id FROM devices WHERE is_revoked = 1', values: [] };

/** Nothing is kept of it but that its secret is not good any more. */
export const revokeDevice = ({ player, device }: Bearer): Statement => ({
  sql: `UPDATE devices SET is_revoked = 1, browser = '', system = '', seen_day = 0
    WHERE id = $1 AND player = $2 AND is_revoked = 0`,
  values: [device, player],
  changes: 1,
});

/** A device of a player who has come to it on purpose, and is kept whether they have sat down or not. */
export const putDevice = ({ player, device }: Bearer, name: DeviceName, day: number): Statement => ({
  sql: 'INSERT INTO devices (id, player, browser, system, seen_day, is_revoked) VALUES ($1, $2, $3, $4, $5, 0)',
  values: [device, player, name.browser, name.system, day],
  changes: 1,
});

/** The same as revoking, of a device that may never have been written down. */
export const retireDevice = ({ player, device }: Bearer): Statement => ({
  sql: `INSERT INTO devices (id, player, browser, system, seen_day, is_revoked) VALUES ($1, $2, '', '', 0, 1)
    ON CONFLICT (id) DO UPDATE SET browser = '', system = '', seen_day = 0, is_revoked = 1`,
  values: [device, player],
});

/** All of a player's. */
export const revokeDevices = (player: string): Statement => ({
  sql: `UPDATE devices SET is_revoked = 1, browser = '', system = '', seen_day = 0, player = ''
    WHERE player = $1 RETURNING id`,
  values: [player],
});

/** Whatever else proves to be a player, or will. */
export const deleteProofs = (player: string): readonly Statement[] =>
  ['passkeys', 'tickets'].map((from) => ({ sql: `DELETE FROM ${from} WHERE player = $1`, values: [player] }));

/** Browsers have dropped the cookies of devices that were not seen for so long. */
export const deleteOldDevices = (day: number): Statement => ({
  sql: 'DELETE FROM devices WHERE is_revoked = 0 AND seen_day < $1',
  values: [day],
});

/** How many tables a player has. */
export const countTables = (player: string): Statement => ({
  sql: 'SELECT count(*) AS tables FROM members WHERE player = $1',
  values: [player],
});

/** A ticket, in the place of all earlier ones of the same device for the same purpose. */
export const putTicket = (id: string, purpose: string, { player, device }: Bearer, until: number): Statement[] => [
  { sql: 'DELETE FROM tickets WHERE player = $1 AND device = $2 AND purpose = $3', values: [player, device, purpose] },
  {
    sql: 'INSERT INTO tickets (id, purpose, player, device, until_at) VALUES ($1, $2, $3, $4, $5)',
    values: [id, purpose, player, device, until],
    changes: 1,
  },
];

export const deleteOldTickets = (now: number): Statement => ({
  sql: 'DELETE FROM tickets WHERE until_at <= $1',
  values: [now],
});

export const selectTicket = (id: string, purpose: string, now: number): Statement => ({
  sql: 'SELECT player, device FROM tickets WHERE id = $1 AND purpose = $2 AND until_at > $3',
  values: [id, purpose, now],
});

/** Whoever deletes the row has spent the ticket: of two at the same moment, one. */
export const spendTicket = (id: string, purpose: string, now: number): Statement => ({
  sql: 'DELETE FROM tickets WHERE id = $1 AND purpose = $2 AND until_at > $3 RETURNING player, device',
  values: [id, purpose, now],
  changes: 1,
});

/** The latest first. */
export const selectPasskeys = (player: string): Statement => ({
  sql: 'SELECT id, browser, system, made_day FROM passkeys WHERE player = $1 ORDER BY made_day DESC, id',
  values: [player],
});

export const selectPasskey = (id: string): Statement => ({
  sql: 'SELECT id, player, public_key, counter FROM passkeys WHERE id = $1',
  values: [id],
});

export const insertPasskey = (
  player: string,
  { id, publicKey, counter }: StoredPasskey,
  name: DeviceName,
  day: number,
): Statement => ({
  sql: `INSERT INTO passkeys (id, player, public_key, counter, browser, system, made_day)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  values: [id, player, Buffer.from(publicKey).toString('base64url'), counter, name.browser, name.system, day],
  changes: 1,
});

export const movePasskeyCounter = (id: string, counter: number): Statement => ({
  sql: 'UPDATE passkeys SET counter = $1 WHERE id = $2',
  values: [counter, id],
  changes: 1,
});

export const deletePasskey = (player: string, id: string): Statement => ({
  sql: 'DELETE FROM passkeys WHERE id = $1 AND player = $2 RETURNING id',
  values: [id, player],
});
