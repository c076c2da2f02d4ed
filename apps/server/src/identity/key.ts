import { randomBytes } from 'node:crypto';
import { Conflict, type Store } from '@interregnum/hosting';

const NAME = 'identity key';
const READ = { sql: 'SELECT value FROM server_values WHERE name = $1', values: [NAME] };

/** The key that players' secrets are signed with. It lies in the database, so that a backup brings players back, too. */
export async function identityKey(store: Store): Promise<Buffer> {
  const [[found]] = await store.transaction([READ]);
  if (found !== undefined) return Buffer.from(String(found.value), 'base64url');
  const value = randomBytes(32).toString('base64url');
  const insert = { sql: 'INSERT INTO server_values (name, value) VALUES ($1, $2)', values: [NAME, value], changes: 1 };
  try {
    await store.transaction([insert]);
  } catch (problem) {
    // Another server of the same database was faster.
    if (problem instanceof Conflict) return identityKey(store);
    throw problem;
  }
  return Buffer.from(value, 'base64url');
}
