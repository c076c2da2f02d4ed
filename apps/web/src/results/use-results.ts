import { useCallback, useEffect, useState } from 'react';
import { listTables } from '../storage/tables.ts';
import { backFill } from './back-fill.ts';
import type { Kept } from './results-file.ts';
import { readKept } from './results-store.ts';

/** All that the page is made from. */
export interface KnownResults extends Kept {
  /** The tables that are kept. */
  readonly tables: ReadonlySet<string>;
}

/** What is kept in this browser; undefined until it is known, and a failure if nothing can be read. */
export function useResults() {
  const [known, setKnown] = useState<KnownResults>();
  const [hasFailed, setFailed] = useState(false);
  const look = useCallback(async (): Promise<void> => {
    try {
      const [kept, { tables }] = await Promise.all([readKept(), listTables()]);
      setKnown({ ...kept, tables: new Set(tables.map(({ id }) => id)) });
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    void look()
      .then(backFill)
      .then(async (isMore) => {
        if (isMore) await look();
      })
      .catch(() => setFailed(true));
  }, [look]);
  return { known, hasFailed, look };
}
