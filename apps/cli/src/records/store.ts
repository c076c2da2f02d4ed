import { constants, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { rulesOf } from '@interregnum/library';
import {
  type Flawed,
  type Header,
  type Hex,
  hashOf,
  isHex,
  linesText,
  type MatchRecord,
  readRecord,
  readWholeLines,
  recordText,
} from '@interregnum/record';
import { resumeTable, type Table } from '@interregnum/table';
import { makeFolder, openToAppend, writeNewFile } from './disk.ts';
import { lock, unlock } from './lock.ts';

/** A record that a table is written to, line by line. */
export interface Saved {
  readonly file: string;
  /** Returns once the lines are on the disk. */
  append(lines: readonly string[]): void;
  close(): void;
}

/** A kept match, as a list shows it. */
export interface Kept {
  readonly file: string;
  readonly header: Header;
  readonly decisions: number;
  readonly finished: boolean;
  readonly touched: number;
}

/** What is said of a record that cannot be opened. */
export type Trouble = { readonly file: string } & (
  | Flawed
  | { readonly trouble: 'seed' | 'open' | 'file'; readonly reason: string }
);

export type Opened = { readonly table: Table; readonly saved: Saved } | Trouble;

/** Where tables are kept: $INTERREGNUM_HOME, or the user's folder for data of programs. */
export const usualFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  env.INTERREGNUM_HOME || join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'interregnum');

const codeOf = (problem: unknown): string => (problem as NodeJS.ErrnoException).code ?? String(problem);

const SUFFIX = '.record';
const PRIVATE = { file: 0o600, folder: 0o700 } as const;

/**
 * Tables on the disk. A record holds no secret before its end: the seed of the deal is kept apart, in a folder that
 * only its owner may read, under the hash of the record's first line. So every copy of a record finds it.
 */
export class Store {
  private readonly tables: string;
  private readonly seeds: string;

  constructor(folder: string) {
    this.tables = join(folder, 'tables');
    this.seeds = join(folder, 'seeds');
  }

  /** Begins a file for a new table: the seed first, so that no record is ever without it. */
  create(table: Table, given?: string): { readonly saved: Saved } | Trouble {
    const file = given === undefined ? this.freeFile(table) : resolve(given);
    const seed = this.seedFile(table.record);
    try {
      makeFolder(this.tables);
      makeFolder(this.seeds, PRIVATE.folder);
      writeNewFile(seed, `${table.seed}\n`, PRIVATE.file);
      writeNewFile(file, recordText(table.record));
      lock(file);
      return { saved: savedAs(file, table.record) };
    } catch (problem) {
      rmSync(seed, { force: true });
      if (codeOf(problem) === 'EEXIST' && given === undefined) return this.create(table);
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
  }

  /** Opens a table to play on. What was cut off while it was written is cut off in the file, or completed. */
  open(given: string): Opened {
    const file = resolve(given);
    try {
      if (!lock(file)) return { file, trouble: 'open', reason: `${file}.lock` };
    } catch (problem) {
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
    const opened = this.openLocked(file);
    if (!('table' in opened)) unlock(file);
    return opened;
  }

  private openLocked(file: string): Opened {
    try {
      const read = readWholeLines(readFileSync(file, 'utf8'));
      if ('flaw' in read) return { file, ...read };
      const { record } = read;
      const seed = record.end?.seed ?? this.seedOf(record);
      if (seed === undefined) return { file, trouble: 'seed', reason: '' };
      const table = resumeTable(recordText(record), rulesOf, seed);
      if ('flaw' in table) return { file, ...table };
      const saved = savedAs(file, record);
      saved.append(table.record.lines.slice(record.lines.length));
      return { table, saved };
    } catch (problem) {
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
  }

  /** The secret seed of a match that goes on, if it was dealt here. */
  seedOf(record: MatchRecord): Hex | undefined {
    const file = this.seedFile(record);
    const seed = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
    return isHex(seed) ? seed : undefined;
  }

  private seedFile = ({ lines }: MatchRecord): string => join(this.seeds, hashOf(lines[0]));

  /** The matches that are kept here, the latest first: those that can be played on, and those that are over. */
  kept(): Kept[] {
    if (!existsSync(this.tables)) return [];
    const files = readdirSync(this.tables).filter((name) => name.endsWith(SUFFIX));
    return files.flatMap((name) => this.glance(join(this.tables, name))).sort((a, b) => b.touched - a.touched);
  }

  /** What the first and the last line say; nothing of a file that cannot be read or played on. */
  private glance(file: string): Kept[] {
    try {
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      const read = readRecord(linesText(lines.slice(0, 1)));
      if ('flaw' in read) return [];
      const finished = lines.at(-1)?.includes('"outcome":') === true;
      if (!finished && this.seedOf(read.record) === undefined) return [];
      const decisions = lines.length - (finished ? 2 : 1);
      return [{ file, header: read.record.header, decisions, finished, touched: statSync(file).mtimeMs }];
    } catch {
      return [];
    }
  }

  /** Copies a record to a new file; it holds no secret, and finds its seed again on this machine. */
  copy(from: string, to: string): string | undefined {
    try {
      copyFileSync(from, to, constants.COPYFILE_EXCL);
      return undefined;
    } catch (problem) {
      return codeOf(problem);
    }
  }

  /** A name that no other table has: the game, the day, a number. */
  private freeFile(table: Table): string {
    const { game, time } = table.record.header;
    for (let number = 1; ; number++) {
      const file = join(this.tables, `${game}-${time.slice(0, 10)}-${number}${SUFFIX}`);
      if (!existsSync(file)) return file;
    }
  }
}

/** A locked file to which lines are added. */
function savedAs(file: string, record: MatchRecord): Saved {
  const disk = openToAppend(file, recordText(record));
  return {
    file,
    append: (lines) => {
      if (lines.length > 0) disk.append(linesText(lines));
    },
    close: () => {
      disk.close();
      unlock(file);
    },
  };
}
