import { hashOfSalt } from '@interregnum/protocol';
import { lotOf, saltOf, sha256 } from '@interregnum/record';
import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, sitDown } from './support/tables.ts';
import { expectUpToDate, logOf, stored } from './support/truth.ts';
import { newWorld } from './support/world.ts';

const settled = { game: 'king-is-dead', options: { advanced: true } };

test('the match begins a few seconds after all seats are filled and all are here', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana, settled);
  await sitDown(ben, made, 1);
  await world.clock.pass(10_000);
  expect(ben.info).toMatchObject({ phase: 'gathering', seats: [{ isHere: false }, { isHere: true }] });
  expect(ben.info?.startsAt).toBeUndefined();
  await ana.watch(made.table);
  expect(ben.info).toMatchObject({ phase: 'gathering', seats: [{ isHere: true }, { isHere: true }] });
  expect(ben.info?.startsAt).toBe(world.clock.now() + 3000);
  await world.clock.pass(2000);
  ana.disconnect();
  expect(ben.info?.startsAt).toBeUndefined();
  await world.clock.pass(10_000);
  expect(ben.info?.phase).toBe('gathering');
  await (await ana.connect()).watch(made.table);
  await world.clock.pass(2999);
  expect(ben.info?.phase).toBe('gathering');
  await world.clock.pass(1);
  expect(ben.info?.phase).toBe('playing');
});

test('two tabs of a player are one person', async () => {
  const world = newWorld();
  const [ana, tab, ben] = await connected(world, 'Ana', 'Ana', 'Ben');
  const made = await begunTable(world, [ana, ben]);
  await tab.watch(made.table);
  ana.disconnect();
  expect(ben.info?.seats[0].isHere).toBe(true);
  tab.disconnect();
  expect(ben.info?.seats[0].isHere).toBe(false);
});

test('hashes are told before any salt is taken, and a salt must be the one behind its hash', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  ana.isHelpful = false;
  ben.isHelpful = false;
  const made = await makeTable(ana, settled);
  const { table } = made;
  await ana.watch(table);
  const early = ana.saltOf(ana.info?.seats[0].saltHash);
  expect(await ana.ask({ do: 'salt', table, seat: 0, salt: early })).toMatchObject({ error: { code: 'not-now' } });
  await sitDown(ben, made, 1);
  const hashes = ana.info?.seats.map(({ saltHash }) => saltHash);
  await world.clock.pass(3000);
  expect(ana.info).toMatchObject({ phase: 'dealing', seats: [{ isSalted: false }, { isSalted: false }] });
  const salts = [ana.saltOf(hashes?.[0]), ben.saltOf(hashes?.[1])];
  expect(await ana.ask({ do: 'salt', table, seat: 0, salt: salts[1] })).toMatchObject({ error: { code: 'salt' } });
  expect(await ana.ask({ do: 'salt', table, seat: 1, salt: salts[1] })).toMatchObject({ error: { code: 'not-yours' } });
  await ana.must({ do: 'salt', table, seat: 0, salt: salts[0] });
  expect(ben.info?.seats[0].isSalted).toBe(true);
  expect(JSON.stringify(ben.sent)).not.toContain(salts[0]);
  expect(await ana.ask({ do: 'salt', table, seat: 0, salt: salts[0] })).toMatchObject({ error: { code: 'not-now' } });
  await ben.must({ do: 'salt', table, seat: 1, salt: salts[1] });
  expect(ana.info?.phase).toBe('playing');
  const { match } = (await stored(world, table)).table;
  expect(match?.progress.start).toMatchObject({ deal: { salts, commitment: ana.info?.commitment } });
  expect(salts.map((salt) => hashOfSalt(salt, sha256))).toEqual(hashes);
});

