import { claim } from '@interregnum/claim';
import { expect, test } from 'vitest';
import { forgetOldDeals, memoryStorage, RemoteTable } from '../../src/client/index.ts';
import type { TableInfo } from '../../src/index.ts';
import { NO_FAULTS } from './fake-server.ts';
import { hexFrom } from './fake-table.ts';
import { CALM, FarTable } from './play.ts';
import { info, mine, OTHER, other, seated, TABLE } from './seated.ts';

const DAY = 24 * 60 * 60 * 1000;

const OPEN = { kind: 'nobody' };
const dealing = (hash: string): TableInfo => info([mine(hash), other(OTHER)], { phase: 'dealing' });

/** Somebody who has sat down, and the names of all that is kept. */
async function seatedAt() {
  const table = await seated();
  const kept = (): readonly string[] => table.server.ports.storage.keys() as readonly string[];
  await table.tell(info([mine(table.hash), OPEN]));
  expect(kept()).toEqual([`salt ${table.hash}`]);
  return { ...table, kept };
}

test.each([
  ['the seat is given up', (_: string): TableInfo => info([OPEN, OPEN])],
  ['the table is withdrawn', (hash: string): TableInfo => ({ ...dealing(hash), phase: 'withdrawn' })],
])('nothing is kept once %s', async (_, told) => {
  const { server, hash, tell, kept } = await seatedAt();
  await tell(dealing(hash));
  await server.answer('salt', {});
  expect(kept()).toEqual([`salt ${hash}`, `deal ${TABLE}`]);
  await tell(told(hash));
  expect(kept()).toEqual([]);
});

test('nothing is kept of a table that is gone', async () => {
  const { server, table, hash, tell, kept } = await seatedAt();
  await tell(dealing(hash));
  await server.answer('salt', {});
  server.socket.events.closed();
  await server.time.pass(10_000);
  await server.open();
  await server.refuse('watch', { code: 'no-table' });
  expect([table.error?.code, kept()]).toEqual(['no-table', []]);
});

test('a salt goes when another one takes its place, and when the match has begun', async () => {
  const { server, table, hash, tell, kept } = await seatedAt();
  void table.sit(0, 'Ana');
  await server.time.pass(0);
  const sit = server.asked('sit');
  const next = sit?.do === 'sit' ? (sit.saltHash ?? '') : '';
  expect(kept()).toEqual([`salt ${hash}`, `salt ${next}`]);
  await tell(info([mine(next), OPEN]));
  expect(kept()).toEqual([`salt ${next}`]);
  await tell(dealing(next));
  await server.answer('salt', {});
  await tell(info([mine(), other()], { phase: 'playing' }));
  expect(kept()).toEqual([`deal ${TABLE}`]);
});

test('after the end a deal that was found to be fair is kept as one hash, which serves to check it again', async () => {
  const setting = { game: claim, kinds: ['nobody', 'nobody'], devices: [[[0]], [[1]]], wire: CALM };
  const far = new FarTable({ ...setting, server: NO_FAULTS }, 'kept');
  await far.play(4000);
  expect(far.server.isOver).toBe(true);
  const [{ page }] = far.pages;
  const { storage } = page.connection.ports;
  const [key] = await storage.keys();
  expect(await storage.keys()).toEqual([key]);
  page.table.foundFair();
  await far.time.pass(100);
  expect((await storage.get(key))?.length).toBeLessThan(100);
  page.table.close();
  const reopened = async () => {
    const table = new RemoteTable(page.connection, { table: page.table.id, names: () => ['Ana', 'Ben'] });
    await far.time.pass(1000);
    table.close();
    return table.deal;
  };
  expect(await reopened()).toEqual({ commitment: true, ownSalts: true, hashes: true });
  await storage.set(key, JSON.stringify({ checked: hexFrom('another start') }));
  expect(await reopened()).toEqual({ commitment: false, ownSalts: false, hashes: false });
});

test('what nobody has asked for goes by age: salts after a month, deals after 400 days', async () => {
  const storage = memoryStorage();
  for (const key of ['salt a', 'deal b', 'draft c']) await storage.set(key, 'x');
  for (const [days, left] of [
    [0, ['salt a', 'deal b', 'draft c']],
    [29, ['salt a', 'deal b', 'draft c']],
    [31, ['deal b', 'draft c']],
    [401, ['draft c']],
  ] as const) {
    await forgetOldDeals(storage, days * DAY);
    expect((await storage.keys()).filter((key) => !key.startsWith('since'))).toEqual(left);
  }
  expect(await storage.keys()).toEqual(['draft c']);
});
