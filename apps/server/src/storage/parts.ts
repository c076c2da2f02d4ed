import { IDENTITY_MIGRATIONS } from '../identity/schema.ts';
import type { Part } from './migrate.ts';

/** What the server itself keeps: the key of identities and the time; then what proves who somebody is. */
export const SERVER_PART: Part = {
  name: 'server',
  migrations: [['CREATE TABLE server_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)'], ...IDENTITY_MIGRATIONS],
};