test('if somebody goes while salts are collected nothing of that round counts any more', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  ben.isHelpful = false;
  const made = await makeTable(ana, settled);
  await ana.watch(made.table);
  await sitDown(ben, made, 1);
  await world.clock.pass(3000);
  const first = ana.info;
  expect(first).toMatchObject({ phase: 'dealing', seats: [{ isSalted: true }, { isSalted: false }] });
  ana.isHelpful = false;
  await ben.must({ do: 'stand', table: made.table, seat: 1 });
  expect(ana.info?.phase).toBe('gathering');
  expect(ana.info?.commitment).not.toBe(first?.commitment);
  expect(ana.info?.seats[0].saltHash).toBeUndefined();
  await sitDown(cem, made, 1);
  await world.clock.pass(10_000);
  expect(ana.info?.phase).toBe('gathering');
  await ana.must({ do: 'sit', table: made.table, seat: 0, name: 'Ana', saltHash: ana.saltHash() });
  ana.isHelpful = true;
  await world.clock.pass(4000);
  expect(ana.info?.phase).toBe('playing');
  expect(ana.info?.commitment).not.toBe(first?.commitment);
  await expectUpToDate(world, made.table, [ana, cem]);
  const { match } = (await stored(world, made.table)).table;
  expect(match?.secret?.seed).not.toBe(undefined);
});

test('a creator who frees a seat while salts are collected breaks the round off, too', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  ben.isHelpful = false;
  const made = await makeTable(ana, settled);
  await ana.watch(made.table);
  await sitDown(ben, made, 1);
  await world.clock.pass(3000);
  const commitment = ana.info?.commitment;
  await ana.must({ do: 'fill', table: made.table, seat: 1, kind: 'page' });
  expect(ana.info?.commitment).not.toBe(commitment);
  await world.clock.pass(3000);
  expect(ana.info).toMatchObject({ phase: 'playing', seats: [{ name: 'Ana' }, { kind: 'page' }] });
});

test('lot decides who sits first, drawn from the seed and the salts of people; everything moves with them', async () => {
  const lots = new Set<number>();
  for (let nth = 0; nth < 12; nth++) {
    const world = newWorld(`lot ${nth}`);
    const [ana, ben] = await connected(world, 'Ana', 'Ben');
    const seats = ['me', 'open', { bot: 'page' }] as const;
    const { table } = await begunTable(world, [ana, ben], { game: 'king-is-dead', seats: [...seats], begins: 'lot' });
    const { lot = 0, seats: told = [] } = ana.info ?? {};
    lots.add(lot);
    const kinds = ['Ana', 'Ben', 'page'];
    expect(told.map(({ name, kind }) => name ?? kind)).toEqual([...kinds.slice(lot), ...kinds.slice(0, lot)]);
    const { match } = (await stored(world, table)).table;
    const start = match?.progress.start;
    if (match?.secret === undefined || start === undefined || !('deal' in start)) throw new Error('no deal');
    const { salts, commitment } = start.deal;
    const before = [...salts.slice(3 - lot), ...salts.slice(0, 3 - lot)].slice(0, 2);
    expect(lotOf(match.secret.seed, before, 3)).toBe(lot);
    const bot = told.findIndex(({ kind }) => kind === 'page');
    expect(salts[bot]).toBe(saltOf(commitment, bot));
    await expectUpToDate(world, table, [ana, ben]);
  }
  expect([...lots].toSorted()).toEqual([0, 1, 2]);
});

test('no lot is drawn where the first seat begins because everybody wants so, or because nobody else could', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const first = await begunTable(world, [ana], { seats: ['me', { bot: 'page' }], begins: 'first' });
  expect(await logOf(world, first.table)).not.toContainEqual(expect.stringContaining('"lot"'));
  const seats = ['me' as const, { bot: 'saxons' }];
  const solo = await begunTable(world, [ana], { game: 'king-is-dead', options: { solo: true }, seats, begins: 'lot' });
  expect(await logOf(world, solo.table)).not.toContainEqual(expect.stringContaining('{"event":"lot"'));
  expect(ana.info?.phase).toBe('playing');
});
