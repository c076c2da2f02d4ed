import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Conflict } from '@interregnum/hosting';
import { describe, expect, test } from 'vitest';
import { append, PARTS, seqsIn, TestStores } from '../../test/stores.ts';
import { SqliteStore } from './sqlite-store.ts';
import { StorageError } from './storage-error.ts';

const stores = new TestStores();

const failure = async (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => 'none',
    (problem: unknown) => (problem instanceof StorageError ? problem.kind : problem),
  );

/** The files as a machine leaves them that loses its power while a server runs. */
function copyOfRunning(): string {
  const copy = mkdtempSync(join(stores.home, 'crashed-'));
  for (const file of ['interregnum.db', 'interregnum.db-wal'])
    copyFileSync(join(stores.folder, file), join(copy, file));
  return copy;
}

describe('a transaction', () => {
  test('happens as a whole, and its rows come back', async () => {
    const store = await stores.open();
    const rows = await store.transaction([
      { sql: 'INSERT INTO moves (seq, line) VALUES ($1, $2)', values: [1, 'one'], changes: 1 },
      { sql: 'UPDATE moves SET line = $2 WHERE seq = $1 RETURNING line', values: [1, 'two'], changes: 1 },
      { sql: 'SELECT $1 AS again, $1 AS twice, line FROM moves', values: ['x'] },
    ]);
    expect(rows).toEqual([[], [{ line: 'two' }], [{ again: 'x', twice: 'x', line: 'two' }]]);
  });

  test('that conflicts does not happen at all, and touches no other one of its batch', async () => {
    const store = await stores.open();
    const outcomes = await Promise.allSettled([
      append(store, 1),
      store.transaction([
        { sql: 'INSERT INTO moves (seq, line) VALUES ($1, $2)', values: [2, 'lost'] },
        { sql: 'UPDATE moves SET line = $1 WHERE seq = 99', values: ['nowhere'], changes: 1 },
      ]),
      append(store, 1, 'doubled'),
      append(store, 3),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    for (const at of [1, 2]) expect(outcomes[at]).toMatchObject({ reason: expect.any(Conflict) });
    expect(await seqsIn(store)).toEqual([1, 3]);
    expect(store.counts).toMatchObject({ commits: 2, transactions: 5, conflicts: 2, failures: 0 });
  });

  test('with a fault of its own fails alone, and not as a conflict', async () => {
    const store = await stores.open();
    const outcomes = await Promise.allSettled([
      append(store, 1),
      store.transaction([{ sql: 'INSERT INTO elsewhere VALUES ($1)', values: [1] }]),
      store.transaction([{ sql: 'INSERT INTO moves (seq, line) VALUES ($1, $2)', values: [2, null] }]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const at of [1, 2]) expect(outcomes[at]).not.toMatchObject({ reason: expect.any(Conflict) });
    expect(await seqsIn(store)).toEqual([1]);
  });

  test('shares its commit with all that wait', async () => {
    const store = await stores.open();
    await Promise.all(Array.from({ length: 50 }, (_, seq) => append(store, seq)));
    expect(store.counts).toMatchObject({ commits: 1, transactions: 50 });
  });

  test('that waits while the store is closed is stored first; after that none is taken', async () => {
    const store = await stores.open();
    const last = append(store, 1);
    await store.close();
    await last;
    expect(await failure(append(store, 2))).toBe('broken');
    expect(await seqsIn(await stores.open())).toEqual([1]);
  });
});

describe('a data folder', () => {
  test('and its files are for their owner alone', async () => {
    await stores.withLines(1);
    expect(statSync(stores.folder).mode & 0o777).toBe(0o700);
    for (const file of ['interregnum.db', 'interregnum.db-wal', 'interregnum.lock'])
      expect(statSync(join(stores.folder, file)).mode & 0o777, file).toBe(0o600);
  });

  test('is used by one server at a time', async () => {
    const store = await stores.open();
    expect(await failure(SqliteStore.open(stores.folder, PARTS))).toBe('in-use');
    await store.close();
    expect(await failure(stores.open())).toBe('none');
  });

  // Nothing is read-only to root.
  test.skipIf(process.getuid?.() === 0)('that is read-only is told', async () => {
    mkdirSync(stores.folder, { mode: 0o500 });
    expect(await failure(stores.open())).toBe('read-only');
    chmodSync(stores.folder, 0o700);
  });

  test('that cannot be made is told', async () => {
    writeFileSync(stores.folder, 'a file');
    expect(await failure(stores.open())).toBe('broken');
  });
});

describe('a database', () => {
  test('is brought up to date at the start, whatever version it has', async () => {
    await (await stores.withLines(1)).close();
    const [{ name, migrations }] = PARTS;
    const later = [
      { name, migrations: [...migrations, ["ALTER TABLE moves ADD COLUMN by TEXT NOT NULL DEFAULT 'me'"]] },
    ];
    const store = await stores.open(later);
    expect(await store.transaction([{ sql: 'SELECT * FROM moves', values: [] }])).toEqual([
      [{ seq: 1, line: 'line 1', by: 'me' }],
    ]);
    await store.close();
    expect(await failure(stores.open())).toBe('newer');
    expect(await seqsIn(await stores.open(later))).toEqual([1]);
  });

  test('whose migration fails stays as it was', async () => {
    await (await stores.withLines(1)).close();
    const failing = [{ name: 'test', migrations: [...PARTS[0].migrations, ['DROP TABLE moves', 'NONSENSE']] }];
    expect(await failure(stores.open(failing))).toBe('broken');
    expect(await seqsIn(await stores.open())).toEqual([1]);
  });

  test('that is none is told', async () => {
    mkdirSync(stores.folder);
    writeFileSync(join(stores.folder, 'interregnum.db'), 'no database, but long enough to look like one'.repeat(100));
    expect(await failure(stores.open())).toBe('corrupt');
  });
});

describe('after a loss of power a database', () => {
  test('opens again with a log that was cut anywhere, up to the last commit that is whole', async () => {
    await stores.withLines(12, 'x'.repeat(3000));
    const whole = readFileSync(join(stores.folder, 'interregnum.db-wal'));
    const known: number[] = [];
    for (let size = whole.length; size > 0; size -= 9999) {
      const crashed = copyOfRunning();
      truncateSync(join(crashed, 'interregnum.db-wal'), size);
      const store = await stores.open(PARTS, crashed);
      const found = await seqsIn(store);
      await store.close();
      expect(found).toEqual(found.map((_, at) => at + 1));
      known.push(found.length);
    }
    expect(known[0]).toBe(12);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    expect(new Set(known).size).toBeGreaterThan(5);
  });

  test('with a torn last page in its log loses nothing that was stored before', async () => {
    await stores.withLines(3);
    const crashed = copyOfRunning();
    const log = join(crashed, 'interregnum.db-wal');
    const torn = readFileSync(log);
    torn.fill(0xff, torn.length - 512);
    writeFileSync(log, torn);
    const again = await stores.open(PARTS, crashed);
    expect(await seqsIn(again)).toEqual([1, 2]);
    await append(again, 3);
    expect(await seqsIn(again)).toEqual([1, 2, 3]);
  });
});
