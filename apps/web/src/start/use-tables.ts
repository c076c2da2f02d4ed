import { useCallback, useEffect, useState } from 'react';
import type { StoredTables } from '../storage/list-tables.ts';
import { type StorageFailure, storageFailure } from '../storage/storage-failure.ts';

/** What became of a table that was to be removed: it may be open in another tab. */
export type Removal = 'removed' | 'elsewhere' | 'failed';

export interface Tables extends StoredTables {
  /** Why they are not known. */
  readonly problem: StorageFailure | undefined;
  readonly remove: (id: IDBValidKey) => Promise<Removal>;
}

const NONE: StoredTables = { tables: [], unreadable: [] };

async function removed(id: IDBValidKey): Promise<Removal> {
  const [{ removeTable }, { whileLocked }] = await Promise.all([
    import('../storage/tables.ts'),
    import('../storage/lock.ts'),
  ]);
  return (await whileLocked(String(id), () => removeTable(id))) ? 'removed' : 'elsewhere';
}

/** The tables that are kept in this browser; none until they are known. */
export function useTables(): Tables {
  const [listing, setListing] = useState(NONE);
  const [problem, setProblem] = useState<StorageFailure>();
  const look = useCallback(async () => {
    try {
      const { listTables } = await import('../storage/tables.ts');
      setListing(await listTables());
      setProblem(undefined);
    } catch (problem) {
      setProblem(storageFailure(problem));
    }
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  const remove = async (id: IDBValidKey): Promise<Removal> => {
    const removal = await removed(id).catch((): Removal => 'failed');
    if (removal === 'removed') await look();
    return removal;
  };
  return { ...listing, problem, remove };
}
