import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import { LONGEST, type Planning, passing, plan, planning, take, toAct, turnsOf } from './support/planning.ts';
import { randomFrom } from './support/tables.ts';
import { expectUpToDate, stored } from './support/truth.ts';
import { restarted } from './support/world.ts';

/** What a turn of a card is at random, for the seat to act. */
function card({ clients }: Planning): string[] {
  const seat = actingSeat(clients[0].viewOf(0));
  for (let nth = 0; ; nth++) {
    const texts = [...clients[seat].randomTurn(seat, randomFrom(`card ${nth}`))];
    if (texts[0] !== 'pass') return texts;
  }
}

test('a standing pass is played by itself after three to eight seconds, again and again, until a struggle is resolved', async () => {
  const table = await planning();
  const { world, clients } = table;
  expect(await plan(table, 0, { passes: true })).toHaveProperty('ok', {});
  expect(clients[0].planned).toEqual([{ seat: 0, passes: true, plans: [], isDue: true }]);
  await world.clock.pass(2999);
  expect(turnsOf(table)).toBe(0);
  await world.clock.pass(LONGEST - 2999);
  expect([turnsOf(table), toAct(table)]).toEqual([1, 1]);
  expect(clients[0].planned).toEqual([{ seat: 0, passes: true, plans: [] }]);
  await take(table, 1, 'pass');
  expect(clients[0].planned[0].passes).toBe(true);
  await take(table, 2, 'pass');
  expect(clients[0].planned).toEqual([{ seat: 0, passes: false, plans: [], ended: { pass: 'changed' } }]);
  await world.clock.pass(LONGEST);
  expect(turnsOf(table)).toBe(3);
  await expectUpToDate(world, table.made.table, clients);
});

test('a standing pass ends as soon as anybody plays a card, which its player alone is told', async () => {
  const table = await planning();
  await take(table, 0, 'pass');
  await plan(table, 2, { passes: true });
  const others = table.clients.slice(0, 2).map(({ sent }) => sent.length);
  await take(table, 1, ...card(table));
  expect(table.clients[2].planned[0]).toMatchObject({ passes: false, ended: { pass: 'changed' } });
  const told = table.clients.slice(0, 2).flatMap(({ sent }, at) => sent.slice(others[at]).map(({ text }) => text));
  expect(told.filter((text) => /"planned":\[[^\]]/.test(text))).toEqual([]);
  await table.world.clock.pass(LONGEST);
  expect(turnsOf(table)).toBe(2);
});

test('that a plan was dropped is told until its player has seen it, whatever is played by itself meanwhile', async () => {
  const table = await planning();
  const { world, clients } = table;
  await take(table, 0, ...card(table));
  const supposed = { after: [{ seat: 1, texts: card(table) }, ...passing(2)], texts: ['pass'] };
  expect(await plan(table, 0, { passes: true, plans: [[supposed]] })).toHaveProperty('ok', {});
  await take(table, 1, 'pass');
  expect(clients[0].planned).toMatchObject([{ passes: true, plans: [], ended: { plans: 'other-turn' } }]);
  await take(table, 2, 'pass');
  await world.clock.pass(LONGEST);
  expect(turnsOf(table)).toBe(4);
  expect(clients[0].planned).toMatchObject([{ ended: { plans: 'other-turn' } }]);
});

test('a standing pass is called off at any moment, also while it is about to be played, and nothing is left of it', async () => {
  const table = await planning();
  const { world, clients, made } = table;
  const before = (await stored(world, made.table)).wakeAt;
  await plan(table, 0, { passes: true });
  await world.clock.pass(2000);
  await clients[0].must({ do: 'unplan', table: made.table, seat: 0 });
  expect(clients[0].planned).toEqual([]);
  await world.clock.pass(LONGEST);
  expect(turnsOf(table)).toBe(0);
  const { plans, wakeAt } = await stored(world, made.table);
  expect([plans, wakeAt]).toEqual([[], before]);
});

