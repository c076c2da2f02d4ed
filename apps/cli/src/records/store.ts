import { constants, copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findGame } from '@interregnum/games/all';
import { isOver, type OpenedMatch, openMatch } from '@interregnum/match';
import { type Beside, type Flawed, formatOf, type Secret, type Summary, summaryOf } from '@interregnum/record';
import { makeFolder, replaceFile, writeNewFile } from './disk.ts';
import { lock, lockOf } from './lock.ts';
import { finishedFile, openRecordFile, type RecordFile } from './record-file.ts';
import { Secrets } from './secrets.ts';

/** A stored match, as a list shows it. */
export interface MatchFile extends Summary {
  readonly file: string;
  readonly touched: number;
}

/** What is said of a record that cannot be opened. */
export type OpenFailure = { readonly file: string } & (
  | Flawed
  | { readonly failure: 'seed' | 'open' | 'file'; readonly reason: string }
);

/** A match and the file that it is kept in. */
export interface StoredMatch {
  readonly opened: OpenedMatch;
  readonly file: RecordFile;
}

export const codeOf = (problem: unknown): string => (problem as NodeJS.ErrnoException).code ?? String(problem);

const SUFFIX = '.record';

/** When a match began, as far as that was told. */
export const beganAt = (beside: readonly Beside[]): string =>
  beside.filter((said) => said.type === 'time').find((said) => said.beside === 0)?.time ?? '';

/** Matches on the disk. A record holds no secret before its end: that is kept apart, where every copy of it finds it. */
export class Store {
  private readonly tables: string;
  private readonly secrets: Secrets;

  constructor(folder: string) {
    this.tables = join(folder, 'tables');
    this.secrets = new Secrets(join(folder, 'seeds'));
  }

  /** Begins a file for a new match: the secret first, so that no record is ever without it. */
  create(opened: OpenedMatch, given?: string): StoredMatch | OpenFailure {
    const { match, text } = opened;
    let path = given === undefined ? this.tables : resolve(given);
    /** A secret whose record is not written yet. */
    let secret: string | undefined;
    try {
      makeFolder(this.tables);
      secret = this.secrets.keep(match);
      if (given === undefined) path = this.writeUnderFreeName(opened);
      else writeNewFile(path, text);
      secret = undefined;
      return { opened, file: openRecordFile(path, text, text, lock(path)) };
    } catch (problem) {
      if (secret !== undefined) rmSync(secret, { force: true });
      return { file: path, failure: 'file', reason: codeOf(problem) };
    }
  }

  /** Keeps the record of a match that was played elsewhere, under a name of its own; returns where. */
  keep(name: string, text: string): string {
    makeFolder(this.tables);
    const path = join(this.tables, `${name}${SUFFIX}`);
    try {
      writeNewFile(path, text);
    } catch (problem) {
      if (codeOf(problem) !== 'EEXIST') throw problem;
    }
    return path;
  }

  /** A name that no other match has: the game, the day, a number. */
  private writeUnderFreeName({ match, text, beside }: OpenedMatch): string {
    const name = `${match.game.meta.id}-${beganAt(beside).slice(0, 10)}`;
    for (let number = 1; ; number++) {
      const path = join(this.tables, `${name}-${number}${SUFFIX}`);
      try {
        writeNewFile(path, text);
        return path;
      } catch (problem) {
        if (codeOf(problem) !== 'EEXIST') throw problem;
      }
    }
  }

  /** Opens a match to play on, or one that is over to look at. What was cut off while it was written is completed. */
  open(given: string): StoredMatch | OpenFailure {
    const path = resolve(given);
    try {
      if (!statSync(path).isFile()) return { file: path, failure: 'file', reason: 'ENOTFILE' };
      const found = this.read(path);
      if (!('opened' in found)) return found;
      if (isDone(found)) return { opened: found.opened, file: finishedFile(path) };
      const unlock = lock(path);
      if (unlock === undefined) return { file: path, failure: 'open', reason: lockOf(path) };
      return this.openLocked(path, unlock);
    } catch (problem) {
      return { file: path, failure: 'file', reason: codeOf(problem) };
    }
  }

  /** Reads it again: until it was locked, another program may have played on. */
  private openLocked(path: string, unlock: () => void): StoredMatch | OpenFailure {
    let file: RecordFile | undefined;
    try {
      const found = this.read(path);
      if (!('opened' in found)) return found;
      const { opened } = found;
      if (!isDone(found)) file = openRecordFile(path, wholeOf(path, found), opened.text, unlock);
      return { opened, file: file ?? finishedFile(path) };
    } finally {
      if (file === undefined) unlock();
    }
  }

  /** The match of a file, and what stands in it. */
  private read(path: string): Read | OpenFailure {
    const text = readFileSync(path, 'utf8');
    const summary = summaryOf(text);
    if ('flaw' in summary) return { file: path, ...summary };
    const secret = this.secretOf(summary.match);
    if (secret === undefined && summary.isSealed) return { file: path, failure: 'seed', reason: '' };
    const opened = openMatch(text, findGame, secret);
    return 'flaw' in opened ? { file: path, ...opened } : { opened, text };
  }

  /** What opens the start of a match, if it began here. */
  secretOf = (match: string): Secret | undefined => this.secrets.of(match);

  /** The matches that are kept here, the latest first: those that can be played on, and those that are over. */
  list(): MatchFile[] {
    return this.names()
      .flatMap((name) => this.summaryIn(join(this.tables, name)))
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
  private summaryIn(file: string): MatchFile[] {
    try {
      if (!statSync(file).isFile()) return [];
      const summary = summaryOf(readFileSync(file, 'utf8'));
      if ('flaw' in summary || findGame(summary.game, summary.rules) === undefined) return [];
      if (summary.isSealed && this.secretOf(summary.match) === undefined) return [];
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

interface Read {
  readonly opened: OpenedMatch;
  /** What stands in its file. */
  readonly text: string;
}

/** Whether a match is over and nothing of it is left to be written. What stands behind the end of format 1 stays there. */
const isDone = ({ opened, text }: Read): boolean =>
  isOver(opened.match) && (formatOf(opened.text) === 1 || opened.text === text);

/** What is whole of a file. A match of format 1 is replaced by what it is converted to, all of it at once. */
function wholeOf(path: string, { opened, text }: Read): string {
  if (formatOf(text) === 2) return text.slice(0, text.lastIndexOf('\n') + 1);
  replaceFile(path, opened.text);
  return opened.text;
}
