import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** By table of the database and key, a hash of each row that only players of the tables may change. */
export type Content = ReadonlyMap<string, string>;

/** How rows are told apart, whose they are, and which match they belong to. */
const TABLES = {
  matches: { key: ['id'], owner: 'host', match: 'id' },
  entries: { key: ['match', 'seq'], match: 'match' },
  notes: { key: ['match', 'seq'], match: 'match' },
  members: { key: ['player', 'match'], match: 'match' },
  requests: { key: ['player', 'request'], owner: 'player' },
  players: { key: ['id'], owner: 'id' },
  subscriptions: { key: ['endpoint'], owner: 'player' },
  former_members: { key: ['player', 'match'], match: 'match' },
  passkeys: { key: ['id'], owner: 'player' },
  plans: { key: ['match', 'seat'], match: 'match' },
  hidden: { key: ['player', 'other'], owner: 'player' },
  devices: { key: ['id'], owner: 'player' },
  server_values: { key: ['name'] },
} as const;

/** The server writes down itself what time it is. */
const CLOCK = 'clock';

/** Reads a database that no server uses. Rows of strangers are theirs to make: their tables, and all that belongs to these. */
export function contentOf(path: string, strangers: ReadonlySet<string>): Content {
  const database = new DatabaseSync(path, { readOnly: true });
  const content = new Map<string, string>();
  const theirs = new Set<unknown>();
  for (const [table, columns] of Object.entries(TABLES)) {
    for (const row of database.prepare(`SELECT * FROM ${table}`).all()) {
      const isTheirs = 'owner' in columns && strangers.has(String(row[columns.owner]));
      if (isTheirs && table === 'matches') theirs.add(row.id);
      if (isTheirs || ('match' in columns && theirs.has(row[columns.match]))) continue;
      const name = columns.key.map((column) => String(row[column])).join(' ');
      if (table === 'server_values' && name === CLOCK) continue;
      // Visits are written down; what counts is who is signed out.
      if (table === 'devices' && row.is_revoked === 0) continue;
      content.set(`${table} ${name}`, createHash('sha256').update(JSON.stringify(row)).digest('hex'));
    }
  }
  database.close();
  return content;
}

/** The rows that are new, gone or not what they were. */
export function changesIn(before: Content, after: Content): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
