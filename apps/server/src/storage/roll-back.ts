import type { DatabaseSync } from 'node:sqlite';

/** Undoes what was not committed. After some failures SQLite has done so already, and complains. */
export function rollBack(database: DatabaseSync): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // Nothing was begun.
  }
}
