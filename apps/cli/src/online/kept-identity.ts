import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyValueStorage } from '@interregnum/protocol/client';
import { isObject } from '../engine/schema.ts';
import { makeFolder, replaceFile, writeNewFile } from '../records/disk.ts';
import { lock } from '../records/lock.ts';

/** What is kept of one player at one server: whoever has the key has the player's seats. */
interface Kept {
  readonly server: string;
  readonly key: string;
  readonly name?: string;
  /** Tables at which the player sits. */
  readonly tables: readonly string[];
  /** Salts and deals (KeyValueStorage). */
  readonly values: Readonly<Record<string, string>>;
}

/** `http_games.example_8080`: what a server's files begin with. */
const slugOf = (server: string): string => server.replaceAll(/[^A-Za-z0-9.-]+/g, '_');

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What a file holds; undefined if it is not ours, or was cut off. */
function readKept(path: string): Kept | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isObject(read) || typeof read.key !== 'string' || typeof read.server !== 'string') return undefined;
    const { server, key, name } = read;
    const values = isObject(read.values)
      ? Object.entries(read.values).map(([each, value]) => [each, String(value)])
      : [];
    return {
      server,
      key,
      ...(typeof name === 'string' && { name }),
      tables: isStrings(read.tables) ? read.tables : [],
      values: Object.fromEntries(values),
    };
  } catch {
    return undefined;
  }
}

/** A player at a server, as a file of this user keeps it, while one process plays as that player. */
export class KeptIdentity implements KeyValueStorage {
  private readonly path: string;
  private readonly unlock: () => void;
  private kept: Kept;

  constructor(path: string, kept: Kept, unlock: () => void) {
    this.path = path;
    this.kept = kept;
    this.unlock = unlock;
  }

  get secret(): string {
    return this.kept.key;
  }

  /** What the player was last called. */
  get name(): string | undefined {
    return this.kept.name;
  }

  satDown(table: string, name: string): void {
    this.write({ name, tables: [...this.kept.tables.filter((each) => each !== table), table] });
  }

  /** The match is over, or the seat is given up: nothing has to be taken up again. */
  left(table: string): void {
    this.write({ tables: this.kept.tables.filter((each) => each !== table) });
  }

  get(key: string): string | undefined {
    return this.kept.values[key];
  }

  set(key: string, value: string): void {
    this.write({ values: { ...this.kept.values, [key]: value } });
  }

  delete(key: string): void {
    const { [key]: _, ...values } = this.kept.values;
    this.write({ values });
  }

  keys(): readonly string[] {
    return Object.keys(this.kept.values);
  }

  private write(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
    replaceFile(this.path, textOf(this.kept));
  }

  close(): void {
    this.unlock();
  }
}

const textOf = (kept: Kept): string => `${JSON.stringify(kept, undefined, 2)}\n`;

/** Where keys are kept, and how they are made and tried. */
export interface KeySource {
  /** The folder of this user's data. */
  readonly folder: string;
  /** A key of a new player. */
  make(server: string): Promise<string>;
  /** Whether a server still knows a key. */
  isKnown(server: string, key: string): Promise<boolean>;
}

const folderIn = (folder: string): string => join(folder, 'online');

function pathsFor(folder: string, server: string): string[] {
  const slug = slugOf(server);
  try {
    return readdirSync(folderIn(folder))
      .filter((name) => name.startsWith(`${slug}-`) && /^\d+\.json$/.test(name.slice(slug.length + 1)))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .map((name) => join(folderIn(folder), name));
  } catch {
    return [];
  }
}

/**
 * The player who sits at a table already, else one who is free, else a new one. Each process plays as a player of its own, so
 * that two programs of one user can sit at one table.
 */
export async function identityAt(source: KeySource, server: string, table: string): Promise<KeptIdentity> {
  const paths = pathsFor(source.folder, server);
  const kept = paths.flatMap((path) => {
    const read = readKept(path);
    return read?.server === server ? [{ path, kept: read }] : [];
  });
  const sitsThere = ({ tables }: Kept): number => (tables.includes(table) ? 0 : 1);
  for (const { path } of kept.toSorted((a, b) => sitsThere(a.kept) - sitsThere(b.kept))) {
    const unlock = lock(path);
    // It may have changed until it was locked.
    const read = unlock && readKept(path);
    if (read !== undefined && unlock !== undefined) {
      if (await source.isKnown(server, read.key)) return new KeptIdentity(path, read, unlock);
      rmSync(path, { force: true });
    }
    unlock?.();
  }
  return newIdentity(source, server);
}

async function newIdentity(source: KeySource, server: string): Promise<KeptIdentity> {
  const kept: Kept = { server, key: await source.make(server), tables: [], values: {} };
  makeFolder(folderIn(source.folder), 0o700);
  for (let number = 1; ; number++) {
    const path = join(folderIn(source.folder), `${slugOf(server)}-${number}.json`);
    try {
      writeNewFile(path, textOf(kept), 0o600);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw problem;
    }
    const unlock = lock(path);
    if (unlock !== undefined) return new KeptIdentity(path, kept, unlock);
  }
}

/** Forgets all players of this user at a server; returns whether there were any. What a program uses just now stays. */
export function forgetIdentities(folder: string, server: string): void {
  for (const path of pathsFor(folder, server)) {
    const unlock = lock(path);
    if (unlock === undefined) continue;
    rmSync(path, { force: true });
    unlock();
  }
}
