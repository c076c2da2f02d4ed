import { verify } from '@interregnum/record';
import { expect, test } from 'vitest';
import { type Deals, dealsWith } from '../src/index.ts';
import { begunTable, connected, makeTable, playOn, randomFrom } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { everythingIn, expectUpToDate, logOf, stored } from './support/truth.ts';
import { gameOf, newWorld } from './support/world.ts';

const findGame = (id: string, rules: number) => gameOf(id, rules);

test('a rematch has the same players one seat on; the first to ask makes the table, the others sit down there', async () => {
  const world = newWorld();
  const [ana, ben, eve] = await connected(world, 'Ana', 'Ben', 'Eve');
  const { table } = await begunTable(world, [ana, ben], { seats: ['me', 'open'] });
  const asked = { do: 'rematch', table } as const;
  expect(await ana.ask({ ...asked, saltHashes: [ana.saltHash()] })).toMatchObject({ error: { code: 'not-over' } });
  await ana.must({ do: 'resign', table, seat: 0 });
  expect(await ben.ask({ ...asked, saltHashes: [] })).toMatchObject({ error: { code: 'bad-request' } });
  const { table: next } = await ben.must({ ...asked, saltHashes: [ben.saltHash()] });
  expect(ana.info?.rematch).toBe(next);
  expect(await eve.ask({ do: 'watch', table: next })).toMatchObject({ error: { code: 'no-table' } });
  const { info } = await ana.must({ do: 'invited', table: next, token: 'x'.repeat(22) });
  expect(info.seats).toMatchObject([{ name: 'Ben' }, { kind: 'nobody' }]);
  expect(await ana.must({ ...asked, saltHashes: [ana.saltHash()] })).toEqual({ table: next });
  await Promise.all([ana, ben].map((client) => client.watch(next)));
  expect(ben.info).toMatchObject({ isHost: true, seats: [{ name: 'Ben' }, { name: 'Ana' }] });
  expect(ben.info?.evening).toEqual({ played: 1, wins: [1, 0] });
  await world.clock.pass(4000);
  expect(ben.info?.phase).toBe('playing');
  expect(await ana.must({ ...asked, saltHashes: [ana.saltHash()] })).toEqual({ table: next });
  await expectUpToDate(world, next, [ana, ben]);
});

test('a seat of a rematch is kept for who had it, until the creator frees it', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const { table } = await begunTable(world, [ana, ben]);
  await ana.must({ do: 'resign', table, seat: 0 });
  const { table: next } = await ana.must({ do: 'rematch', table, saltHashes: [ana.saltHash()] });
  await ana.watch(next);
  const token = ana.info?.invitation ?? '';
  const seatsTo = async (client: TestClient) =>
    (await client.must({ do: 'invited', table: next, token })).info.seats.map(({ saltHash: _, ...seat }) => seat);
  expect((await seatsTo(cem))[0]).toEqual({ kind: 'nobody', keptFor: 'Ben' });
  expect((await seatsTo(ben))[0]).toEqual({ kind: 'nobody', keptFor: 'Ben', isKeptForYou: true });
  const sit = { do: 'sit', table: next, token, seat: 0, name: 'Cem' } as const;
  expect(await cem.ask({ ...sit, saltHash: cem.saltHash() })).toMatchObject({ error: { code: 'seat-taken' } });
  await ana.must({ do: 'fill', table: next, seat: 0, kind: 'open' });
  expect((await seatsTo(cem))[0]).toEqual({ kind: 'nobody' });
  await cem.must({ ...sit, saltHash: cem.saltHash() });
  expect(ana.info?.seats).toMatchObject([{ name: 'Cem' }, { name: 'Ana' }]);
});

test('bots play the rematch, too, and the seat that the game plays itself stays', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const wanted = { game: 'king-is-dead', options: { solo: true }, seats: ['me' as const, { bot: 'saxons' }] };
  const { table } = await begunTable(world, [ana], wanted);
  await ana.must({ do: 'resign', table, seat: 0 });
  const { table: next } = await ana.must({ do: 'rematch', table, saltHashes: [ana.saltHash()] });
  await ana.watch(next);
  await world.clock.pass(4000);
  expect(ana.info).toMatchObject({ phase: 'playing', seats: [{ name: 'Ana' }, { kind: 'saxons' }] });
});

test('records leave with names and times, and where people play from memory only with the start before the end', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const waiting = (await makeTable(ana)).table;
  expect(await ana.ask({ do: 'record', table: waiting })).toMatchObject({ error: { code: 'not-begun' } });
  const made = await begunTable(world, [ana, ben], { game: 'king-is-dead', options: { memory: true } });
  const random = randomFrom('memory');
  for (let turn = 0; turn < 5; turn++) await playOn(world, [ana, ben], made, random);
  const { record } = await ana.must({ do: 'record', table: made.table });
  expect(
    record
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type),
  ).toEqual(['start', 'name', 'name', 'time']);
  await ana.must({ do: 'resign', table: made.table, seat: 0 });
  const { record: whole } = await ben.must({ do: 'record', table: made.table });
  const verified = verify(whole, { findGame });
  expect(verified).toMatchObject({ unchecked: { turns: false, lines: 0 } });
  expect(whole).toContain('"name":"Ben"');
  expect(
    whole
      .trim()
      .split('\n')
      .filter((line) => line.includes('"type":"time"')).length,
  ).toBe(8);
});

