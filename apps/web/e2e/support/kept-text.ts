import type { Page } from '@playwright/test';
import type { StoredTable } from '../../src/storage/stored-table.ts';

/** What is kept under an id; whatever is given as a record takes the place of its own. */
export const keptText = (page: Page, id: string, record?: string): Promise<string | undefined> =>
  page.evaluate(
    ([key, text]) =>
      new Promise<string | undefined>((resolve) => {
        const opening = indexedDB.open('interregnum', 1);
        opening.onsuccess = () => {
          const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const getting = tables.get(key);
          getting.onsuccess = () => {
            const kept: StoredTable | undefined = getting.result;
            if (text !== undefined) tables.put({ ...kept, record: text });
            tables.transaction.oncomplete = () => {
              opening.result.close();
              resolve(kept?.record);
            };
          };
        };
      }),
    [id, record] as const,
  );
