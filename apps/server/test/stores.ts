import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Part } from '../src/storage/migrate.ts';
import { SqliteStore } from '../src/storage/sqlite-store.ts';

/** A log of lines, as small as can be. */
export const PARTS: readonly Part[] = [
  { name: 'test', migrations: [['CREATE TABLE moves (seq INTEGER PRIMARY KEY, line TEXT NOT NULL)']] },
];

/** For each test of a file: an empty folder of its own, and stores that are closed after it. */
export class TestStores {
  home = '';
  private opened: SqliteStore[] = [];

  constructor() {
    beforeEach(() => {
      this.home = mkdtempSync(join(tmpdir(), 'interregnum-'));
    });
    afterEach(async () => {
      for (const store of this.opened) await store.close();
      this.opened = [];
      rmSync(this.home, { recursive: true });
    });
  }

  /** The data folder, which is not there yet. */
  get folder(): string {
    return join(this.home, 'data');
  }

  async open(parts = PARTS, folder = this.folder): Promise<SqliteStore> {
    const store = await SqliteStore.open(folder, parts);
    this.opened.push(store);
    return store;
  }

  /** A store that has a few lines already. */
  async withLines(count: number, line?: string): Promise<SqliteStore> {
    const store = await this.open();
    for (let seq = 1; seq <= count; seq++) await append(store, seq, line);
    return store;
  }
}

export const append = (store: SqliteStore, seq: number, line = `line ${seq}`) =>
  store.transaction([{ sql: 'INSERT INTO moves (seq, line) VALUES ($1, $2)', values: [seq, line], changes: 1 }]);

export async function seqsIn(store: SqliteStore): Promise<unknown[]> {
  const [rows] = await store.transaction([{ sql: 'SELECT seq FROM moves ORDER BY seq', values: [] }]);
  return rows.map(({ seq }) => seq);
}
