import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { append, PARTS, seqsIn, TestStores } from '../../test/stores.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const stores = new TestStores();

describe('a backup', () => {
  test('is made while a server writes, is one file for its owner alone, and brings all of it back', async () => {
    const store = await stores.withLines(3);
    const file = join(stores.home, 'copy.db');
    backUp(stores.folder, file);
    await append(store, 4);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(() => restore(stores.folder, file, PARTS)).toThrow('in use by another server');
    await store.close();
    const { kept } = restore(stores.folder, file, PARTS);
    const restored = await stores.open();
    expect(await seqsIn(restored)).toEqual([1, 2, 3]);
    const before = new DatabaseSync(kept ?? '');
    expect(before.prepare('SELECT max(seq) AS last FROM moves').get()?.last).toBe(4);
    before.close();
  });

  test('is restored into a folder that has nothing yet', async () => {
    const store = await stores.withLines(1);
    const file = join(stores.home, 'copy.db');
    backUp(stores.folder, file);
    await store.close();
    const elsewhere = join(stores.home, 'elsewhere');
    expect(restore(elsewhere, file, PARTS)).toEqual({ kept: undefined });
    expect(await seqsIn(await stores.open(PARTS, elsewhere))).toEqual([1]);
  });

  test('is refused where it is damaged, newer, or none', async () => {
    const store = await stores.withLines(1);
    const file = join(stores.home, 'copy.db');
    backUp(stores.folder, file);
    await store.close();
    expect(() => restore(stores.folder, file, [{ name: 'test', migrations: [] }])).toThrow('newer version');
    writeFileSync(join(stores.home, 'none.db'), 'nothing');
    expect(() => restore(stores.folder, join(stores.home, 'none.db'), PARTS)).toThrow('not a database');
    expect(() => restore(stores.folder, join(stores.home, 'missing.db'), PARTS)).toThrow('there is no file');
    const torn = readFileSync(file);
    torn.fill(0x55, 4096 + 100);
    writeFileSync(file, torn);
    expect(() => restore(stores.folder, file, PARTS)).toThrow();
    expect(await seqsIn(await stores.open())).toEqual([1]);
  });

  test('of nothing is told', () => {
    expect(() => backUp(stores.folder, join(stores.home, 'copy.db'))).toThrow('there is no database');
  });
});
