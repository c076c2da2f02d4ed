import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseIn, syncFile, syncFolder } from './folder.ts';
import { StorageError, storageErrorFrom } from './storage-error.ts';

/** Milliseconds to wait for a server that is writing. */
const PATIENCE = 30_000;

/**
 * Copies the database of a data folder as it is at one moment, while a server may be using it, into a file for its owner alone. Keys are
 * in it. The file is there as a whole or not at all.
 */
export function backUp(folder: string, file: string): void {
  const path = databaseIn(folder);
  if (!existsSync(path)) throw new StorageError('missing', `there is no database at ${path}`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    copyInto(path, part);
    syncFile(part);
    renameSync(part, file);
    syncFolder(dirname(file));
  } catch (problem) {
    rmSync(part, { force: true });
    throw storageErrorFrom(problem, file);
  }
}

function copyInto(path: string, file: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
}
