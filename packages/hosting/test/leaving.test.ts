import { expect, test } from 'vitest';
import { begunTable, connected, playOn } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { expectUpToDate, logOf } from './support/truth.ts';
import { KING, playing } from './support/two-players.ts';
import { newWorld } from './support/world.ts';

const turnsOf = (client: TestClient): number => client.viewOf(client.seats[0]).turnEnds.length;

test('who leaves is replaced by a bot until they return', async () => {
  const { world, made, clients, mover, other } = await playing();
  const { table } = made;
  const [seat] = other.seats;
  await other.must({ do: 'leave', table, seat });
  expect(mover.info?.seats[seat]).toEqual({ kind: 'squire', leftBy: other.name });
  expect(other.info?.seats[seat]).toEqual({ kind: 'squire', leftBy: other.name, mayReturn: true });
  await world.clock.pass(1200);
  expect(turnsOf(mover)).toBe(3);
  await other.must({ do: 'return', table, seat });
  expect(other.seats).toEqual([seat]);
  expect(mover.info?.seats[seat]).toMatchObject({ kind: 'human', name: other.name });
  await expectUpToDate(world, table, clients);
});

test('who leaves is back with a turn on the present moment, unless the bot has moved', async () => {
  const { world, made, clients, other, random } = await playing();
  const { table } = made;
  const [seat] = other.seats;
  const { token } = other.viewOf(seat);
  const texts = [...other.randomTurn(seat, random)];
  await other.must({ do: 'leave', table, seat });
  await world.clock.pass(1000);
  expect(await other.must({ do: 'turn', table, seat, token, texts })).toEqual({ stored: true });
  expect(other.seats).toEqual([seat]);
  await expectUpToDate(world, table, clients);
  await world.clock.pass(60_000);
  expect(await other.must({ do: 'turn', table, seat, token, texts })).toEqual({ done: true });
  await other.must({ do: 'leave', table, seat });
  await playOn(world, clients, made, random);
  await world.clock.pass(1200);
  const late = await other.must({ do: 'turn', table, seat, token, texts: ['pass'] });
  expect(late).toEqual({ stale: true });
  expect(other.info?.seats[seat]).toMatchObject({ mayReturn: true });
});

test('who returns while the turn of the bot is on its way takes the turn themselves', async () => {
  const { world, made, clients, mover, other } = await playing();
  const { table } = made;
  const [seat] = other.seats;
  await other.must({ do: 'leave', table, seat });
  const { promise: stored, resolve: store } = Promise.withResolvers<void>();
  const transaction = world.store.transaction.bind(world.store);
  world.store.transaction = async (statements) => {
    await stored;
    return transaction(statements);
  };
  const returning = other.must({ do: 'return', table, seat });
  // The time of the bot comes before it is stored that they are back.
  await world.clock.pass(1200);
  store();
  await returning;
  await world.clock.pass(60_000);
  expect(turnsOf(mover)).toBe(2);
  expect(other.seats).toEqual([seat]);
  await expectUpToDate(world, table, clients);
});

test('that somebody has left may be said by the host of who is away, and by nobody else', async () => {
  const { world, made, mover, other } = await playing();
  const { table } = made;
  const [host, guest] = mover.info?.isHost ? [mover, other] : [other, mover];
  const leave = (who: TestClient, seat: number) => who.ask({ do: 'leave', table, seat });
  const [seat] = guest.seats;
  expect(await leave(host, seat)).toMatchObject({ error: { code: 'not-away' } });
  expect(await leave(guest, host.seats[0])).toMatchObject({ error: { code: 'not-yours' } });
  guest.disconnect();
  await world.clock.pass(0);
  expect(await leave(host, seat)).toHaveProperty('ok');
  expect(host.info?.seats[seat]).toMatchObject({ leftBy: guest.name });
  await (await guest.connect()).watch(table);
  await guest.must({ do: 'return', table, seat });
  expect(guest.seats).toEqual([seat]);
});

test('who resigns does not return', async () => {
  const world = newWorld();
  const clients = await connected(world, 'Ana', 'Ben', 'Cem');
  const wanted = { ...KING, options: { seats: 3 }, whenSeatGoes: { bot: 'page' } } as const;
  const made = await begunTable(world, clients, wanted);
  const [, ben] = clients;
  await ben.must({ do: 'resign', table: made.table, seat: 1 });
  expect(await ben.ask({ do: 'return', table: made.table, seat: 1 })).toMatchObject({ error: { code: 'not-yours' } });
});

test('who has left because of time may return, and has a little time then', async () => {
  const { world, made, other } = await playing({
    ...KING,
    clock: { game: 60, increment: 0 },
    whenSeatGoes: { bot: 'page' },
  });
  const [seat] = other.seats;
  await world.clock.pass(62_001);
  expect(other.info?.seats[seat]).toMatchObject({ kind: 'page', mayReturn: true });
  await other.must({ do: 'return', table: made.table, seat });
  expect(other.clocks).toMatchObject({ runs: seat });
  expect(other.clocks?.left[seat]).toBe(6000);
  expect((await logOf(world, made.table)).filter((line) => line.includes('"event":"left"'))).toHaveLength(1);
});
