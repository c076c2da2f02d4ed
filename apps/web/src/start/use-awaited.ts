import { useEffect, useState } from 'react';
import type { Listed } from '../storage/listing.ts';
import type { Awaited } from './turn.ts';

/** Whom a table waits for, as soon as it has been played through. */
export function useAwaited(table: Listed): Awaited | undefined {
  const [found, setFound] = useState<{ readonly table: Listed; readonly awaited: Awaited | undefined }>();
  useEffect(() => {
    import('./turn.ts')
      .then(({ awaitedAtKept }) => awaitedAtKept(table.id, table.header.game))
      .then((awaited) => setFound({ table, awaited }))
      // The way to the table does not depend on it.
      .catch(() => {});
  }, [table]);
  return found !== undefined && found.table === table ? found.awaited : undefined;
}
