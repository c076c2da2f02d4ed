import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseIn, syncFile, syncFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { type Part, refuseNewer, versionOf } from './migrate.ts';
import { StorageError, storageErrorFrom } from './storage-error.ts';

/** Puts a backup in the place of a data folder's database, which is kept beside it. No server may be using the folder. */
export function restore(folder: string, file: string, parts: readonly Part[]): { readonly kept: string | undefined } {
  if (!existsSync(file)) throw new StorageError('missing', `there is no file ${file}`);
  const unlock = lockFolder(folder);
  const path = databaseIn(folder);
  const part = `${path}.part`;
  try {
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    refuseUnfit(part, file, parts);
    syncFile(part);
    const kept = setAside(path);
    renameSync(part, path);
    syncFolder(folder);
    return { kept };
  } catch (problem) {
    rmSync(part, { force: true });
    throw storageErrorFrom(problem, file);
  } finally {
    unlock();
  }
}

/** The database as it was, with all that its log holds; undefined if nothing was ever stored in it. */
function setAside(path: string): string | undefined {
  const isEmpty = !foldIn(path);
  for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
  if (isEmpty) return undefined;
  const kept = `${path}.before-restore`;
  renameSync(path, kept);
  return kept;
}

/** Moves what the log holds into the file. A damaged database is what backups are for: it is kept as it is. */
function foldIn(path: string): boolean {
  try {
    const database = new DatabaseSync(path);
    const tables = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count;
    database.close();
    return tables !== 0;
  } catch {
    return true;
  }
}

/** Throws unless a file is a whole database of ours, in a version that is known. */
function refuseUnfit(copy: string, file: string, parts: readonly Part[]): void {
  const database = new DatabaseSync(copy);
  try {
    const found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    if (found !== 'ok') throw new StorageError('corrupt', `${file} is damaged: ${found}`);
    if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'versions'").get() === undefined)
      throw new StorageError('corrupt', `${file} is no backup of this program`);
    for (const { name, migrations } of parts) refuseNewer(versionOf(database, name), migrations.length, file);
  } finally {
    database.close();
  }
}
