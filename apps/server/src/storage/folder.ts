import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { storageErrorFrom } from './storage-error.ts';
import { userFolder } from './user-folder.ts';

/** The one file of a server. Beside it stand SQLite's own (`-wal`, `-shm`) while it runs. */
export const databaseIn = (folder: string): string => join(folder, 'interregnum.db');

/** Where a server keeps its database unless it is told: beside the tables of the terminal. */
export const usualData = (env: Readonly<Record<string, string | undefined>>): string => join(userFolder(env), 'server');

/** Makes a folder, which then nobody else may read, and an empty database file in it, for its owner alone. */
export function prepareFolder(folder: string): void {
  const path = databaseIn(folder);
  try {
    // A folder that was there may be used for other things: its mode is its owner's affair.
    if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) chmodSync(folder, 0o700);
    const isNew = !existsSync(path);
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    if (isNew) syncFolder(folder);
  } catch (problem) {
    throw storageErrorFrom(problem, path);
  }
}

/** Has the names in a folder written to the disk. Not every system can do that. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  syncFile(folder);
}

export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
