import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { rulesOf } from '@interregnum/library';
import {
  type Flawed,
  type Header,
  type Hex,
  hashOf,
  inFile,
  isHex,
  type MatchRecord,
  readWholeLines,
  recordText,
} from '@interregnum/record';
import { resumeTable, type Table } from '@interregnum/table';
import { lock, unlock } from './lock.ts';

/** A record that a table is written to, line by line. */
export interface Saved {
  readonly file: string;
  /** Returns once the lines are on the disk. */
  append(lines: readonly string[]): void;
  close(): void;
}

/** A table that has not been played to its end. */
export interface Unfinished {
  readonly file: string;
  readonly header: Header;
  readonly decisions: number;
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

/** Writes all of it from a place in a file on. */
function writeAll(fd: number, bytes: Buffer, from: number): number {
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done, bytes.length - done, from + done);
  return bytes.length;
}

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
    mkdirSync(this.tables, { recursive: true });
    mkdirSync(this.seeds, { recursive: true, mode: PRIVATE.folder });
    const file = given === undefined ? this.freeFile(table) : resolve(given);
    try {
      writeFileSync(this.seedFile(table.record), `${table.seed}\n`, { flag: 'wx', mode: PRIVATE.file, flush: true });
      writeFileSync(file, recordText(table.record), { flag: 'wx', flush: true });
      lock(file);
      return { saved: this.savedAs(file, table.record) };
    } catch (problem) {
      return { file, trouble: 'file', reason: String((problem as NodeJS.ErrnoException).code) };
    }
  }

  /** Opens a table to play on. What was cut off while it was written is cut off in the file as well. */
  open(given: string): Opened {
    const file = resolve(given);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (problem) {
      return { file, trouble: 'file', reason: String((problem as NodeJS.ErrnoException).code) };
    }
    const read = readWholeLines(text);
    if ('flaw' in read) return { file, ...read };
    const { end, lines } = read.record;
    const seed = end?.seed ?? this.seedOf(read.record);
    if (seed === undefined) return { file, trouble: 'seed', reason: '' };
    const table = resumeTable(inFile(lines), rulesOf, seed);
    if ('flaw' in table) return { file, ...table };
    if (!lock(file)) return { file, trouble: 'open', reason: '' };
    return { table, saved: this.savedAs(file, read.record) };
  }

  private savedAs(file: string, { lines }: MatchRecord): Saved {
    const fd = openSync(file, 'r+');
    let length = Buffer.byteLength(inFile(lines));
    ftruncateSync(fd, length);
    return {
      file,
      append: (more) => {
        try {
          length += writeAll(fd, Buffer.from(inFile(more)), length);
          fdatasyncSync(fd);
        } catch (problem) {
          ftruncateSync(fd, length);
          throw problem;
        }
      },
      close: () => {
        closeSync(fd);
        unlock(file);
      },
    };
  }

  /** The secret seed of a match that goes on, if it was dealt here. */
  seedOf(record: MatchRecord): Hex | undefined {
    const file = this.seedFile(record);
    const seed = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
    return isHex(seed) ? seed : undefined;
  }

  private seedFile = ({ lines }: MatchRecord): string => join(this.seeds, hashOf(lines[0]));

  /** Tables that can be played on, the latest first. */
  unfinished(): Unfinished[] {
    if (!existsSync(this.tables)) return [];
    const files = readdirSync(this.tables).filter((name) => name.endsWith(SUFFIX));
    return files
      .flatMap((name) => {
        const file = join(this.tables, name);
        const read = readWholeLines(readFileSync(file, 'utf8'));
        if ('flaw' in read || read.record.end !== undefined || this.seedOf(read.record) === undefined) return [];
        const { header, decisions } = read.record;
        return [{ file, header, decisions: decisions.length, touched: statSync(file).mtimeMs }];
      })
      .sort((a, b) => b.touched - a.touched);
  }

  /** Copies a record; it holds no secret, and finds its seed again on this machine. */
  copy(from: string, to: string): string | undefined {
    try {
      writeFileSync(to, '', { flag: 'wx' });
      copyFileSync(from, to);
      return undefined;
    } catch (problem) {
      return String((problem as NodeJS.ErrnoException).code);
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
