import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import type { Fault } from './support/memory-store.ts';
import { begunTable, connected, makeTable, playOn, randomFrom } from './support/tables.ts';
import type { Asked, TestClient } from './support/test-client.ts';
import { everythingIn, expectUpToDate, logOf } from './support/truth.ts';
import { newWorld, type World } from './support/world.ts';

/** The next transactions that change something go wrong so. */
function fail(world: World, ...faults: readonly Fault[]): void {
  const left = [...faults];
  world.store.fault = (statements) =>
    statements.some(({ sql }) => sql.startsWith('INSERT INTO entries')) ? left.shift() : undefined;
}

async function begun() {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, [ana, ben]);
  const seat = actingSeat(ana.viewOf(0));
  const actor = [ana, ben][seat];
  const other = [ben, ana][seat];
  const texts = [...actor.randomTurn(seat, randomFrom('turn'))];
  const turn: Asked = { do: 'turn', table, seat, token: actor.viewOf(seat).token, texts };
  return { world, table, actor, other, turn };
}

const newsOf = (client: TestClient): number => client.sent.filter(({ text }) => !text.includes('"id"')).length;

test('a store that fails changes nothing and tells nobody; the same request is done once it is well again', async () => {
  const { world, table, actor, other, turn } = await begun();
  const [before, told] = [everythingIn(world), [actor, other].map(newsOf)];
  fail(world, 'before', 'before');
  expect(await actor.ask(turn)).toMatchObject({ error: { code: 'unavailable' } });
  expect(everythingIn(world)).toBe(before);
  expect([actor, other].map(newsOf)).toEqual(told);
  expect(await actor.must({ ...turn, do: 'turn' } as never)).toEqual({ stored: true });
  await expectUpToDate(world, table, [actor, other]);
});

test('a store that fails once is asked once more', async () => {
  const { world, table, actor, other, turn } = await begun();
  fail(world, 'before');
  expect(await actor.must(turn as never)).toEqual({ stored: true });
  await expectUpToDate(world, table, [actor, other]);
});

test('a turn whose answer from the store was lost is read back, and everybody is told of it once', async () => {
  const { world, table, actor, other, turn } = await begun();
  fail(world, 'after');
  expect(await actor.must(turn as never)).toEqual({ done: true });
  const lines = await logOf(world, table);
  expect(lines.filter((line) => line.includes('"type":"turn"')).length).toBe(1);
  await expectUpToDate(world, table, [actor, other]);
});

test('a request whose answer from the store was lost is answered as it was stored', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { table, invitation } = await makeTable(ana);
  await ana.watch(table);
  fail(world, 'after');
  const renewed = await ana.must({ do: 'renew', table });
  expect(renewed.invitation).not.toBe(invitation);
  expect(ana.info?.invitation).toBe(renewed.invitation);
  expect((await logOf(world, table)).length).toBe(3);
  fail(world, 'after');
  const made = await makeTable(ana);
  expect(world.store.database.prepare('SELECT count(*) AS n FROM matches').get()).toEqual({ n: 2 });
  expect(made.table).not.toBe(table);
});

test('what was stored without anybody hearing of it is told as soon as the store can be read', async () => {
  const { world, table, actor, other, turn } = await begun();
  let isBroken = true;
  world.store.fault = (statements) =>
    isBroken ? (statements.some(({ sql }) => sql.startsWith('INSERT')) ? 'after' : 'before') : undefined;
  expect(await actor.ask(turn)).toMatchObject({ error: { code: 'unavailable' } });
  await world.clock.pass(20_000);
  expect(other.seq).toBe((await readable(world, () => logOf(world, table))).length - 1);
  isBroken = false;
  await world.clock.pass(60_000);
  await expectUpToDate(world, table, [actor, other]);
  expect(await actor.must(turn as never)).toEqual({ done: true });
});

/** Reads past the fault. */
async function readable<T>(world: World, read: () => Promise<T>): Promise<T> {
  const { fault } = world.store;
  world.store.fault = () => undefined;
  const result = await read();
  world.store.fault = fault;
  return result;
}

test.each(['before', 'after'] as const)('a bot plays on over a store that fails %s storing', async (fault) => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { seats: ['me', { bot: 'page' }] });
  const random = randomFrom('bot');
  let transactions = 0;
  world.store.fault = (statements) =>
    statements[0]?.sql.startsWith('UPDATE matches SET head') && transactions++ % 3 === 0 ? fault : undefined;
  for (let step = 0; step < 60; step++) {
    const acting = actingSeat(ana.viewOf(0));
    if (acting === 0)
      await ana.ask({
        do: 'turn',
        table: made.table,
        seat: 0,
        token: ana.viewOf(0).token,
        texts: [...ana.randomTurn(0, random)],
      });
    else await world.clock.pass(5000);
  }
  world.store.fault = () => undefined;
  while (await playOn(world, [ana], made, random));
  await expectUpToDate(world, made.table, [ana]);
});

test('everything else says that the store is unavailable, too', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { table } = await makeTable(ana);
  world.store.fault = () => 'before';
  for (const ask of [
    { do: 'hello', protocol: 1 },
    { do: 'mine' },
    { do: 'rename', name: 'Anna' },
    { do: 'watch', table },
    { do: 'withdraw', table },
  ] as const)
    expect(await ana.ask(ask)).toMatchObject({ error: { code: 'unavailable' } });
  await expect(makeTable(ana)).rejects.toThrow('unavailable');
  await world.host.start();
  expect(world.notes.join()).toContain('store-failed');
});
