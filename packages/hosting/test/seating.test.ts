import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, sitDown } from './support/tables.ts';
import type { Asked } from './support/test-client.ts';
import { everythingIn, expectUpToDate, logOf } from './support/truth.ts';
import { newWorld } from './support/world.ts';

const SALT = 'cd'.repeat(32);

test('strangers cannot tell a table from one that is not there', async () => {
  const world = newWorld();
  const [ana, eve] = await connected(world, 'Ana', 'Eve');
  const { table } = await makeTable(ana, { watch: 'nobody' });
  await ana.watch(table);
  const asks = (id: string): Asked[] => [
    { do: 'invited', table: id, token: 'x'.repeat(22) },
    { do: 'watch', table: id },
    { do: 'watch', table: id, token: 'x'.repeat(22), known: { seq: 2 } },
    { do: 'sit', table: id, seat: 1, name: 'Eve', saltHash: SALT },
    { do: 'sit', table: id, token: 'x'.repeat(22), seat: 1, name: 'Eve', saltHash: SALT },
    { do: 'stand', table: id, seat: 0 },
    { do: 'fill', table: id, seat: 1, kind: 'page' },
    { do: 'renew', table: id },
    { do: 'withdraw', table: id },
    { do: 'reopen', table: id, seat: 0 },
    { do: 'salt', table: id, seat: 0, salt: SALT },
    { do: 'turn', table: id, seat: 0, token: SALT, texts: ['pass'] },
    { do: 'resign', table: id, seat: 0 },
    { do: 'stop', table: id, agrees: true },
    { do: 'rematch', table: id, saltHashes: [] },
    { do: 'hint', table: id, seat: 0 },
    { do: 'offers', table: id, seat: 0, draft: [] },
    { do: 'record', table: id },
  ];
  const before = everythingIn(world);
  const nowhere = await Promise.all(asks('n'.repeat(22)).map((ask, at) => eve.ask({ ...ask, id: `a${at}` })));
  const answers = await Promise.all(asks(table).map((ask, at) => eve.ask({ ...ask, id: `b${at}` })));
  expect(answers.map((answer) => ({ ...answer, id: '' }))).toEqual(nowhere.map((answer) => ({ ...answer, id: '' })));
  expect(answers.every((answer) => 'error' in answer && answer.error.code === 'no-table')).toBe(true);
  expect(everythingIn(world)).toBe(before);
  expect(world.host.counts().tables).toBe(1);
});

test('a seat is taken once, and given up again', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const made = await makeTable(ana);
  const { table, invitation: token } = made;
  await ana.watch(table);
  await sitDown(ben, made, 1);
  const sit = { do: 'sit', table, token, name: 'Cem', saltHash: SALT } as const;
  expect(await cem.ask({ ...sit, seat: 1 })).toMatchObject({ error: { code: 'seat-taken' } });
  expect(await cem.ask({ ...sit, seat: 3 })).toMatchObject({ error: { code: 'no-seat' } });
  expect(await ben.ask({ do: 'stand', table, seat: 0 })).toMatchObject({ error: { code: 'not-yours' } });
  expect(ana.info?.seats[1]).toMatchObject({ kind: 'human', name: 'Ben', isHere: true });
  await ben.must({ do: 'stand', table, seat: 1 });
  expect(ana.info?.seats[1]).toEqual({ kind: 'nobody' });
  expect(await ben.ask({ do: 'watch', table })).toMatchObject({ error: { code: 'no-table' } });
  await cem.must({ ...sit, seat: 1 });
  expect(ana.info?.seats[1]).toMatchObject({ name: 'Cem', isHere: false });
});

test('a hash of a salt is wanted before the deal', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table, invitation: token } = await makeTable(ana);
  expect(await ben.ask({ do: 'sit', table, token, seat: 1, name: 'Ben' })).toMatchObject({
    error: { code: 'bad-request', path: 'saltHash' },
  });
});

test('who made a table takes a second seat at one screen without a link', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { table } = await makeTable(ana);
  await ana.watch(table);
  await ana.must({ do: 'sit', table, seat: 1, name: 'Ben', saltHash: ana.saltHash() });
  await world.clock.pass(4000);
  expect(ana.info?.seats).toMatchObject([
    { name: 'Ana', isYours: true },
    { name: 'Ben', isYours: true },
  ]);
  expect([...ana.views.keys()]).toEqual([0, 1, 'audience']);
  await expectUpToDate(world, table, [ana]);
});

