import { expect, test } from 'vitest';
import { connected, makeTable } from './support/tables.ts';
import type { Asked } from './support/test-client.ts';
import { everythingIn } from './support/truth.ts';
import { newWorld } from './support/world.ts';

const asked = (more: object = {}): Asked => ({
  do: 'create',
  game: 'king-is-dead',
  options: {},
  seats: ['me', 'open'],
  name: 'Ana',
  saltHashes: ['ab'.repeat(32)],
  begins: 'lot',
  whenSeatGoes: 'stop',
  watch: 'link',
  hints: false,
  ...more,
});

test('who makes a table gets its links, and nobody else does', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana);
  await ana.watch(made.table);
  expect(ana.info).toMatchObject({
    isHost: true,
    invitation: made.invitation,
    watching: made.watching,
    phase: 'gathering',
  });
  const { info } = await ben.must({ do: 'invited', table: made.table, token: made.invitation });
  expect(info).toMatchObject({
    host: 'Ana',
    game: 'claim',
    seats: [{ kind: 'human', name: 'Ana' }, { kind: 'nobody' }],
  });
  expect(JSON.stringify(info)).not.toMatch(/isHost|invitation|watching|isYours/);
  await ben.watch(made.table, made.watching);
  expect(JSON.stringify(ben.sent)).not.toContain(made.invitation);
});

test('the commitment is told before the seats are filled, and a name is remembered', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  expect(await ana.must({ do: 'hello', protocol: 1 })).not.toHaveProperty('player');
  const { table } = await makeTable(ana);
  await ana.watch(table);
  expect(ana.info?.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await ana.must({ do: 'hello', protocol: 1 })).toMatchObject({ player: { id: ana.player, name: 'Ana' } });
});

test.each([
  ['no-game', { game: 'chess' }],
  ['no-game', { rules: 99 }],
  ['bad-options', { options: { solo: true, teams: 7 } }],
  ['bad-options', { options: { seats: 3, solo: true }, seats: ['me', 'open', 'open'] }],
  ['bad-seats', { options: { seats: 3 } }],
  ['bad-seats', { seats: ['me', { bot: 'nobody' }] }],
  ['bad-seats', { seats: ['me', { bot: 'regent-9999ms' }] }],
  ['bad-seats', { seats: [{ bot: 'page' }, { bot: 'page' }], saltHashes: [] }],
  ['bad-seats', { options: { solo: true }, seats: ['me', { bot: 'page' }] }],
  ['bad-seats', { options: { solo: true }, seats: ['me', 'open'] }],
  ['bad-seats', { whenSeatGoes: { bot: 'human' } }],
  ['bad-request', { saltHashes: [] }],
  ['bad-request', { saltHashes: ['ab'.repeat(32), 'ab'.repeat(32)] }],
  ['bad-request', { seats: [] }],
  ['bad-request', { name: '' }],
])('a table that cannot be is refused: %s %j', async (code, more) => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const before = everythingIn(world);
  expect(await ana.ask(asked(more))).toMatchObject({ error: { code } });
  expect(everythingIn(world)).toBe(before);
});

test('nobody makes more tables than they may; those that are over or withdrawn do not count', async () => {
  const world = newWorld('many', { tablesPerPlayer: 2 });
  const [ana] = await connected(world, 'Ana');
  const { table } = await makeTable(ana);
  await makeTable(ana);
  expect(await ana.ask(asked())).toMatchObject({ error: { code: 'too-many', seconds: 60 } });
  await ana.must({ do: 'withdraw', table });
  expect(await ana.ask(asked())).toHaveProperty('ok');
});

test('a table that is made twice with one id is made once', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const first = await ana.ask(asked({ id: 'once' }));
  const before = everythingIn(world);
  expect(await ana.ask(asked({ id: 'once' }))).toEqual(first);
  const [again, andAgain] = await Promise.all([ana.ask(asked({ id: 'at once' })), ana.ask(asked({ id: 'at once' }))]);
  expect(again).toEqual(andAgain);
  expect(world.notes.join()).not.toContain('store-failed');
  expect(everythingIn(world)).not.toContain('at once');
  expect(await ana.ask({ do: 'withdraw', id: 'once', table: 'x'.repeat(22) })).toMatchObject({
    error: { code: 'no-table' },
  });
  expect(before).toContain('once');
  expect(await ben.ask(asked({ id: 'once' }))).not.toEqual(first);
});
