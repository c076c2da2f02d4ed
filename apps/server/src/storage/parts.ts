import type { Part } from './migrate.ts';

/** What the server itself keeps: the key of identities, and the time. */
export const SERVER_PART: Part = {
  name: 'server',
  migrations: [['CREATE TABLE server_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)']],
};
