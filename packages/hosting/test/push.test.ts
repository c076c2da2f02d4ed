import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import { begunTable, connected, type MadeTable, playOn, randomFrom } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { newWorld, restarted, type World } from './support/world.ts';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const AFTER = 15_000;
const DAY = 24 * 60 * 60 * 1000;
const address = (device: string): string => `https://push.example/${device}`;

const subscribe = (client: TestClient, device: string, all = true, tables: Record<string, boolean> = {}) =>
  client.ask({ do: 'subscribe', endpoint: address(device), keys: KEYS, all, tables });

interface Meeting {
  readonly world: World;
  readonly ana: TestClient;
  readonly ben: TestClient;
}

async function meet(): Promise<Meeting> {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  return { world, ana, ben };
}

/** A table at which it is Ben's turn, and Ana looks elsewhere. */
async function bensTurn({ world, ana, ben }: Meeting): Promise<MadeTable> {
  const made = await begunTable(world, [ana, ben], { game: 'king-is-dead' });
  while (actingSeat(ana.viewOf(0)) === 0) await playOn(world, [ana, ben], made, randomFrom('first'));
  await ana.must({ do: 'unwatch', table: made.table });
  return made;
}

const bensMove = ({ world, ben }: Meeting, made: MadeTable) => playOn(world, [ben], made, randomFrom('move'));

/** One table, a device of Ana's, and Ben who has just played. */
async function anasTurn(device = 'ana', all = true, tables?: Record<string, boolean>) {
  const meeting = await meet();
  const made = await bensTurn(meeting);
  await subscribe(meeting.ana, device, all, tables);
  await bensMove(meeting, made);
  return { ...meeting, meeting, made };
}

const rowsOf = ({ store }: World) => store.database.prepare('SELECT * FROM subscriptions ORDER BY endpoint').all();
const message = (...tables: readonly MadeTable[]): string =>
  JSON.stringify({ notices: tables.map(({ table }) => ({ table, game: 'king-is-dead', what: 'turn' })) });

test('a device is told that it is its player’s turn, after a while and once', async () => {
  const { world, made } = await anasTurn();
  await world.clock.pass(AFTER - 1);
  expect(world.push.sent).toEqual([]);
  await world.clock.pass(10 * AFTER);
  expect(world.push.sent).toEqual([`${address('ana')} ${message(made)}`]);
});

test('turns of a short while are one message', async () => {
  const meeting = await meet();
  const tables = [await bensTurn(meeting)];
  await subscribe(meeting.ana, 'ana');
  await subscribe(meeting.ana, 'phone');
  await bensMove(meeting, tables[0]);
  await meeting.world.clock.pass(AFTER / 2);
  tables.push(await bensTurn(meeting));
  await bensMove(meeting, tables[1]);
  await meeting.world.clock.pass(10 * AFTER);
  const both = message(...tables);
  expect(meeting.world.push.sent).toEqual([`${address('ana')} ${both}`, `${address('phone')} ${both}`]);
});

test('nobody is told of a table that is before them, of a turn that is over, or of what they do not want', async () => {
  const looking = await anasTurn();
  await looking.ana.watch(looking.made.table);
  await looking.world.clock.pass(AFTER);
  expect(looking.world.push.sent).toEqual([]);
  const over = await anasTurn();
  await over.ana.watch(over.made.table);
  await playOn(over.world, [over.ana], over.made, randomFrom('own'));
  over.ana.disconnect();
  await over.world.clock.pass(AFTER);
  expect(over.world.push.sent).toEqual([]);
  const unwanted = await anasTurn('ana', false);
  await unwanted.world.clock.pass(AFTER);
  expect(unwanted.world.push.sent).toEqual([]);
});

test('whoever hides the page or closes it is told', async () => {
  for (const leave of [
    (ana: TestClient) => ana.must({ do: 'visible', isVisible: false }),
    (ana: TestClient) => ana.disconnect(),
  ]) {
    const meeting = await meet();
    const made = await bensTurn(meeting);
    await meeting.ana.watch(made.table);
    await subscribe(meeting.ana, 'ana');
    await leave(meeting.ana);
    await bensMove(meeting, made);
    await meeting.world.clock.pass(AFTER);
    expect(meeting.world.push.sent.length).toBe(1);
  }
});

