import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, playOn, randomFrom, sitDown } from './support/tables.ts';
import { expectUpToDate, logOf } from './support/truth.ts';
import { playing } from './support/two-players.ts';
import { idFrom, newWorld, restarted } from './support/world.ts';

test('seats, tables and the name of a guest are another player’s, in memory and in the store', async () => {
  const world = newWorld();
  const [ana, guest, ben] = await connected(world, 'Ana', 'Guest', 'Ben');
  const playing = await begunTable(world, [guest, ben]);
  const gathering = await makeTable(guest);
  await world.host.handOver(guest.player, ana.player);
  await ana.watch(playing.table);
  expect(ana.info).toMatchObject({ isHost: true, seats: [{ name: 'Guest', isYours: true }, { name: 'Ben' }] });
  expect(ben.info?.seats[0]).toMatchObject({ name: 'Guest', isHere: true });
  expect(await guest.ask({ do: 'watch', table: gathering.table })).toMatchObject({ error: { code: 'no-table' } });
  await playOn(world, [ana, ben], playing, randomFrom('tea'));
  const after = restarted(world);
  const lines = async (player: string) => {
    const answer = await after.host.answer(player, { id: 'm', do: 'mine' });
    return 'ok' in answer && 'tables' in answer.ok ? answer.ok.tables.map(({ table }) => table).toSorted() : [];
  };
  expect(await lines(ana.player)).toEqual([playing.table, gathering.table].toSorted());
  expect(await lines(guest.player)).toEqual([]);
  expect(await after.host.answer(ana.player, { id: 'h', do: 'hello', protocol: 1 })).toMatchObject({
    ok: { player: { name: 'Guest' } },
  });
});

test('a guest who is told of a table hears that it is not theirs any more, and all others what is theirs', async () => {
  const world = newWorld();
  const [ana, guest] = await connected(world, 'Ana', 'Guest');
  const made = await begunTable(world, [ana, guest]);
  expect(ana.seats).toEqual([0]);
  await world.host.handOver(guest.player, ana.player);
  expect(ana.seats).toEqual([0, 1]);
  expect(guest.info?.seats.some(({ isYours }) => isYours)).toBe(false);
  await expectUpToDate(world, made.table, [ana]);
});

test('an agreement to stop goes with the seat, but not for a seat that has not agreed', async () => {
  const world = newWorld();
  const [ana, guest, ben] = await connected(world, 'Ana', 'Guest', 'Ben');
  const { table } = await begunTable(world, [guest, ben]);
  await guest.must({ do: 'stop', table, agrees: true });
  await world.host.handOver(guest.player, ana.player);
  expect(ben.info?.stops).toEqual([0]);
  await world.host.handOver(ana.player, ben.player);
  expect(ben.info?.stops).toEqual([]);
});

test('an open request for a takeback ends with it', async () => {
  const { world, made, mover, other } = await playing();
  await mover.must({ do: 'takeback', table: made.table, wants: true });
  await world.host.handOver(mover.player, idFrom('Cem'));
  expect(other.info?.takeback).toBeUndefined();
  await expectUpToDate(world, made.table, [other]);
});

test('a seat that is kept for a guest is kept for the other player', async () => {
  const world = newWorld();
  const [ana, guest, ben] = await connected(world, 'Ana', 'Guest', 'Ben');
  const { table } = await begunTable(world, [ben, guest]);
  await ben.must({ do: 'resign', table, seat: 0 });
  const { table: next } = await ben.must({ do: 'rematch', table, saltHashes: [ben.saltHash()] });
  await world.host.handOver(guest.player, ana.player);
  const saltHashes = [ana.saltHash()];
  expect(await ana.ask({ do: 'rematch', table, saltHashes })).toMatchObject({ ok: { table: next } });
  await ana.watch(next);
  expect(ana.info?.seats.filter(({ isYours }) => isYours)).toHaveLength(1);
});

test('what could not be stored is done when it is asked for again, and nothing twice', async () => {
  const world = newWorld();
  const [ana, guest] = await connected(world, 'Ana', 'Guest');
  const [first, second] = [await makeTable(guest), await makeTable(guest)];
  await sitDown(ana, first, 1);
  let isFull = false;
  world.store.stored = () => {
    isFull = true;
  };
  world.store.fault = (statements) => (isFull && statements.some(({ changes }) => changes) ? 'before' : undefined);
  await expect(world.host.handOver(guest.player, ana.player)).rejects.toThrow();
  world.store.fault = () => undefined;
  await world.host.handOver(guest.player, ana.player);
  await world.host.handOver(guest.player, ana.player);
  for (const { table } of [first, second])
    expect((await logOf(world, table)).filter((line) => line.includes('"handed"'))).toHaveLength(1);
});

test('nothing happens where a guest had nothing', async () => {
  const world = newWorld();
  await world.host.handOver(idFrom('nobody'), idFrom('somebody'));
  expect(world.notes).toEqual([]);
});
