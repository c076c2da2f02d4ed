import { useCallback, useEffect, useState } from 'react';
import type { Listed } from '../storage/tables.ts';

export interface Tables {
  readonly listed: readonly Listed[];
  readonly remove: (id: string) => Promise<void>;
}

/** The tables that are kept in this browser; none until they are known, or if it keeps nothing. */
export function useTables(): Tables {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const look = useCallback(async () => {
    const { listTables } = await import('../storage/tables.ts');
    setListed(await listTables().catch(() => []));
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  const remove = async (id: string): Promise<void> => {
    const { removeTable } = await import('../storage/tables.ts');
    await removeTable(id);
    await look();
  };
  return { listed, remove };
}
