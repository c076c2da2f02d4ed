import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, playOn, randomFrom, sitDown } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { expectUpToDate, logOf } from './support/truth.ts';
import { newWorld } from './support/world.ts';

async function underWay(options: object = {}, turns = 6) {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, [ana, ben], { game: 'king-is-dead', options: { ...options } });
  const random = randomFrom('under way');
  for (let turn = 0; turn < turns; turn++) await playOn(world, [ana, ben], made, random);
  const goOn = () => playOn(world, [ana, ben], made, random);
  return { world, ana, ben, made, goOn };
}

test('who watches by the link sees what everybody may see, and only where that is allowed', async () => {
  const { world, ana, made, goOn } = await underWay({ advanced: true });
  const eve = await new TestClient(world, 'Eve').connect();
  await eve.watch(made.table, made.watching);
  expect([...eve.views.keys()]).toEqual(['audience']);
  await goOn();
  await expectUpToDate(world, made.table, [eve, ana]);
  expect(await eve.ask({ do: 'record', table: made.table, token: made.watching })).toHaveProperty('ok');
  expect(await eve.ask({ do: 'record', table: made.table })).toMatchObject({ error: { code: 'no-table' } });
  expect(await eve.ask({ do: 'watch', table: made.table, token: made.invitation })).toHaveProperty('ok');
  const closed = await makeTable(ana, { watch: 'nobody' });
  for (const token of [closed.watching, closed.invitation])
    expect(await eve.ask({ do: 'watch', table: closed.table, token })).toMatchObject({ error: { code: 'no-table' } });
  await ana.watch(closed.table);
  expect(ana.info).not.toHaveProperty('watching');
});

test('tables that nobody has are not kept in memory, whatever is asked of them', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  expect(await ana.ask({ do: 'unwatch', table: 'x'.repeat(22) })).toHaveProperty('ok');
  for (const wish of ['watch', 'record', 'renew', 'withdraw'] as const)
    expect(await ana.ask({ do: wish, table: 'y'.repeat(22) })).toMatchObject({ error: { code: 'no-table' } });
  expect(world.host.counts().tables).toBe(0);
});

test('who comes back with what they know is told what they have missed, and no more', async () => {
  const { world, ana, ben, made, goOn } = await underWay();
  expect(await ben.watchAgain(made.table)).toMatchObject({ after: ben.seq, seq: ben.seq, info: { phase: 'playing' } });
  const eve = await new TestClient(world, 'Eve').connect();
  await eve.watch(made.table, made.watching);
  eve.disconnect();
  const { seq, wholes } = eve;
  await goOn();
  await goOn();
  await eve.connect();
  const [known, table] = [{ seq, hash: eve.hash ?? '' }, made.table];
  const news = await eve.must({ do: 'watch', table, token: made.watching, known });
  expect(news).toMatchObject({ after: seq, seq: seq + 2 });
  expect('updates' in news && news.updates?.map(([viewer, updates]) => [viewer, updates.length])).toEqual([
    ['audience', 2],
  ]);
  expect(eve.wholes).toBe(wholes);
  ana.disconnect();
  await ana.connect();
  await ana.watchAgain(made.table);
  await expectUpToDate(world, made.table, [ana, ben]);
});

test('news of a whole end, seats and all, are folded by who comes back', async () => {
  const { world, ana, ben, made, goOn } = await underWay();
  ben.disconnect();
  await world.clock.pass(0);
  const before = ben.wholes;
  if ((await logOf(world, made.table)).length > 0) await ana.must({ do: 'resign', table: made.table, seat: 0 });
  await ben.connect();
  await ben.watchAgain(made.table);
  expect(ben.wholes).toBe(before);
  expect(ben.viewOf(1)).toMatchObject({ end: { by: 'resigned' }, isRevealed: true });
  await expectUpToDate(world, made.table, [ana, ben]);
  expect(await goOn()).toBe(false);
});

test('a log that is not the one somebody knew is told as a whole, and that it is another one', async () => {
  const { ben, made } = await underWay();
  const asks = [
    { seq: ben.seq + 1, hash: ben.hash ?? '' },
    { seq: ben.seq, hash: '0'.repeat(64) },
    { seq: ben.seq - 1, hash: '0'.repeat(64) },
  ];
  for (const known of asks)
    expect(await ben.must({ do: 'watch', table: made.table, known })).toMatchObject({ isOther: true, seq: ben.seq });
  expect(await ben.must({ do: 'watch', table: made.table, known: { seq: ben.seq } })).not.toHaveProperty('isOther');
  expect(await ben.must({ do: 'watch', table: made.table, known: { seq: 0 } })).not.toHaveProperty('isOther');
});

