import type { DatabaseSync } from 'node:sqlite';
import { rollBack } from './roll-back.ts';
import { StorageError } from './storage-error.ts';

/** Tables that belong together and change together: the statements that led from each version to the next. */
export interface Part {
  readonly name: string;
  readonly migrations: readonly (readonly string[])[];
}

const VERSIONS = 'CREATE TABLE IF NOT EXISTS versions (part TEXT PRIMARY KEY, version INTEGER NOT NULL)';

/** Brings all parts of a database to the version that this program knows, or leaves it as it was. */
export function migrate(database: DatabaseSync, parts: readonly Part[], path: string): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(VERSIONS);
    for (const part of parts) migratePart(database, part, path);
    database.exec('COMMIT');
  } catch (problem) {
    rollBack(database);
    throw problem;
  }
}

function migratePart(database: DatabaseSync, { name, migrations }: Part, path: string): void {
  const found = versionOf(database, name);
  refuseNewer(found, migrations.length, path);
  if (found === migrations.length) return;
  for (const statement of migrations.slice(found).flat()) database.exec(statement);
  database
    .prepare(
      'INSERT INTO versions (part, version) VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET version = excluded.version',
    )
    .run(name, migrations.length);
}

/** Throws where a database was written by a newer program, which may have meant something else by it. */
export function refuseNewer(found: number, known: number, path: string): void {
  if (found <= known) return;
  throw new StorageError(
    'newer',
    `${path} was written by a newer version of this program (${found}, this one knows ${known}): update the program, or restore an older backup.`,
  );
}

/** 0 if there is no such part yet. */
export const versionOf = (database: DatabaseSync, part: string): number =>
  Number(database.prepare('SELECT version FROM versions WHERE part = ?').get(part)?.version ?? 0);
