import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type DayTry, isDayTry, isResult, type Result } from './result.ts';
import type { Kept } from './results-file.ts';

/** Apart from the tables, so that a table can be removed and its result stays. */
interface Schema extends DBSchema {
  results: { key: string; value: Result };
  days: { key: [string, string]; value: DayTry };
  /** Until when it is known what kept tables have to tell. */
  filled: { key: string; value: number };
}

const UNTIL = 'until';

/** Opens it, does something, and closes it: nothing is asked of it often. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>('interregnum-results', 1, {
    upgrade: (made) => {
      made.createObjectStore('results', { keyPath: 'match' });
      made.createObjectStore('days', { keyPath: ['day', 'game'] });
      made.createObjectStore('filled');
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** All that can be read; what a later version has written otherwise stays where it is. */
export const readKept = (): Promise<Kept> =>
  inStore(async (db) => ({
    results: (await db.getAll('results')).filter(isResult),
    days: (await db.getAll('days')).filter(isDayTry),
  }));

/** Keeps a result, in place of what was kept of the same match. */
export const keepResult = (result: Result): Promise<void> =>
  inStore(async (db) => {
    await db.put('results', result);
  });

/** Takes in what is not kept yet, all or nothing, and returns how many results that were. */
export const addKept = ({ results, days }: Kept): Promise<number> =>
  inStore(async (db) => {
    const change = db.transaction(['results', 'days'], 'readwrite');
    const [kept, tries] = [change.objectStore('results'), change.objectStore('days')];
    let added = 0;
    for (const result of results) {
      if ((await kept.getKey(result.match)) !== undefined) continue;
      await kept.put(result);
      added++;
    }
    for (const each of days) if ((await tries.getKey([each.day, each.game])) === undefined) await tries.put(each);
    await change.done;
    return added;
  });

export const deleteKept = (): Promise<void> =>
  inStore(async (db) => {
    const change = db.transaction(['results', 'days', 'filled'], 'readwrite');
    await Promise.all([
      change.objectStore('results').clear(),
      change.objectStore('days').clear(),
      // What was deleted does not come back from tables that are still there.
      change.objectStore('filled').put(Date.now(), UNTIL),
      change.done,
    ]);
  });

/** When kept tables were last looked through; 0 if they never were. */
export const filledUntil = (): Promise<number> => inStore(async (db) => (await db.get('filled', UNTIL)) ?? 0);

export const setFilled = (until: number): Promise<void> =>
  inStore(async (db) => {
    await db.put('filled', until, UNTIL);
  });
