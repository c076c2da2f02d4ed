import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/** A folder of its own for the tables of one test. */
export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'interregnum-home-'));
  homes.push(home);
  return home;
}

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
