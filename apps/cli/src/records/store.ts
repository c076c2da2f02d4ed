import { constants, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rulesOf } from '@interregnum/library';
import {
  type Flawed,
  gameOf,
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
import { lock, lockOf } from './lock.ts';

/** A record that a table is written to, line by line. */
export interface Saved {
  readonly file: string;
  /** Returns once the lines are on the disk. */
  append(lines: readonly string[]): void;
  /** Whether the file is what was written to it: something else may have changed or deleted it. */
  isIntact(): boolean;
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

/** The user's own folder; some users of a system have none. */
function home(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

/** Where tables are kept: $INTERREGNUM_HOME, or the user's folder for data of programs. */
export const usualFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  env.INTERREGNUM_HOME || join(env.XDG_DATA_HOME || join(home(), '.local', 'share'), 'interregnum');

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
    let file = given === undefined ? this.tables : resolve(given);
    /** A seed whose record is not written yet. */
    let seed: string | undefined;
    try {
      makeFolder(this.tables);
      makeFolder(this.seeds, PRIVATE.folder);
      writeNewFile(this.seedFile(table.record), `${table.seed}\n`, PRIVATE.file);
      seed = this.seedFile(table.record);
      if (given === undefined) file = this.writeUnderFreeName(table);
      else writeNewFile(file, recordText(table.record));
      seed = undefined;
      return { saved: savedAs(file, table.record, lock(file)) };
    } catch (problem) {
      if (seed !== undefined) rmSync(seed, { force: true });
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
  }

  /** A name that no other table has: the game, the day, a number. */
  private writeUnderFreeName(table: Table): string {
    const { game, time } = table.record.header;
    for (let number = 1; ; number++) {
      const file = join(this.tables, `${game}-${time.slice(0, 10)}-${number}${SUFFIX}`);
      try {
        writeNewFile(file, recordText(table.record));
        return file;
      } catch (problem) {
        if (codeOf(problem) !== 'EEXIST') throw problem;
      }
    }
  }

  /** Opens a table to play on, or one that is over to look at. What was cut off while it was written is completed. */
  open(given: string): Opened {
    const file = resolve(given);
    try {
      if (!statSync(file).isFile()) return { file, trouble: 'file', reason: 'ENOTFILE' };
      const over = readRecord(readFileSync(file, 'utf8'));
      if ('record' in over && over.record.end !== undefined) return opened(file, over.record, over.record.end.seed);
      const unlock = lock(file);
      if (unlock === undefined) return { file, trouble: 'open', reason: lockOf(file) };
      const found = this.openLocked(file, unlock);
      if (!('table' in found)) unlock();
      return found;
    } catch (problem) {
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
  }

  private openLocked(file: string, unlock: () => void): Opened {
    const read = readWholeLines(readFileSync(file, 'utf8'));
    if ('flaw' in read) return { file, ...read };
    const seed = read.record.end?.seed ?? this.seedOf(read.record);
    return seed === undefined ? { file, trouble: 'seed', reason: '' } : opened(file, read.record, seed, unlock);
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
    return this.names()
      .flatMap((name) => this.glance(join(this.tables, name)))
      .sort((a, b) => b.touched - a.touched);
  }

  /** None if the folder is not there or cannot be read. */
  private names(): string[] {
    try {
      return readdirSync(this.tables).filter((name) => name.endsWith(SUFFIX));
    } catch {
      return [];
    }
  }

  /** What the first and the last line say; nothing of a file that cannot be read or played on. */
  private glance(file: string): Kept[] {
    try {
      if (!statSync(file).isFile()) return [];
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      const read = readRecord(linesText(lines.slice(0, 1)));
      if ('flaw' in read || 'flaw' in gameOf(read.record.header, rulesOf)) return [];
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
}

/** The table of a record; a match that was over is not written to any more. */
function opened(file: string, record: MatchRecord, seed: Hex, unlock?: () => void): Opened {
  const table = resumeTable(recordText(record), rulesOf, seed);
  if ('flaw' in table) return { file, ...table };
  if (unlock === undefined) return { table, saved: { file, append: () => {}, isIntact: () => true, close: () => {} } };
  const saved = savedAs(file, record, unlock);
  saved.append(table.record.lines.slice(record.lines.length));
  return { table, saved };
}

/** A locked file to which lines are added. */
function savedAs(file: string, record: MatchRecord, unlock: (() => void) | undefined): Saved {
  const disk = openToAppend(file, recordText(record));
  return {
    file,
    append: (lines) => {
      if (lines.length > 0) disk.append(linesText(lines));
    },
    isIntact: disk.isIntact,
    close: () => {
      disk.close();
      unlock?.();
    },
  };
}
