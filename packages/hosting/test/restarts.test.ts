import { expect, test } from 'vitest';
import { applyChange } from '../src/storing.ts';
import { begunTable, connected, makeTable, playOn, randomFrom, sitDown } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { expectUpToDate, logOf, stored } from './support/truth.ts';
import { newWorld, restarted, type World } from './support/world.ts';

/** The host is gone without a word, and another one has come: everybody connects again with what they know. */
async function afterRestart(world: World, table: string, clients: readonly TestClient[]): Promise<World> {
  const next = restarted(world);
  await next.host.start();
  for (const client of clients) await (await client.connect(next)).watchAgain(table);
  return next;
}

test('a match goes on over a restart after every turn, with bots, and nobody has missed anything', async () => {
  let world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const seats = ['me', 'open', { bot: 'page' }] as const;
  const made = await begunTable(world, [ana, ben], { game: 'king-is-dead', options: { seats: 3 }, seats: [...seats] });
  const random = randomFrom('restarts');
  for (let turn = 0; turn < 25; turn++) {
    await playOn(world, [ana, ben], made, random);
    world = await afterRestart(world, made.table, [ana, ben]);
    await expectUpToDate(world, made.table, [ana, ben]);
  }
  for (let step = 0; step < 400 && (await playOn(world, [ana, ben], made, random)); step++);
  expect(ana.info?.phase).toBe('over');
  await expectUpToDate(world, made.table, [ana, ben]);
});

test('a restart while salts are collected loses nothing', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  ben.isHelpful = false;
  const made = await makeTable(ana);
  await ana.watch(made.table);
  await sitDown(ben, made, 1);
  await world.clock.pass(3000);
  expect(ben.info).toMatchObject({ phase: 'dealing', seats: [{ isSalted: true }, { isSalted: false }] });
  ben.isHelpful = true;
  const next = await afterRestart(world, made.table, [ana, ben]);
  await next.clock.pass(0);
  expect(ana.info?.phase).toBe('playing');
  await expectUpToDate(next, made.table, [ana, ben]);
});

test('a restart before the deal: it begins once all are here again', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana);
  await ana.watch(made.table);
  await sitDown(ben, made, 1);
  await world.clock.pass(2000);
  await world.host.close();
  const next = await afterRestart(world, made.table, [ana, ben]);
  await next.clock.pass(2999);
  expect(ana.info?.phase).toBe('gathering');
  await next.clock.pass(1);
  expect(ana.info?.phase).toBe('playing');
});

test('a bot that was to act plays on after a restart though nobody watches', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { seats: ['me', { bot: 'page' }] });
  const random = randomFrom('bot');
  world.bots.before = () => new Promise(() => {});
  const turns = async (): Promise<number> => (await logOf(world, made.table)).length;
  while (world.bots.asked.length === 0) await playOn(world, [ana], made, random);
  const before = await turns();
  await world.host.close();
  world.bots.before = async () => {};
  const next = restarted(world);
  await next.host.start();
  await next.clock.pass(15_000);
  expect(await turns()).toBeGreaterThan(before);
  expect(next.host.counts().tables).toBe(0);
});

test('a table that nobody needs leaves memory, and is the same when it is read again', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, [ana, ben]);
  expect(world.host.counts()).toEqual({ tables: 1, sessions: 2, watchers: 2 });
  const known = await stored(world, made.table);
  ana.disconnect();
  ben.disconnect();
  expect(world.host.counts()).toEqual({ tables: 0, sessions: 0, watchers: 0 });
  await ana.connect();
  expect(await ana.watchAgain(made.table)).toMatchObject({ after: known.table.seq, seq: known.table.seq });
});

test('reading a log again gives the table that its changes led to, at every moment', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, [ana, ben], { game: 'king-is-dead', begins: 'lot', hints: true });
  const random = randomFrom('fold');
  for (let turn = 0; turn < 6; turn++) await playOn(world, [ana, ben], made, random);
  await ana.must({ do: 'hint', table: made.table, seat: ana.seats[0] });
  await ana.must({ do: 'stop', table: made.table, agrees: true });
  const { table } = await stored(world, made.table);
  const change = { events: [{ event: 'agreed', player: ben.player, agrees: true }] } as const;
  const live = applyChange(table, change);
  world.store.database
    .prepare('INSERT INTO entries VALUES (?, ?, ?, 0)')
    .run(made.table, table.seq, JSON.stringify(change.events[0]));
  const { match, ...again } = (await stored(world, made.table)).table;
  const { match: liveMatch, ...rest } = live;
  expect(again).toEqual(rest);
  expect(match?.head).toEqual(liveMatch?.head);
  expect(match?.state).toEqual(liveMatch?.state);
});