test('a standing pass waits while there is a pause, and is taken over by what its player does', async () => {
  const table = await planning(2, { clock: { turn: 60 } });
  const { world, clients, made } = table;
  for (const client of clients) await client.must({ do: 'pause', table: made.table, wants: true });
  await plan(table, 0, { passes: true });
  await world.clock.pass(2 * LONGEST);
  expect(turnsOf(table)).toBe(0);
  await clients[1].must({ do: 'pause', table: made.table, wants: false });
  await take(table, 0, ...card(table));
  expect(clients[0].planned).toEqual([]);
});

test('a standing pass is refused by a game without one, for the seat of another, and on another moment', async () => {
  const claim = await planning(2, { game: 'claim', options: {} });
  expect(await plan(claim, 0, { passes: true })).toHaveProperty('error.code', 'not-now');
  const { made, clients, ...table } = await planning();
  const { token } = clients[0].viewOf(0);
  const asked = { do: 'plan', table: made.table, seat: 0, token, passes: true, plans: [] } as const;
  expect(await clients[1].ask({ ...asked, plans: [] })).toHaveProperty('error.code', 'not-yours');
  await take({ made, clients, ...table }, 0, 'pass');
  expect(await clients[0].ask({ ...asked, plans: [] })).toHaveProperty('ok', { stale: true });
  expect(clients[0].planned).toEqual([]);
});

