import { NO_SEAT } from '@interregnum/kernel';
import { actingSeat, seatToAct } from '@interregnum/match';
import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, playOn, randomFrom } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { expectUpToDate, logOf, stored } from './support/truth.ts';
import { newWorld, restarted } from './support/world.ts';

test('two hosts over one store: who comes second reads again, and nothing is lost or doubled', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, [ana, ben], { hints: true });
  const other = restarted(world);
  ben.disconnect();
  await (await ben.connect(other)).watchAgain(table);
  const random = randomFrom('two hosts');
  for (let turn = 0; turn < 40; turn++) {
    const { match } = (await stored(world, table)).table;
    const seat = match === undefined ? NO_SEAT : seatToAct(match);
    if (seat === NO_SEAT) break;
    const actor = [ana, ben][seat];
    // The host of the actor has not heard of what happened at the other one; it learns when it stores something.
    expect(await actor.ask({ do: 'hint', table, seat })).toHaveProperty('ok');
    expect(actor.viewOf(seat).token).toBe(match?.head.token);
    const { token } = actor.viewOf(seat);
    const texts = [...actor.randomTurn(seat, random)];
    expect(await actor.must({ do: 'turn', table, seat, token, texts })).toEqual({ stored: true });
  }
  // Who comes back finds what both hosts have stored.
  for (const client of [ana, ben]) {
    client.disconnect();
    await (await client.connect()).watchAgain(table);
  }
  expect(world.notes.join()).toContain('conflict');
  ana.gaps.length = 0;
  ben.gaps.length = 0;
  await expectUpToDate(world, table, [ana, ben]);
});

test('of two who take one seat at two hosts, one gets it', async () => {
  const world = newWorld();
  const other = restarted(world);
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const cem = await new TestClient(other, 'Cem').connect();
  const { table, invitation: token } = await makeTable(ana);
  await cem.ask({ do: 'invited', table, token });
  const sit = (client: TestClient) =>
    client.ask({ do: 'sit', table, token, seat: 1, name: client.name, saltHash: client.saltHash() });
  const answers = await Promise.all([sit(ben), sit(cem)]);
  expect(answers.filter((answer) => 'ok' in answer).length).toBe(1);
  expect(answers.find((answer) => 'error' in answer)).toMatchObject({ error: { code: 'seat-taken' } });
  expect((await logOf(world, table)).length).toBe(3);
});

test('a bot’s turn is left to the host that asked for it; another one that looks at the table waits, and catches up', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { game: 'king-is-dead', seats: ['me', { bot: 'page' }] });
  const random = randomFrom('lease');
  while (actingSeat(ana.viewOf(0)) === 0) await playOn(world, [ana], made, random);
  const other = restarted(world);
  await other.host.start();
  const tab = await new TestClient(other, 'Ana').connect();
  await tab.watch(made.table);
  expect(world.bots.asked.length).toBe(1);
  await world.clock.pass(1200);
  const turns = async () => (await logOf(world, made.table)).filter((line) => line.includes('"type":"turn","seat":1'));
  expect((await turns()).length).toBe(1);
  await world.clock.pass(10_000);
  expect(world.bots.asked.length).toBe(1);
  expect((await turns()).length).toBe(1);
  await expectUpToDate(world, made.table, [ana, tab]);
});

test('if the host that asked a bot is gone, another one takes its turn over', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { game: 'king-is-dead', seats: ['me', { bot: 'page' }] });
  const random = randomFrom('gone');
  world.bots.before = () => new Promise(() => {});
  while (actingSeat(ana.viewOf(0)) === 0) await playOn(world, [ana], made, random);
  world.bots.before = async () => {};
  const other = restarted(world);
  ana.disconnect();
  await (await ana.connect(other)).watchAgain(made.table);
  const before = ana.seq;
  await world.clock.pass(6000);
  expect(ana.seq).toBe(before);
  await world.clock.pass(2000);
  expect(ana.seq).toBe(before + 1);
});
