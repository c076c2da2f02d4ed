import { DatabaseSync } from 'node:sqlite';
import { databaseIn, prepareFolder } from './folder.ts';
import { migrate, type Part } from './migrate.ts';
import { storageErrorFrom } from './storage-error.ts';

/** Milliseconds to wait for another process that reads or copies the database. */
const PATIENCE = 5000;

/**
 * Pages of the log after which a commit moves them into the file and waits for that: 40 MB, since ten times as many pages as usual
 * take little longer, most of them being versions of the same; 400 MB where a `LogMover` does it before.
 */
export const LOG_PAGES = { movedAtCommit: 10_000, movedAside: 100_000 } as const;

/**
 * Opens the database of a data folder for writing, made or brought up to date if need be. What COMMIT has returned for is on the disk:
 * `synchronous=FULL` syncs the log at every commit.
 */
export function openDatabase(folder: string, parts: readonly Part[], logPages: number): DatabaseSync {
  prepareFolder(folder);
  const path = databaseIn(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA wal_autocheckpoint = ${logPages}`);
    database.exec('PRAGMA foreign_keys = ON');
    // Savepoints keep copies of pages: in memory, not in files of their own.
    database.exec('PRAGMA temp_store = MEMORY');
    migrate(database, parts, path);
    return database;
  } catch (problem) {
    database?.close();
    throw storageErrorFrom(problem, path);
  }
}