test('a standing pass is played three to eight seconds later, all times alike, and meets every deadline', async () => {
  const delays: number[] = [];
  const table = await planning(2);
  const { world, clients } = table;
  for (let nth = 0; nth < 60; nth++) {
    if (clients[0].info?.phase !== 'playing') break;
    const before = turnsOf(table);
    const seat = toAct(table);
    await plan(table, seat, { passes: true });
    const since = world.clock.now();
    while (turnsOf(table) === before) await world.clock.pass(100);
    delays.push(world.clock.now() - since);
  }
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(3000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(LONGEST + 100);
  expect(new Set(delays.map((delay) => Math.floor(delay / 1000))).size).toBeGreaterThan(3);
  const quick = await planning(2, { clock: { turn: 10 } });
  await quick.world.clock.pass(4000);
  await plan(quick, 0, { passes: true });
  await quick.world.clock.pass(1100);
  expect(turnsOf(quick)).toBe(1);
});

test('a plan answers exactly the turns of others that it rests on, up to three deep', async () => {
  const table = await planning();
  const { world, clients } = table;
  await take(table, 0, 'pass');
  const deep = [
    { after: passing(1, 2), texts: ['pass'] },
    { after: passing(1, 2), texts: ['pass'] },
  ];
  expect(await plan(table, 0, { plans: [deep] })).toHaveProperty('ok', {});
  await take(table, 1, 'pass');
  expect(clients[0].planned[0].plans).toEqual([[{ ...deep[0], after: passing(2) }, deep[1]]]);
  await take(table, 2, 'pass');
  expect(clients[0].planned[0]).toMatchObject({ isDue: true });
  await world.clock.pass(LONGEST);
  expect([turnsOf(table), clients[0].planned[0].plans]).toEqual([4, [[deep[1]]]]);
  await expectUpToDate(world, table.made.table, clients);
});

test('a plan is dropped with a notice when another turn is taken; of several the one that fits is left', async () => {
  const table = await planning(2);
  const turn = card(table);
  const after = [{ seat: 0, texts: turn }];
  const plans = [[{ after: passing(0), texts: ['pass'] }], [{ after, texts: ['pass'] }]];
  expect(await plan(table, 1, { plans })).toHaveProperty('ok', {});
  await take(table, 0, ...turn);
  expect(table.clients[1].planned).toEqual([
    { seat: 1, passes: false, plans: [[{ after: [], texts: ['pass'] }]], ended: {}, isDue: true },
  ]);
  await table.world.clock.pass(LONGEST);
  expect(turnsOf(table)).toBe(2);
  expect(await plan(table, 1, { plans: [[{ after: passing(0), texts: ['pass'] }]] })).toHaveProperty('ok', {});
  await take(table, 0, ...card(table));
  expect(table.clients[1].planned).toEqual([{ seat: 1, passes: false, plans: [], ended: { plans: 'other-turn' } }]);
  await table.clients[1].must({ do: 'unplan', table: table.made.table, seat: 1 });
  expect(table.clients[1].planned).toEqual([]);
});

test('a plan ends with a takeback and with another player in any seat', async () => {
  const table = await planning();
  const { clients, made } = table;
  await take(table, 0, 'pass');
  await plan(table, 2, { passes: true, plans: [[{ after: passing(1), texts: ['pass'] }]] });
  for (const client of clients) await client.must({ do: 'takeback', table: made.table, wants: true });
  expect(clients[2].planned).toEqual([{ seat: 2, passes: false, plans: [], ended: { pass: 'back', plans: 'back' } }]);
  await plan(table, 2, { plans: [[{ after: passing(0, 1), texts: ['pass'] }]] });
  await clients[1].must({ do: 'leave', table: made.table, seat: 1 });
  expect(clients[2].planned[0].ended).toEqual({ plans: 'seats' });
});

test('a plan is refused where the seat can see that it is impossible', async () => {
  const table = await planning(2);
  const refused = [
    [{ after: passing(0), texts: ['no such card'] }],
    [{ after: passing(0), texts: ['pass', 'pass'] }],
    [{ after: passing(1), texts: ['pass'] }],
    [{ after: passing(0, 1), texts: ['pass'] }],
    [{ after: [{ seat: 0, texts: ['assemble'] }], texts: ['pass'] }],
  ];
  for (const plans of refused) expect(await plan(table, 1, { plans: [plans] })).toHaveProperty('error.code', 'refused');
  expect(await plan(table, 0, { plans: [[{ after: passing(1), texts: ['pass'] }]] })).toHaveProperty(
    'error.code',
    'refused',
  );
  const deep = Array.from({ length: 4 }, () => ({ after: passing(0), texts: ['pass'] }));
  expect(await plan(table, 1, { plans: [deep] })).toHaveProperty('error.code', 'bad-request');
});

test('a plan that turns out to be impossible is dropped with a notice, and the turn is the player’s', async () => {
  const table = await planning(2);
  const { world, made, clients } = table;
  const [pass, impossible] = [
    { after: passing(0), texts: ['pass'] },
    { after: passing(0), texts: ['no such card'] },
  ];
  await plan(table, 1, { plans: [[pass]] });
  const planned = JSON.stringify({ passes: false, plans: [[impossible]] });
  await world.store.transaction([{ sql: 'UPDATE plans SET planned = $1', values: [planned] }]);
  world.clock.stopTimers();
  const next = restarted(world);
  for (const client of clients) await client.connect(next);
  for (const client of clients) await client.watchAgain(made.table);
  await take({ ...table, world: next }, 0, 'pass');
  const seen = clients[0].sent.length;
  await next.clock.pass(LONGEST);
  expect(clients[1].planned).toEqual([{ seat: 1, passes: false, plans: [], ended: { plans: 'impossible' } }]);
  expect([clients[0].sent.length, turnsOf(table), toAct(table)]).toEqual([seen, 1, 1]);
});

test('what was planned outlives a crash between any two moments, and is played though nobody is there', async () => {
  const table = await planning(2);
  const { world, made, clients } = table;
  await take(table, 0, 'pass');
  await plan(table, 1, { passes: true });
  world.clock.stopTimers();
  const next = restarted(world);
  await next.host.start();
  await next.clock.pass(LONGEST + 5000);
  const { table: now, plans } = await stored(next, made.table);
  expect(now.match?.progress.played.turns).toBe(2);
  expect(plans).toMatchObject([{ seat: 1, passes: false, ended: { pass: 'changed' } }]);
  await clients[1].connect(next);
  await clients[1].watchAgain(made.table);
  expect(clients[1].planned[0].ended).toEqual({ pass: 'changed' });
});

test.each([
  ['', undefined],
  [', though the store does not say that it is stored', 'after'],
] as const)('a turn by hand that comes while one is played by itself is not taken as well%s', async (_, fault) => {
  for (const isSame of [true, false]) {
    const table = await planning(2);
    const { world, made, clients } = table;
    const texts = isSame ? ['pass'] : card(table);
    const byHand = { do: 'turn', table: made.table, seat: 0, token: clients[0].viewOf(0).token, texts } as const;
    await plan(table, 0, { passes: true });
    let answering: Promise<unknown> | undefined;
    world.store.fault = (statements) => {
      if (answering !== undefined || !statements.some(({ sql }) => sql.startsWith('INSERT INTO entries')))
        return undefined;
      answering = clients[0].ask({ ...byHand, texts: [...texts] });
      return fault;
    };
    await world.clock.pass(2 * LONGEST);
    expect(await answering).toHaveProperty('ok', isSame ? { done: true } : { stale: true });
    expect((await stored(world, made.table)).table.match?.progress.played.turns).toBe(1);
  }
});

test('a turn by hand is not played by itself as well, and is known when it comes again to another host', async () => {
  const table = await planning(2);
  const { world, made, clients } = table;
  await plan(table, 0, { passes: true });
  const { wakeAt = 0 } = await stored(world, made.table);
  await world.clock.pass(wakeAt - world.clock.now() - 1);
  const byHand = { do: 'turn', table: made.table, seat: 0, token: clients[0].viewOf(0).token } as const;
  const storing = clients[0].ask({ ...byHand, texts: ['pass'] });
  await world.clock.pass(LONGEST);
  expect(await storing).toHaveProperty('ok', { stored: true });
  const next = restarted(world);
  await next.host.start();
  await clients[0].connect(next);
  expect(await clients[0].ask({ ...byHand, texts: ['pass'] })).toHaveProperty('ok', { done: true });
  await next.clock.pass(LONGEST);
  expect((await stored(next, made.table)).table.match?.progress.played.turns).toBe(1);
});

test('what was planned goes with the match, and with all that is known of its player', async () => {
  const table = await planning(2);
  const { world, made, clients } = table;
  await plan(table, 1, { plans: [[{ after: passing(0), texts: ['pass'] }]] });
  expect(await world.host.exportTables(clients[1].player)).toMatchObject([{ planned: [{ seat: 1 }] }]);
  expect(await world.host.exportTables(clients[0].player)).not.toMatchObject([{ planned: expect.anything() }]);
  await world.host.handOver(clients[1].player, clients[0].player);
  expect((await stored(world, made.table)).plans).toMatchObject([{ player: clients[0].player }]);
  await world.host.forget(clients[0].player);
  expect(world.store.database.prepare('SELECT * FROM plans').all()).toEqual([]);
});

test('what was planned is told to all devices of its player, and to one that comes back', async () => {
  const table = await planning(2);
  const { made, clients } = table;
  const [ana] = clients;
  await plan(table, 0, { passes: true });
  ana.disconnect();
  await ana.connect();
  ana.planned = [];
  await ana.watchAgain(made.table);
  expect(ana.planned).toMatchObject([{ seat: 0, passes: true }]);
  await ana.watch(made.table);
  expect(ana.planned).toMatchObject([{ seat: 0, passes: true }]);
});

test('a request to plan that comes again plans once', async () => {
  const table = await planning(2);
  const [ana] = table.clients;
  const { token } = ana.viewOf(0);
  const asked = { do: 'plan', id: 'once', table: table.made.table, seat: 0, token, passes: true, plans: [] } as const;
  const answer = await ana.ask({ ...asked, plans: [] });
  await ana.must({ do: 'unplan', table: table.made.table, seat: 0 });
  expect(await ana.ask({ ...asked, plans: [] })).toEqual(answer);
  expect(ana.planned).toEqual([]);
});
