import { type Flawed, type Header, type Hex, readWholeLines } from '@interregnum/record';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A table as it is kept: the match record, and beside it what no record may hold before its end. */
export interface KeptTable {
  readonly id: string;
  /** The match record, line by line, as files hold it. */
  readonly record: string;
  /** What the deal came from; the record reveals it at its end. */
  readonly seed: Hex;
  /** What was chosen in the turn that is not committed yet, in notation. */
  readonly draft: readonly string[];
  /** When it was last touched, in milliseconds since 1970. */
  readonly touched: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

const opened = (): Promise<IDBPDatabase<Schema>> => {
  database ??= connected().catch((problem: unknown) => {
    database = undefined;
    throw problem;
  });
  return database;
};

/** A connection that is asked for anew once it has failed, was ended by the browser, or was given up. */
const connected = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('interregnum', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' });
    },
    // Another tab runs a newer version: it may go on, and this one opens anew when it needs to.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
    terminated: () => {
      database = undefined;
    },
  });

export const keepTable = async (table: KeptTable): Promise<void> => {
  await (await opened()).put('tables', table);
};

/** Whether a row is what `keepTable` writes: anything may have changed what a browser keeps. */
const isKept = ({ record, seed, draft }: KeptTable): boolean =>
  typeof record === 'string' && typeof seed === 'string' && Array.isArray(draft);

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const row = await (await opened()).get('tables', id);
  return row !== undefined && isKept(row) ? row : undefined;
}

export const removeTable = async (id: string): Promise<void> => (await opened()).delete('tables', id);

/** A kept table as a list shows it. */
export interface Listed {
  readonly id: string;
  readonly header: Header;
  readonly decisions: number;
  readonly finished: boolean;
  readonly touched: number;
}

/** All tables, the one last touched first. One whose record cannot be read is left out of the list, and kept. */
export async function listTables(): Promise<Listed[]> {
  const all = await (await opened()).getAll('tables');
  return all
    .filter(isKept)
    .flatMap(({ id, record, touched }) => {
      const read: ReturnType<typeof readWholeLines> | Flawed = readWholeLines(record);
      if ('flaw' in read) return [];
      const { header, decisions, end } = read.record;
      return [{ id, header, decisions: decisions.length, finished: end !== undefined, touched }];
    })
    .sort((a, b) => b.touched - a.touched);
}
