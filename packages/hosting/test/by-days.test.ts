import { expect, test } from 'vitest';
import { connected, makeTable, sitDown } from './support/tables.ts';
import { expectUpToDate } from './support/truth.ts';
import { newWorld, restarted } from './support/world.ts';

const DAYS = { clock: { days: 3 } } as const;
const HOUR = 3_600_000;

/** Ana has made a table by days and gone; Ben comes later, and Ana is not there. */
async function benAlone() {
  const world = newWorld('days', { lookEvery: HOUR, beatEvery: HOUR, tickEvery: HOUR });
  await world.host.start();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana, DAYS);
  ana.disconnect();
  await world.clock.pass(5 * HOUR);
  await sitDown(ben, made, 1);
  return { world, ana, ben, made };
}

test('by days a deal begins although its host is away, and waits for what only their client knows', async () => {
  const { world, ana, ben, made } = await benAlone();
  expect(ben.info?.startsAt).toBe(world.clock.now() + 3000);
  await world.clock.pass(3000);
  expect(ben.info).toMatchObject({ phase: 'dealing', seats: [{ isSalted: false }, { isSalted: true }] });
  ben.disconnect();
  await world.clock.pass(20 * HOUR);
  await (await ana.connect()).watch(made.table);
  await world.clock.pass(0);
  expect(ana.info).toMatchObject({ phase: 'playing', seats: [{ isHere: true }, { isHere: false }] });
  await expectUpToDate(world, made.table, [ana]);
});

test('the first question’s days run from the moment in which the match begins, whoever is there', async () => {
  const { world, ana, ben, made } = await benAlone();
  await world.clock.pass(3000);
  ben.disconnect();
  await (await ana.connect()).watch(made.table);
  await world.clock.pass(0);
  expect(ana.clocks?.runs).toBeDefined();
  const left = ana.clocks?.left[ana.clocks.runs ?? 0];
  expect(left).toBe(DAYS.clock.days * 24 * HOUR);
  ana.disconnect();
  await world.clock.pass(3 * 24 * HOUR + 2001);
  await (await ben.connect()).watch(made.table);
  expect(ben.info?.phase).toBe('over');
});

test('who gives a seat up before the deal is complete frees it, and the others bring another hash when they look in', async () => {
  const { world, ana, ben, made } = await benAlone();
  await world.clock.pass(3000);
  await ben.must({ do: 'stand', table: made.table, seat: 1 });
  const next = restarted(world);
  const [eve] = await connected(next, 'Eve');
  await sitDown(eve, made, 1);
  await next.clock.pass(10_000);
  expect(eve.info).toMatchObject({ phase: 'gathering', seats: [{ kind: 'human' }, { isYours: true }] });
  await (await ana.connect(next)).watch(made.table);
  await next.clock.pass(3000);
  expect(eve.info?.phase).toBe('playing');
});

test('with minutes people have to be there at once, as their time would run', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await makeTable(ana, { clock: { turn: 600 } });
  ana.disconnect();
  await sitDown(ben, made, 1);
  await world.clock.pass(10_000);
  expect(ben.info).toMatchObject({ phase: 'gathering', seats: [{ isHere: false }, { isHere: true }] });
});
