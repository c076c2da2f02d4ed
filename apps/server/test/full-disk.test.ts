import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StorageError } from '../src/online.ts';
import { TestServer, wanted } from './running.ts';

const home = mkdtempSync(join(tmpdir(), 'interregnum-'));
const disk = join(home, 'disk');
const readOnly = join(home, 'read-only');
mkdirSync(disk);
mkdirSync(readOnly);

const mount = (...args: readonly string[]): boolean => spawnSync('mount', ['-t', 'tmpfs', ...args]).status === 0;
const isMounted = mount('-o', 'size=2m', 'tmpfs', disk) && mount('-o', 'ro', 'tmpfs', readOnly);
if (!isMounted) console.warn('Skipped: only root may mount small and read-only disks.');

const server = new TestServer(join(disk, 'data'));
beforeAll(() => (isMounted ? server.start() : undefined));
afterAll(async () => {
  await server.end();
  for (const folder of [disk, readOnly]) spawnSync('umount', [folder]);
  rmSync(home, { recursive: true });
});

/** Takes whatever room is left. */
function fill(): void {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      writeFileSync(join(disk, `filler-${size}`), Buffer.alloc(size));
    } catch {
      // No room for so much.
    }
  }
}

const salt = (number: number): string => number.toString(16).padStart(64, '0');

test.skipIf(!isMounted)('a full disk is told, loses nothing, and is over once there is room again', async () => {
  const key = await server.newKey();
  expect((await server.ask(key, wanted('before', salt(0)))).status).toBe(200);
  fill();
  let stored = 0;
  let answer = await server.ask(key, wanted('t0', salt(1)));
  while (answer.status === 200 && stored < 1000) {
    stored++;
    answer = await server.ask(key, wanted(`t${stored}`, salt(stored + 1)));
  }
  expect(answer).toMatchObject({ status: 503, answer: { error: { code: 'unavailable' } } });
  // What is only read in between succeeds, and counts as well.
  const readyAfterFailure = async (): Promise<number> => {
    await server.ask(key, wanted(`t${stored}`, salt(stored + 1)));
    return (await server.fetch('/readyz')).status;
  };
  await expect.poll(readyAfterFailure, { timeout: 60_000 }).toBe(503);
  expect((await server.fetch('/healthz')).status).toBe(200);
  for (let size = 1 << 20; size >= 1; size >>= 1) rmSync(join(disk, `filler-${size}`), { force: true });
  expect((await server.ask(key, wanted(`t${stored}`, salt(stored + 1)))).status).toBe(200);
  expect((await server.fetch('/readyz')).status).toBe(200);
  const { answer: list } = await server.ask(key, { id: 'mine', do: 'mine' });
  expect((list as { ok: { tables: unknown[] } }).ok.tables).toHaveLength(Math.min(50, stored + 2));
});

test.skipIf(!isMounted)('a data folder that cannot be written to is told at the start', async () => {
  const other = new TestServer(join(readOnly, 'data'));
  const problem = await other.start().catch((reason: unknown) => reason);
  expect(problem).toBeInstanceOf(StorageError);
  expect(problem).toMatchObject({ kind: 'read-only' });
  await other.end();
});
