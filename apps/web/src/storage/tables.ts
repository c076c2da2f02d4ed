import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type StoredTables, storedTables } from './list-tables.ts';
import { isStoredTable, type StoredTable } from './stored-table.ts';

interface Schema extends DBSchema {
  tables: { key: IDBValidKey; value: StoredTable };
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

export const saveTable = async (table: StoredTable): Promise<void> => {
  await (await opened()).put('tables', table);
};

export async function loadTable(id: string): Promise<StoredTable | undefined> {
  const row = await (await opened()).get('tables', id);
  return row !== undefined && isStoredTable(row) ? row : undefined;
}

export const removeTable = async (id: IDBValidKey): Promise<void> => (await opened()).delete('tables', id);

export const listTables = async (): Promise<StoredTables> => storedTables(await (await opened()).getAll('tables'));
