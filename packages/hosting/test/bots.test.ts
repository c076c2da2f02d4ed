import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import { begunTable, connected, type MadeTable, playOn, randomFrom } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { newWorld, type World } from './support/world.ts';

/** Plays until the bot is asked; returns when that was. */
async function untilAsked(world: World, ana: TestClient, made: MadeTable): Promise<number> {
  const random = randomFrom('asked');
  while (actingSeat(ana.viewOf(0)) === 0) await playOn(world, [ana], made, random);
  return world.clock.now();
}

async function tableWith(bot: string, seed = 'bots') {
  const world = newWorld(seed);
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { game: 'king-is-dead', seats: ['me', { bot }] });
  return { world, ana, made };
}

test.each([
  ['page', 1200],
  ['regent', 3000],
  ['random', 1200],
])('the turn of a %s is told %i ms after its question, however fast it was', async (bot, delay) => {
  const { world, ana, made } = await tableWith(bot);
  await untilAsked(world, ana, made);
  expect(world.bots.asked).toMatchObject([{ kind: bot, seat: 1, memory: `${made.table} 1`, longest: delay }]);
  const before = ana.seq;
  await world.clock.pass(delay - 1);
  expect(ana.seq).toBe(before);
  await world.clock.pass(1);
  expect(ana.seq).toBe(before + 1);
});

test('a bot that needs longer is told at the next multiple of its time', async () => {
  const { world, ana, made } = await tableWith('page');
  world.bots.before = () => new Promise((resolve) => void world.clock.at(world.clock.now() + 1300, resolve));
  await untilAsked(world, ana, made);
  const before = ana.seq;
  await world.clock.pass(2399);
  expect(ana.seq).toBe(before);
  await world.clock.pass(1);
  expect(ana.seq).toBe(before + 1);
});

test('a bot that fails is asked again, less and less often, and nothing is told of it', async () => {
  const { world, ana, made } = await tableWith('page');
  let failures = 3;
  world.bots.before = async () => {
    if (failures-- > 0) throw new Error('the process died');
  };
  await untilAsked(world, ana, made);
  const asked: number[] = [];
  const before = ana.seq;
  for (let second = 0; second < 12; second++) {
    asked.push(world.bots.asked.length);
    await world.clock.pass(1000);
  }
  expect(asked.slice(0, 9)).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
  expect(ana.seq).toBe(before + 1);
  expect(world.notes.filter((note) => note.includes('bot-failed')).length).toBe(3);
});

test('a bot that plays against the rules is asked again', async () => {
  const { world, ana, made } = await tableWith('page');
  const { bots } = world;
  const takeTurn = bots.takeTurn.bind(bots);
  let wrong = 1;
  bots.takeTurn = (question) => (wrong-- > 0 ? Promise.resolve(['nonsense']) : takeTurn(question));
  await untilAsked(world, ana, made);
  const before = ana.seq;
  await world.clock.pass(1200);
  expect(ana.seq).toBe(before);
  await world.clock.pass(2400);
  expect(ana.seq).toBe(before + 1);
});

test('what a bot remembers is forgotten when the match is over, and a late answer is dropped', async () => {
  const { world, ana, made } = await tableWith('page');
  await untilAsked(world, ana, made);
  await ana.must({ do: 'resign', table: made.table, seat: 0 });
  expect(world.bots.forgotten).toEqual([`${made.table} 1`]);
  const before = ana.seq;
  await world.clock.pass(10_000);
  expect(ana.seq).toBe(before);
});

test('a bot plays on after everybody has left, and the table leaves memory then', async () => {
  const { world, ana, made } = await tableWith('page');
  await untilAsked(world, ana, made);
  ana.disconnect();
  expect(world.host.counts().tables).toBe(1);
  await world.clock.pass(1200);
  expect(world.host.counts().tables).toBe(0);
});
