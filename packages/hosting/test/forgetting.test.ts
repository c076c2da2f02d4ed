import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, sitDown } from './support/tables.ts';
import { everythingIn, expectUpToDate, stored } from './support/truth.ts';
import { idFrom, newWorld } from './support/world.ts';

test('a match of two is given up; its record holds, and the seat has no name for anybody', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, [ana, ben]);
  await world.host.forget(ana.player);
  expect(ben.info).toMatchObject({ phase: 'over', host: '' });
  expect(ben.info?.seats).toEqual([
    { kind: 'human', isHere: false },
    { kind: 'human', name: 'Ben', isHere: true, isYours: true },
  ]);
  const { record } = await ben.must({ do: 'record', table });
  expect(record).toContain('"by":"resigned","seat":0');
  expect([record.includes('Ana'), record.includes('Ben')]).toEqual([false, true]);
  await expectUpToDate(world, table, [ben]);
  expect(everythingIn(world)).not.toContain('Ana');
  expect(await ana.ask({ do: 'watch', table })).toMatchObject({ error: { code: 'no-table' } });
  expect(await ana.must({ do: 'mine' })).toEqual({ tables: [] });
});

test('where all have gone, nobody is left but the match', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, [ana, ben]);
  for (const { player } of [ana, ben]) await world.host.forget(player);
  const rows = ['members', 'former_members', 'notes', 'players', 'requests'].map((from) =>
    world.store.database.prepare(`SELECT * FROM ${from}`).all(),
  );
  expect(rows.flat()).toEqual([]);
  expect((await stored(world, table)).table.match?.progress.end).toMatchObject({ by: 'resigned' });
});

test('of three the seat goes as was settled, and the others play on', async () => {
  const world = newWorld();
  const people = await connected(world, 'Ana', 'Ben', 'Cem');
  const [ana, ben, cem] = people;
  const wanted = { game: 'king-is-dead', options: { seats: 3 }, whenSeatGoes: { bot: 'page' } } as const;
  const { table } = await begunTable(world, people, wanted);
  await world.host.forget(ben.player);
  expect(cem.info?.seats[1]).toEqual({ kind: 'page' });
  expect(ana.info).toMatchObject({ phase: 'playing', host: 'Ana', isHost: true });
  await expectUpToDate(world, table, [ana, cem]);
});

test('before the deal seats are free again, also while salts are collected; an own table is withdrawn', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const made = await makeTable(ana);
  await ana.watch(made.table);
  ben.isHelpful = false;
  await sitDown(ben, made, 1);
  await world.clock.pass(3000);
  const commitment = ana.info?.commitment;
  expect(ana.info?.phase).toBe('dealing');
  const own = await makeTable(ben);
  await cem.ask({ do: 'sit', table: own.table, token: own.invitation, seat: 1, name: 'Cem', saltHash: cem.saltHash() });
  await cem.watch(own.table);
  await world.host.forget(ben.player);
  expect(ana.info).toMatchObject({ phase: 'gathering', seats: [{ name: 'Ana' }, { kind: 'nobody' }] });
  expect(ana.info?.commitment).not.toBe(commitment);
  expect(cem.info).toMatchObject({ phase: 'withdrawn', host: '' });
  expect(everythingIn(world)).not.toContain('Ben');
});

test('names from before a player took a guest’s place go, too; those of others stay', async () => {
  const world = newWorld();
  const [ana, guest, ben] = await connected(world, 'Ana', 'Guest', 'Ben');
  const made = await begunTable(world, [guest, ben]);
  await world.host.handOver(guest.player, ana.player);
  await world.host.forget(ana.player);
  expect(everythingIn(world)).not.toMatch(/Guest|Ana/);
  expect((await stored(world, made.table)).names.size).toBe(1);
  expect(ben.info?.seats[1]).toMatchObject({ name: 'Ben' });
});

test('names go also where a player sat once, before they took a guest’s place or after', async () => {
  const world = newWorld();
  const [ana, guest, ben] = await connected(world, 'Ana', 'Guest', 'Ben');
  const made = await begunTable(world, [ben, guest]);
  await ben.must({ do: 'reopen', table: made.table, seat: 1 });
  const { record: before } = await ben.must({ do: 'record', table: made.table });
  expect(before).toContain('Guest');
  await world.host.handOver(guest.player, ana.player);
  expect(await ana.must({ do: 'mine' })).toEqual({ tables: [] });
  await world.host.forget(ana.player);
  const { record } = await ben.must({ do: 'record', table: made.table });
  expect(record).toBe(before.replace(/^.*Guest.*\n/gm, ''));
  expect(everythingIn(world)).not.toMatch(/Guest|Ana/);
  await expectUpToDate(world, made.table, [ben]);
});

test('a seat that was kept for a player who goes can be taken by others', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const { table } = await begunTable(world, [ana, ben]);
  await ana.must({ do: 'resign', table, seat: 0 });
  const { table: next } = await ana.must({ do: 'rematch', table, saltHashes: [ana.saltHash()] });
  await world.host.forget(ben.player);
  await ana.watch(next);
  const token = ana.info?.invitation ?? '';
  const open = ana.info?.seats.findIndex(({ kind }) => kind === 'nobody') ?? -1;
  const sit = { do: 'sit', table: next, token, seat: open, name: 'Cem', saltHash: cem.saltHash() } as const;
  expect(await cem.ask(sit)).toMatchObject({ ok: {} });
});

test('what could not be stored is done when it is asked for again', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const first = await begunTable(world, [ana, ben]);
  await makeTable(ana);
  let stores = 0;
  world.store.fault = (statements) =>
    statements.some(({ changes }) => changes) && stores++ > 0 ? 'before' : undefined;
  await expect(world.host.forget(ana.player)).rejects.toThrow();
  world.store.fault = () => undefined;
  await world.host.forget(ana.player);
  expect(everythingIn(world)).not.toContain('Ana');
  await expectUpToDate(world, first.table, [ben]);
});

test('devices that were told of turns are not any more, and what they wanted is exported', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const insert = world.store.database.prepare(`INSERT INTO subscriptions
    (endpoint, player, p256dh, auth, all_tables, tables, failures, at) VALUES (?, ?, '', '', 1, '{}', 0, 0)`);
  const left = () => world.store.database.prepare('SELECT endpoint FROM subscriptions ORDER BY 1').all();
  for (const { name, player } of [ana, ben]) insert.run(`https://push.example/${name}`, player);
  expect(await world.host.exportNotices(ana.player)).toEqual([
    { endpoint: 'https://push.example/Ana', all: true, tables: {} },
  ]);
  expect(left()).toHaveLength(2);
  await world.host.handOver(ana.player, ben.player);
  expect(left()).toEqual([{ endpoint: 'https://push.example/Ben' }]);
  await world.host.forget(ben.player);
  expect(left()).toEqual([]);
});

test('everything that a player may look at is exported, and nothing of others’ tables', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const played = await begunTable(world, [ana, ben]);
  const own = await makeTable(ana);
  await makeTable(ben);
  const exported = await world.host.exportTables(ana.player);
  expect(exported.map(({ info }) => info.table).toSorted()).toEqual([played.table, own.table].toSorted());
  const { record } = exported.find(({ info }) => info.table === played.table) ?? {};
  expect(record).toBe((await ana.must({ do: 'record', table: played.table })).record);
  expect(await world.host.exportTables(idFrom('nobody'))).toEqual([]);
});