test('where people play from memory nobody is told again what happened before their own last turn', async () => {
  const { world, ana, made } = await underWay({ memory: true });
  const tab = await new TestClient(world, 'Ana').connect();
  await tab.watch(made.table);
  const [full, again] = [ana.viewOf(0), tab.viewOf(0)];
  expect(again.choices.length).toBeLessThan(full.choices.length);
  expect(again.deciders[0]).toBe(0);
  expect(again.turnEnds.length).toBeLessThanOrEqual(2);
  const whole = await ana
    .must({ do: 'watch', table: made.table, known: { seq: 9, hash: '' } as never })
    .catch(() => undefined);
  expect(whole).toBeUndefined();
  const lied = await ana.must({ do: 'watch', table: made.table, known: { seq: 8 } });
  expect(lied).toHaveProperty('matches');
  const eve = await new TestClient(world, 'Eve').connect();
  await eve.watch(made.table, made.watching);
  expect(eve.viewOf('audience').choices).toEqual([]);
  await expectUpToDate(world, made.table, [tab, eve]);
});

test('clients without our layouts are told positions', async () => {
  const { world, ana, made, goOn } = await underWay({ advanced: true });
  const eve = await new TestClient(world, 'Eve', false).connect();
  await eve.watch(made.table, made.watching);
  const last = (): { news?: { updates: [string, { type: string; position: object; words?: unknown }[]][] } } =>
    JSON.parse(eve.sent.at(-1)?.text ?? '{}');
  await goOn();
  expect(last().news?.updates[0][1][0]).toMatchObject({ type: 'turn', position: { game: expect.any(String) } });
  expect(JSON.stringify(last())).not.toContain('"words"');
  const { game, states } = ana.viewOf(0);
  expect(states.length).toBeGreaterThan(1);
  const whole = await eve.must({ do: 'watch', table: made.table, token: made.watching });
  if (!('matches' in whole) || whole.matches === undefined) throw new Error('no match');
  const [{ first, updates }] = whole.matches;
  expect(first).toHaveProperty('position');
  const expected = JSON.parse(game.position.write(game.redact(states[states.length - 1], 'audience')));
  expect(updates.at(-1)).toMatchObject({ type: 'turn', position: expected });
  await eve.must({ do: 'hello', protocol: 1, layouts: { 'king-is-dead@1': '0'.repeat(64) } });
  await goOn();
  expect(JSON.stringify(last())).not.toContain('"words"');
});

test('layouts that come with another hello count from then on', async () => {
  const { world, made, goOn } = await underWay();
  const eve = await new TestClient(world, 'Eve').connect();
  await eve.watch(made.table, made.watching);
  await eve.must({ do: 'hello', protocol: 1 });
  const before = eve.sent.length;
  Object.assign(eve, { knowsLayouts: false });
  await goOn();
  expect(
    eve.sent
      .slice(before)
      .map(({ text }) => text)
      .join(),
  ).toContain('"position"');
});

test('everything works without a socket: who asks counts as here, and news are waited for', async () => {
  const world = newWorld();
  const { host, clock } = world;
  const [ana] = await connected(world, 'Ana');
  const made = await makeTable(ana);
  await ana.watch(made.table);
  const ben = new TestClient(world, 'Ben');
  const hash = ben.saltHash();
  const sit = {
    id: 's',
    do: 'sit',
    table: made.table,
    token: made.invitation,
    seat: 1,
    name: 'Ben',
    saltHash: hash,
  } as const;
  const told: string[] = [];
  const told0 = ana.sent.length;
  await host.answer(ben.player, sit, () => told.push(`answered before ${ana.sent.length - told0} messages`));
  expect(told).toEqual(['answered before 0 messages']);
  const whole = await host.answer(ben.player, { id: 'w', do: 'watch', table: made.table });
  if (!('ok' in whole)) throw new Error('not seen');
  expect(ana.info).toMatchObject({ seats: [{}, { isHere: true }], startsAt: clock.now() + 3000 });
  const { seq } = whole.ok as { seq: number };
  const waiting = host.waitForNews(ben.player, made.table, undefined, { seq }, 30_000);
  await clock.pass(3000);
  expect(await waiting).toMatchObject({ info: { phase: 'dealing' } });
  await host.answer(ben.player, { id: 'x', do: 'salt', table: made.table, seat: 1, salt: ben.saltOf(hash) });
  expect(ana.info?.phase).toBe('playing');
  expect(await host.waitForNews(ben.player, made.table, undefined, { seq }, 30_000)).toMatchObject({
    matches: [{ viewer: 1 }],
  });
  const nothing = host.waitForNews(ben.player, made.table, undefined, { seq: ana.seq }, 30_000);
  await clock.pass(30_000);
  expect(await nothing).toBeUndefined();
  expect(await host.waitForNews('e'.repeat(22), made.table, undefined, { seq: 0 }, 1000)).toMatchObject({
    error: { code: 'no-table' },
  });
  expect(ana.info?.seats[1].isHere).toBe(true);
  await clock.pass(61_000);
  expect(ana.info?.seats[1].isHere).toBe(false);
  ana.disconnect();
  expect(host.counts()).toEqual({ tables: 0, sessions: 0, watchers: 0 });
});