test('a table can be set otherwise than all, and a device be taken off the list by its player alone', async () => {
  const meeting = await meet();
  const { world, ana, ben } = meeting;
  const made = await bensTurn(meeting);
  await subscribe(ana, 'mute', true, { [made.table]: false });
  await subscribe(ana, 'one', false, { [made.table]: true });
  await subscribe(ana, 'gone-again');
  await ben.must({ do: 'unsubscribe', endpoint: address('one') });
  await ana.must({ do: 'unsubscribe', endpoint: address('gone-again') });
  await bensMove(meeting, made);
  await world.clock.pass(AFTER);
  expect(world.push.sent).toEqual([`${address('one')} ${message(made)}`]);
});

test('a device that is gone is forgotten, one that fails after ten times in a row, one that is busy never', async () => {
  const { world, ana, ben, made } = await anasTurn('gone');
  await subscribe(ana, 'failed');
  await subscribe(ana, 'busy');
  await world.clock.pass(AFTER);
  expect(rowsOf(world)).toMatchObject([{ endpoint: address('busy') }, { endpoint: address('failed'), failures: 1 }]);
  world.store.database.exec("UPDATE subscriptions SET failures = 9 WHERE endpoint LIKE '%failed'");
  await ana.watch(made.table);
  await playOn(world, [ana, ben], made, randomFrom('own'));
  await ana.must({ do: 'unwatch', table: made.table });
  while (actingSeat(ben.viewOf(1)) === 1) await playOn(world, [ben], made, randomFrom('again'));
  await world.clock.pass(AFTER);
  expect(rowsOf(world)).toMatchObject([{ endpoint: address('busy'), failures: 0 }]);
});

test('only players with a name and addresses that may be sent to are taken, and the latest ten devices', async () => {
  const { world, ana, ben } = await meet();
  expect(await subscribe(ana, 'ana')).toMatchObject({ error: { code: 'no-player' } });
  await begunTable(world, [ana, ben]);
  const asked = { do: 'subscribe', endpoint: 'https://10.0.0.1/', keys: KEYS, all: true, tables: {} } as const;
  expect(await ana.ask(asked)).toMatchObject({ error: { code: 'bad-request', path: 'endpoint' } });
  for (let nth = 0; nth < 12; nth++) {
    await world.clock.pass(1000);
    await subscribe(ana, `device-${nth + 10}`);
  }
  expect(rowsOf(world).map(({ endpoint }) => endpoint)).toEqual(
    Array.from({ length: 10 }, (_, nth) => address(`device-${nth + 12}`)),
  );
  await subscribe(ben, 'device-12');
  expect(rowsOf(world)[0]).toMatchObject({ player: ben.player });
});

test('devices outlast the server, and are forgotten if nobody comes back for two months', async () => {
  const { world, ben, made, meeting } = await anasTurn();
  await world.host.close();
  const next = restarted(world, { lookEvery: DAY, sweepEvery: DAY, tickEvery: DAY, beatEvery: DAY });
  await next.clock.pass(AFTER);
  expect(next.push.sent).toEqual([]);
  await ben.connect(next);
  await ben.watch(made.table);
  await meeting.ana.connect(next);
  await meeting.ana.watch(made.table);
  await playOn(next, [meeting.ana], made, randomFrom('own'));
  meeting.ana.disconnect();
  await playOn(next, [ben], made, randomFrom('back'));
  await next.clock.pass(AFTER);
  expect(next.push.sent.length).toBe(1);
  await next.host.start();
  await next.clock.pass(61 * DAY);
  expect(rowsOf(next)).toEqual([]);
});

test('devices are forgotten when all of their player goes to another one, who may not have them, and with their player', async () => {
  const { world, ana, ben } = await anasTurn();
  await world.host.handOver(ana.player, ben.player);
  expect(rowsOf(world)).toEqual([]);
  await subscribe(ben, 'ben');
  expect(rowsOf(world)).toHaveLength(1);
  await world.host.forget(ben.player);
  expect(rowsOf(world)).toEqual([]);
});

test('without a way to push nothing is offered, and nothing goes wrong', async () => {
  const { push: _, ...rest } = newWorld();
  const world = newWorld('bare', {}, { ...rest, push: undefined } as never);
  const [ana] = await connected(world, 'Ana');
  expect(await ana.must({ do: 'hello', protocol: 1 })).not.toHaveProperty('push');
  expect(await subscribe(ana, 'ana')).toMatchObject({ error: { code: 'not-now' } });
});
