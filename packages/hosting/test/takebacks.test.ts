import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import { begunTable, connected, type MadeTable, playOn, randomFrom } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { expectUpToDate } from './support/truth.ts';
import { KING, playing } from './support/two-players.ts';
import { newWorld, restarted, type World } from './support/world.ts';

const asks = (client: TestClient, { table }: MadeTable, wants = true) => client.ask({ do: 'takeback', table, wants });
const turnsOf = (client: TestClient): number => client.viewOf(client.seats[0]).turnEnds.length;

test('a takeback is asked for, agreed to by all, and then the match is as it was', async () => {
  const { world, made, clients, mover, other, random } = await playing();
  const { token } = mover.viewOf(mover.seats[0]);
  expect(await asks(mover, made)).toHaveProperty('ok');
  expect(other.info?.takeback).toEqual({ seat: mover.seats[0], agreed: mover.seats });
  expect(turnsOf(other)).toBe(2);
  expect(await asks(other, made)).toHaveProperty('ok');
  expect([turnsOf(mover), turnsOf(other), other.info?.takeback]).toEqual([1, 1, undefined]);
  expect(actingSeat(other.viewOf(other.seats[0]))).toBe(mover.seats[0]);
  expect(mover.viewOf(mover.seats[0]).token).not.toBe(token);
  await expectUpToDate(world, made.table, clients);
  await playOn(world, clients, made, random);
  await expectUpToDate(world, made.table, clients);
});

test('a takeback of one’s turn before takes back what the other one has done since', async () => {
  const { made, mover, other } = await playing();
  await asks(other, made);
  await asks(mover, made);
  expect(turnsOf(mover)).toBe(0);
});

test('a takeback ends with the next turn, with a refusal, and if it is wanted no more', async () => {
  const { world, made, clients, mover, other, random } = await playing();
  await asks(mover, made);
  await playOn(world, clients, made, random);
  expect(mover.info?.takeback).toBeUndefined();
  await asks(other, made);
  await asks(mover, made, false);
  expect(other.info?.takeback).toBeUndefined();
  await asks(other, made);
  await asks(other, made, false);
  expect(mover.info?.takeback).toBeUndefined();
  expect(turnsOf(mover)).toBe(3);
});

test('a takeback needs no one but people: bots agree, and their turns go too', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { ...KING, seats: ['me', { bot: 'page' }] });
  await playOn(world, [ana], made, randomFrom('bot'));
  await world.clock.pass(1200);
  expect(turnsOf(ana)).toBe(2);
  await asks(ana, made);
  expect(turnsOf(ana)).toBe(0);
  await expectUpToDate(world, made.table, [ana]);
});

test('a takeback is refused where something was shown since, where there is no turn, after the end, and to strangers', async () => {
  const claim = await playing({ game: 'claim' }, 2);
  const answers = await Promise.all(claim.clients.map((client) => asks(client, claim.made)));
  expect(answers).toContainEqual(expect.objectContaining({ error: { code: 'shown' } }));
  const fresh = await playing(KING, 0);
  expect(await asks(fresh.mover, fresh.made)).toMatchObject({ error: { code: 'not-now' } });
  const [eve] = await connected(fresh.world, 'Eve');
  expect(await asks(eve, fresh.made)).toMatchObject({ error: { code: 'no-table' } });
  await fresh.mover.must({ do: 'resign', table: fresh.made.table, seat: fresh.mover.seats[0] });
  expect(await asks(fresh.mover, fresh.made)).toMatchObject({ error: { code: 'over' } });
});

test('a takeback that is open is there again after a restart, and gives no time back', async () => {
  const { world, made, mover, other } = await playing({ ...KING, clock: { game: 600, increment: 0 } }, 1);
  await world.clock.pass(47_000);
  await asks(mover, made);
  const next: World = restarted(world);
  await next.host.start();
  for (const client of [mover, other]) await (await client.connect(next)).watchAgain(made.table);
  expect(other.info?.takeback).toEqual({ seat: mover.seats[0], agreed: mover.seats });
  await next.clock.pass(10_000);
  await asks(other, made);
  expect(other.clocks).toMatchObject({ runs: mover.seats[0] });
  expect(other.clocks?.left[other.seats[0]]).toBe(543_000);
});
