import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { append, seqsIn, TestStores } from '../../test/stores.ts';
import { canMoveAside } from './log-mover.ts';

const stores = new TestStores();

test('SQLite may move its log on a connection of its own from 3.51.3 on', () => {
  const [before, after] = [
    ['3.46.1', '3.51.2', '2.99.99', ''],
    ['3.51.3', '3.51.10', '3.52.0', '3.53.0', '4.0.0'],
  ];
  expect(before.filter(canMoveAside)).toEqual([]);
  expect(after.filter((version) => !canMoveAside(version))).toEqual([]);
});

test('while turns are stored the log is moved into the file, and nothing is lost', async () => {
  const store = await stores.open();
  const file = join(stores.folder, 'interregnum.db');
  const { size } = statSync(file);
  const seqs = Array.from({ length: 2500 }, (_, seq) => seq);
  await Promise.all(seqs.map((seq) => append(store, seq, 'x'.repeat(200))));
  // A thread does it when it has a processor.
  await expect.poll(() => statSync(file).size, { timeout: 60_000 }).toBeGreaterThan(size);
  await append(store, seqs.length);
  expect(await seqsIn(store)).toEqual([...seqs, seqs.length]);
});
