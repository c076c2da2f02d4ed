import { Conflict, type Store } from '@interregnum/hosting';

/** A value of the server's own under a name: made once, and kept in the database, so that a backup brings it back. */
export async function keptValue(store: Store, name: string, make: () => string | Promise<string>): Promise<string> {
  const [[found]] = await store.transaction([
    { sql: 'SELECT value FROM server_values WHERE name = $1', values: [name] },
  ]);
  if (found !== undefined) return String(found.value);
  const value = await make();
  const insert = { sql: 'INSERT INTO server_values (name, value) VALUES ($1, $2)', values: [name, value], changes: 1 };
  try {
    await store.transaction([insert]);
  } catch (problem) {
    // Another server of the same database was faster.
    if (problem instanceof Conflict) return keptValue(store, name, make);
    throw problem;
  }
  return value;
}