test('who made a table fills seats with bots, frees them, and gives out another link', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana, { game: 'foreign-king', seats: ['me', 'open', 'open'] });
  const { table } = made;
  await ana.watch(table);
  await sitDown(ben, made, 2);
  await ana.must({ do: 'fill', table, seat: 1, kind: 'squire' });
  expect(ben.info?.seats[1]).toEqual({ kind: 'squire' });
  await ana.must({ do: 'fill', table, seat: 1, kind: 'open' });
  expect(ben.info?.seats[1]).toEqual({ kind: 'nobody' });
  for (const [error, ask] of [
    ['no-seat', { do: 'fill', table, seat: 3, kind: 'page' }],
    ['bad-seats', { do: 'fill', table, seat: 1, kind: 'human' }],
  ] as const)
    expect(await ana.ask(ask)).toMatchObject({ error: { code: error } });
  for (const ask of [
    { do: 'fill', table, seat: 1, kind: 'page' },
    { do: 'renew', table },
    { do: 'withdraw', table },
  ] as const)
    expect(await ben.ask(ask)).toMatchObject({ error: { code: 'not-creator' } });
  const { invitation } = await ana.must({ do: 'renew', table });
  expect(invitation).not.toBe(made.invitation);
  expect(await ben.ask({ do: 'invited', table, token: invitation })).toHaveProperty('ok');
  await ana.must({ do: 'fill', table, seat: 2, kind: 'open' });
  expect(ben.info?.seats[2]).toEqual({ kind: 'nobody' });
  expect(await ben.ask({ do: 'invited', table, token: made.invitation })).toMatchObject({
    error: { code: 'no-table' },
  });
});

test('at least one seat is for people', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { table } = await makeTable(ana, { seats: ['me', { bot: 'page' }] });
  expect(await ana.ask({ do: 'fill', table, seat: 0, kind: 'page' })).toMatchObject({ error: { code: 'bad-seats' } });
});

test('a table that was withdrawn says so, and takes nobody any more', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana);
  const { table } = made;
  await sitDown(ben, made, 1);
  await ana.must({ do: 'withdraw', table });
  expect(ben.info?.phase).toBe('withdrawn');
  for (const ask of [
    { do: 'sit', table, seat: 1, name: 'Ben', saltHash: SALT },
    { do: 'stand', table, seat: 1 },
    { do: 'resign', table, seat: 1 },
    { do: 'hint', table, seat: 1 },
  ] as const)
    expect(await ben.ask(ask)).toMatchObject({ error: { code: 'withdrawn' } });
  expect(await ana.ask({ do: 'withdraw', table })).toMatchObject({ error: { code: 'withdrawn' } });
  await world.clock.pass(10_000);
  expect(ben.info?.phase).toBe('withdrawn');
});

test('during a match the creator hands a seat out anew, and everybody is told', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const { table, invitation: old } = await begunTable(world, [ana, ben]);
  expect(await ben.ask({ do: 'reopen', table, seat: 0 })).toMatchObject({ error: { code: 'not-creator' } });
  expect(await ana.ask({ do: 'reopen', table, seat: 5 as never })).toHaveProperty('error');
  const { invitation } = await ana.must({ do: 'reopen', table, seat: 1 });
  expect(ana.info?.seats[1]).toEqual({ kind: 'nobody' });
  expect(ben.info?.seats[1]).toEqual({ kind: 'nobody' });
  expect(await ana.ask({ do: 'reopen', table, seat: 1 })).toMatchObject({ error: { code: 'no-seat' } });
  const told = ben.sent.length;
  expect(await ben.ask({ do: 'watch', table })).toMatchObject({ error: { code: 'no-table' } });
  expect(await cem.ask({ do: 'sit', table, token: old, seat: 1, name: 'Cem' })).toMatchObject({
    error: { code: 'no-table' },
  });
  expect(await cem.ask({ do: 'sit', table, token: invitation, seat: 0, name: 'Cem' })).toMatchObject({
    error: { code: 'begun' },
  });
  await cem.must({ do: 'sit', table, token: invitation, seat: 1, name: 'Cem' });
  await cem.watch(table);
  expect(cem.seats).toEqual([1]);
  expect(ana.info?.seats[1]).toMatchObject({ kind: 'human', name: 'Cem', isHere: true });
  expect(ben.sent.length).toBe(told + 1);
  await expectUpToDate(world, table, [ana, cem]);
});

test('what belongs before the deal is refused after it, and the other way round', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await makeTable(ana);
  expect(await ana.ask({ do: 'reopen', table, seat: 0 })).toMatchObject({ error: { code: 'not-begun' } });
  const begun = (await begunTable(world, [ana, ben])).table;
  const lines = (await logOf(world, begun)).length;
  for (const ask of [
    { do: 'stand', table: begun, seat: 0 },
    { do: 'fill', table: begun, seat: 1, kind: 'page' },
    { do: 'withdraw', table: begun },
    { do: 'salt', table: begun, seat: 0, salt: SALT },
  ] as const)
    expect(await ana.ask(ask)).toMatchObject({ error: { code: 'begun' } });
  expect((await logOf(world, begun)).length).toBe(lines);
});