test('nothing is waited for any more for somebody who has gone', async () => {
  const { world, ana, made } = await underWay();
  const gone = new AbortController();
  const waiting = world.host.waitForNews(ana.player, made.table, undefined, { seq: ana.seq }, 30_000, gone.signal);
  await expect.poll(() => world.host.counts().watchers).toBe(3);
  gone.abort();
  expect(await waiting).toBeUndefined();
  expect(world.host.counts().watchers).toBe(2);
});

test('nobody makes a log so long that it cannot be read any more; turns, and what ends a table, are always taken', async () => {
  const world = newWorld('long', { linesPerTable: 12 });
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await makeTable(ana);
  const renew = () => ana.ask({ do: 'renew', table });
  for (let lines = 2; lines < 12; lines++) expect(await renew()).toHaveProperty('ok');
  expect(await renew()).toMatchObject({ error: { code: 'too-many' } });
  expect(await ana.ask({ do: 'withdraw', table })).toHaveProperty('ok');
  const made = await begunTable(world, [ana, ben]);
  const agree = (agrees: boolean) => ana.ask({ do: 'stop', table: made.table, agrees });
  let answer = await agree(true);
  for (let times = 0; times < 12 && 'ok' in answer; times++) answer = await agree(times % 2 === 1);
  expect(answer).toMatchObject({ error: { code: 'too-many' } });
  expect(await playOn(world, [ana, ben], made, randomFrom('long'))).toBe(true);
  expect(
    await ben.ask({ do: 'resign', table: made.table, seat: ben.info?.seats.findIndex(({ isYours }) => isYours) ?? 0 }),
  ).toHaveProperty('ok');
});

test('a session says what is wrong with a message, and never throws', async () => {
  const world = newWorld();
  const sent: string[] = [];
  const session = world.host.connect('p'.repeat(22), (text) => void sent.push(text));
  const codes = async (...texts: readonly string[]): Promise<unknown[]> => {
    sent.length = 0;
    for (const text of texts) await session.receive(text);
    return sent.map((text) => JSON.parse(text).error?.code ?? 'ok');
  };
  expect(await codes('', '{', 'null', '[]', '{"id":"a"}', '{"id":"a","do":"mine"}', '{"id":"a","do":"ping"}')).toEqual([
    'bad-json',
    'bad-json',
    'bad-request',
    'bad-request',
    'bad-request',
    'no-hello',
    'no-hello',
  ]);
  expect(await codes('{"id":"b","do":"hello","protocol":2}', '{"id":"c","do":"ping"}')).toEqual([
    'old-protocol',
    'no-hello',
  ]);
  expect(await codes('{"id":"b","do":"hello","protocol":1}', '{"id":"c","do":"ping"}')).toEqual(['ok', 'ok']);
  expect(await codes('{"id":"d","do":"unwatch","table":"'.concat('t'.repeat(22), '"}'))).toEqual(['ok']);
  session.close();
  expect(await codes('{"id":"e","do":"ping"}')).toEqual([]);
  const deaf = world.host.connect('q'.repeat(22), () => {
    throw new Error('the socket is gone');
  });
  await deaf.receive('{"id":"b","do":"hello","protocol":1}');
  expect(world.notes.join()).toContain('send-failed');
});

test('who unwatches, or closes a socket while a table is read, hears nothing of it any more', async () => {
  const { world, ana, ben, made, goOn } = await underWay();
  await ana.must({ do: 'unwatch', table: made.table });
  expect(ben.info?.seats[0].isHere).toBe(false);
  const eve = await new TestClient(world, 'Eve').connect();
  const watching = eve.watch(made.table, made.watching).catch(() => {});
  eve.disconnect();
  await watching;
  expect(world.host.counts().watchers).toBe(1);
  await ana.watch(made.table);
  await goOn();
  await expectUpToDate(world, made.table, [ana, ben]);
});

test('an invitation leads to the table in every phase', async () => {
  const world = newWorld();
  const [ana, ben, eve] = await connected(world, 'Ana', 'Ben', 'Eve');
  const made = await makeTable(ana);
  const phase = async (): Promise<unknown> =>
    (await eve.must({ do: 'invited', table: made.table, token: made.invitation })).info.phase;
  expect(await phase()).toBe('gathering');
  await ana.watch(made.table);
  await sitDown(ben, made, 1);
  await world.clock.pass(3000);
  expect(await phase()).toBe('playing');
  await ben.must({ do: 'resign', table: made.table, seat: 1 });
  expect(await phase()).toBe('over');
});
