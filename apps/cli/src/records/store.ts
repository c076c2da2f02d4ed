import { constants, copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findGame } from '@interregnum/games/all';
import { type Flawed, formatOf, type Secret, type Summary, summaryOf } from '@interregnum/record';
import { beganAt, isOver, resumeTable, type Table, tableText } from '@interregnum/table';
import { makeFolder, replaceFile, writeNewFile } from './disk.ts';
import { lock, lockOf } from './lock.ts';
import { finished, type Saved, savedIn } from './saved.ts';
import { Secrets } from './secrets.ts';

/** A kept match, as a list shows it. */
export interface Kept extends Summary {
  readonly file: string;
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

/** Tables on the disk. A record holds no secret before its end: that is kept apart, where every copy of it finds it. */
export class Store {
  private readonly tables: string;
  private readonly secrets: Secrets;

  constructor(folder: string) {
    this.tables = join(folder, 'tables');
    this.secrets = new Secrets(join(folder, 'seeds'));
  }

  /** Begins a file for a new table: the secret first, so that no record is ever without it. */
  create(table: Table, given?: string): { readonly saved: Saved } | Trouble {
    let file = given === undefined ? this.tables : resolve(given);
    /** A secret whose record is not written yet. */
    let secret: string | undefined;
    try {
      makeFolder(this.tables);
      secret = this.secrets.keep(table);
      if (given === undefined) file = this.writeUnderFreeName(table);
      else writeNewFile(file, tableText(table));
      secret = undefined;
      return { saved: savedIn(file, table, tableText(table), lock(file)) };
    } catch (problem) {
      if (secret !== undefined) rmSync(secret, { force: true });
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
  }

  /** A name that no other table has: the game, the day, a number. */
  private writeUnderFreeName(table: Table): string {
    const name = `${table.game.meta.id}-${beganAt(table).slice(0, 10)}`;
    for (let number = 1; ; number++) {
      const file = join(this.tables, `${name}-${number}${SUFFIX}`);
      try {
        writeNewFile(file, tableText(table));
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
      const found = this.resume(file);
      if (!('table' in found)) return found;
      if (isDone(found)) return { table: found.table, saved: finished(file) };
      const unlock = lock(file);
      if (unlock === undefined) return { file, trouble: 'open', reason: lockOf(file) };
      return this.openLocked(file, unlock);
    } catch (problem) {
      return { file, trouble: 'file', reason: codeOf(problem) };
    }
  }

  /** Reads it again: until it was locked, somebody else may have played on. */
  private openLocked(file: string, unlock: () => void): Opened {
    let saved: Saved | undefined;
    try {
      const found = this.resume(file);
      if (!('table' in found)) return found;
      const { table, text } = found;
      if (!isDone(found)) saved = savedIn(file, table, keptOf(file, table, text), unlock);
      return { table, saved: saved ?? finished(file) };
    } finally {
      if (saved === undefined) unlock();
    }
  }

  /** The table of a file, and what stands in it. */
  private resume(file: string): Resumed | Trouble {
    const text = readFileSync(file, 'utf8');
    const summary = summaryOf(text);
    if ('flaw' in summary) return { file, ...summary };
    const secret = this.secretOf(summary);
    if (secret === undefined && summary.isSealed) return { file, trouble: 'seed', reason: '' };
    const table = resumeTable(text, findGame, secret);
    return 'flaw' in table ? { file, ...table } : { table, text };
  }

  /** What opens the start of a match, if it began here. */
  secretOf = ({ match }: Summary): Secret | undefined => this.secrets.of(match);

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

  /** Nothing of a file that cannot be read or played on. */
  private glance(file: string): Kept[] {
    try {
      if (!statSync(file).isFile()) return [];
      const summary = summaryOf(readFileSync(file, 'utf8'));
      if ('flaw' in summary || findGame(summary.game, summary.rules) === undefined) return [];
      if (summary.isSealed && this.secretOf(summary) === undefined) return [];
      return [{ file, ...summary, touched: statSync(file).mtimeMs }];
    } catch {
      return [];
    }
  }

  /** Copies a record to a new file; it holds no secret, and finds its own again on this machine. */
  copy(from: string, to: string): string | undefined {
    try {
      copyFileSync(from, to, constants.COPYFILE_EXCL);
      return undefined;
    } catch (problem) {
      return codeOf(problem);
    }
  }
}

interface Resumed {
  readonly table: Table;
  /** What stands in its file. */
  readonly text: string;
}

/** Whether a match is over and nothing of it is left to be written. */
const isDone = ({ table, text }: Resumed): boolean =>
  isOver(table) && (table.original !== undefined || tableText(table) === text);

/** What is whole of a file. A match of format 1 is replaced by what it is converted to, all of it at once. */
function keptOf(file: string, table: Table, text: string): string {
  if (formatOf(text) === 2) return text.slice(0, text.lastIndexOf('\n') + 1);
  replaceFile(file, tableText(table));
  return tableText(table);
}