test('who takes a seat anew is named in the record from then on, and times do not run backwards', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const { table } = await begunTable(world, [ana, ben]);
  const { invitation: token } = await ana.must({ do: 'reopen', table, seat: 1 });
  await cem.must({ do: 'sit', table, token, seat: 1, name: 'Cem' });
  world.clock.set(world.clock.now() - 60_000);
  await ana.must({ do: 'resign', table, seat: 0 });
  const { record } = await cem.must({ do: 'record', table });
  expect(verify(record, { findGame })).toMatchObject({ format: 2 });
  const names = record.split('\n').filter((line) => line.includes('"type":"name"'));
  expect(names.map((line) => JSON.parse(line).name)).toEqual(['Ana', 'Cem']);
});

test('a player finds all their tables, the latest first, with whose turn it is', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const waiting = await makeTable(ana, { seats: ['open', 'open'] });
  await world.clock.pass(1000);
  const { table } = await begunTable(world, [ana, ben]);
  const { tables } = await ana.must({ do: 'mine' });
  expect(tables).toMatchObject([
    { table, phase: 'playing', toAct: expect.any(Number), seats: [{ isYours: true, isHere: true }, { name: 'Ben' }] },
    { table: waiting.table, phase: 'gathering', seats: [{ kind: 'nobody' }, { kind: 'nobody' }] },
  ]);
  expect((await ben.must({ do: 'mine' })).tables.map((line) => line.table)).toEqual([table]);
  expect((await (await new TestClient(world, 'Eve').connect()).must({ do: 'mine' })).tables).toEqual([]);
});

test('a list of tables reads no log twice, and none of a table in memory', async () => {
  let opened = 0;
  const deals = dealsWith();
  const open: Deals['open'] = (text, secret) => {
    opened++;
    return deals.open(text, secret);
  };
  const world = newWorld('list', {}, { deals: { ...deals, open } });
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = [await begunTable(world, [ana, ben]), await begunTable(world, [ana, ben])];
  for (const { table } of made) for (const client of [ana, ben]) await client.must({ do: 'unwatch', table });
  const [, { table }] = made;
  /** How many logs were read for a list, and what it says of the table. */
  const listedTo = async (client: TestClient) => {
    opened = 0;
    const { tables } = await client.must({ do: 'mine' });
    return { opened, line: tables.find((line) => line.table === table) };
  };
  expect(await listedTo(ana)).toMatchObject({ opened: 2, line: { toAct: 0 } });
  expect(await listedTo(ben)).toMatchObject({ opened: 0, line: { toAct: 0 } });
  await Promise.all([ana, ben].map((client) => client.watch(table)));
  await playOn(world, [ana, ben], made[1], randomFrom('list'));
  expect(await listedTo(ana)).toMatchObject({ opened: 0, line: { toAct: 1, seats: [{ isHere: true }, {}] } });
  for (const client of [ana, ben]) await client.must({ do: 'unwatch', table });
  await ben.must({ do: 'resign', table, seat: 1 });
  expect(await listedTo(ana)).toMatchObject({ opened: 1, line: { phase: 'over', seats: [{ isHere: false }, {}] } });
});

test('a player who has never sat down has no name to change', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  expect(await ana.ask({ do: 'rename', name: 'Anna' })).toMatchObject({ error: { code: 'no-player' } });
  await makeTable(ana);
  await ana.must({ do: 'rename', name: 'Anna' });
  expect(await ana.must({ do: 'hello', protocol: 1 })).toMatchObject({ player: { name: 'Anna' } });
});

test('every request that changes something and comes again is answered as before, and done once', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana, { seats: ['open', 'open'], hints: true });
  const { table, invitation: token } = made;
  await ana.watch(table);
  const twice = async (client: TestClient, ask: Parameters<TestClient['ask']>[0]): Promise<void> => {
    const first = await client.ask({ ...ask, id: `twice-${ask.do}` });
    expect(first).toHaveProperty('ok');
    const before = everythingIn(world);
    expect(await client.ask({ ...ask, id: `twice-${ask.do}` })).toEqual(first);
    expect(everythingIn(world)).toBe(before);
  };
  await twice(ana, { do: 'sit', table, seat: 0, name: 'Ana', saltHash: ana.saltHash() });
  await twice(ana, { do: 'fill', table, seat: 1, kind: 'page' });
  await twice(ana, { do: 'stand', table, seat: 0 });
  await ana.must({ do: 'fill', table, seat: 1, kind: 'open' });
  await twice(ana, { do: 'renew', table });
  expect(await ben.ask({ do: 'sit', table, token, seat: 0, name: 'Ben', saltHash: ben.saltHash() })).toHaveProperty(
    'error',
  );
  await twice(ana, { do: 'withdraw', table });
  ana.isHelpful = false;
  const begun = await begunTable(world, [ana, ben], { hints: true });
  await twice(ana, { do: 'salt', table: begun.table, seat: 0, salt: ana.saltOf(ana.info?.seats[0].saltHash) });
  expect(ana.info?.phase).toBe('playing');
  await twice(ana, { do: 'hint', table: begun.table, seat: 0 });
  await twice(ana, { do: 'reopen', table: begun.table, seat: 1 });
  await twice(ana, { do: 'stop', table: begun.table, agrees: true });
  const lines = await logOf(world, begun.table);
  expect(lines.filter((line) => line.includes('"end"')).length).toBe(1);
  await twice(ana, { do: 'rematch', table: begun.table, saltHashes: [ana.saltHash()] });
  const other = await begunTable(
    world,
    [ana, ben].map((client) => Object.assign(client, { isHelpful: true })),
    {},
  );
  await twice(ben, { do: 'resign', table: other.table, seat: 1 });
  expect((await stored(world, other.table)).table.match?.progress.end?.by).toBe('resigned');
});
