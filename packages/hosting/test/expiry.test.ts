import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, sitDown } from './support/tables.ts';
import { everythingIn } from './support/truth.ts';
import { newWorld } from './support/world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days pass, without every look that there would be in them. */
const quiet = { lookEvery: DAY, sweepEvery: DAY, tickEvery: DAY, beatEvery: DAY };

test('tables that never began go after seven days, running ones never', async () => {
  const world = newWorld('expiry', quiet);
  await world.host.start();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const running = await begunTable(world, [ana, ben]);
  const made = await makeTable(ana);
  await sitDown(ben, made, 1);
  expect(ben.info?.expiresAt).toBe(world.clock.now() + 7 * DAY);
  await world.clock.pass(7 * DAY - 1);
  expect(await ben.ask({ do: 'watch', table: made.table })).toHaveProperty('ok');
  await world.clock.pass(DAY);
  expect(ben.info?.phase).toBe('withdrawn');
  expect(await ben.ask({ do: 'watch', table: made.table })).toMatchObject({ error: { code: 'no-table' } });
  expect(everythingIn(world)).not.toContain(made.invitation);
  await world.clock.pass(400 * DAY);
  expect(await ben.ask({ do: 'watch', table: running.table })).toHaveProperty('ok');
});

test('guests without tables are forgotten after sixty days, those with tables are not', async () => {
  const world = newWorld('guests', quiet);
  await world.host.start();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  await begunTable(world, [ana, ben]);
  await makeTable(cem);
  await world.clock.pass(59 * DAY);
  expect(await cem.must({ do: 'hello', protocol: 1 })).toHaveProperty('player');
  await world.clock.pass(59 * DAY);
  expect(await cem.must({ do: 'hello', protocol: 1 })).toHaveProperty('player');
  await world.clock.pass(62 * DAY);
  expect(await cem.must({ do: 'hello', protocol: 1 })).not.toHaveProperty('player');
  expect(await ana.must({ do: 'hello', protocol: 1 })).toHaveProperty('player');
  expect(world.store.database.prepare('SELECT count(*) AS n FROM requests').get()).toEqual({ n: 0 });
});

test('nothing happens any more once a host is closed', async () => {
  const world = newWorld('closed', quiet);
  await world.host.start();
  const [ana] = await connected(world, 'Ana');
  const made = await begunTable(world, [ana], { seats: ['me', { bot: 'page' }] });
  const storing = ana.ask({ do: 'stop', table: made.table, agrees: true });
  await world.host.close();
  await storing;
  const before = everythingIn(world);
  expect(before).toContain('stopped');
  await world.clock.pass(30 * DAY);
  expect(everythingIn(world)).toBe(before);
  expect(await world.host.answer(ana.player, { id: 'late', do: 'mine' })).toMatchObject({
    error: { code: 'unavailable' },
  });
  expect(world.host.counts()).toEqual({ tables: 0, sessions: 0, watchers: 0 });
});
