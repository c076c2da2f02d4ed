import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolders } from './folders.ts';

/** A folder of its own for the tables of one test. */
export const newHome = newFolders();

/** What lies beside the records in a home; its locks, while tables are open. */
export const besideRecords = (home: string): string[] =>
  readdirSync(join(home, 'tables')).filter((name) => !name.endsWith('.record'));

/** The record of the only table in a home. */
export function recordIn(home: string): string {
  const files = readdirSync(join(home, 'tables')).filter((name) => name.endsWith('.record'));
  if (files.length !== 1) throw new Error(`one record expected, not ${files.length}`);
  return join(home, 'tables', files[0]);
}

export const textIn = (home: string): string => readFileSync(recordIn(home), 'utf8');
