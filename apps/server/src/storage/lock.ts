import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareFolder } from './folder.ts';
import { StorageError, storageErrorFrom } from './storage-error.ts';

/**
 * Makes sure that one process at a time writes to a data folder, and returns how to let others do so. The lock is the system's own, on
 * a file: however a process ends, its lock goes with it.
 */
export function lockFolder(folder: string): () => void {
  prepareFolder(folder);
  const path = join(folder, 'interregnum.lock');
  let lock: DatabaseSync | undefined;
  try {
    closeSync(openSync(path, 'a', 0o600));
    lock = new DatabaseSync(path);
    lock.exec('BEGIN EXCLUSIVE');
    const held = lock;
    return () => held.close();
  } catch (problem) {
    lock?.close();
    const error = storageErrorFrom(problem, path);
    if (error.kind !== 'in-use') throw error;
    throw new StorageError('in-use', `${folder} is in use by another server`, { cause: problem });
  }
}
