import { expect, test } from 'vitest';
import { begunTable, connected, makeTable } from './support/tables.ts';
import { everythingIn, expectUpToDate } from './support/truth.ts';
import { newWorld, restarted } from './support/world.ts';

const ROSE = { colour: 'rose', emblem: 'key' } as const;

test('whoever sits down first has what they wish, wherever they sit; who goes leaves it to the next', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table, invitation: token } = await makeTable(ana, { seats: ['open', 'me'], look: ROSE });
  await ana.watch(table);
  const sit = { do: 'sit', table, token, seat: 0, name: 'Ben', saltHash: ben.saltHash() } as const;
  await ben.must({ ...sit, look: { ...ROSE, emblem: 'oak' } });
  expect(ana.info?.seats).toMatchObject([{ look: { emblem: 'oak' } }, { look: ROSE }]);
  expect(ana.info?.seats[0].look).toEqual({ emblem: 'oak' });
  await ben.watch(table);
  await expectUpToDate(world, table, [ana, ben]);
  await ana.must({ do: 'stand', table, seat: 1 });
  expect(ben.info?.seats).toMatchObject([{ look: { colour: 'rose', emblem: 'oak' } }, { kind: 'nobody' }]);
  expect(ben.info?.seats[1].look).toBeUndefined();
});

test('without a wish nothing is told, and what is no colour is refused', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table, invitation: token } = await makeTable(ana, { look: {} });
  await ana.watch(table);
  expect(ana.info?.seats[0]).not.toHaveProperty('look');
  const sit = { do: 'sit', table, token, seat: 1, name: 'Ben', saltHash: ben.saltHash() } as const;
  for (const look of [{ colour: 'url(x)' }, { emblem: 7 }, { colour: 'rose', more: 1 }, 'rose', null])
    expect(await ben.ask({ ...sit, look: look as never })).toMatchObject({ error: { code: 'bad-request' } });
  expect(ana.info?.seats[1]).toEqual({ kind: 'nobody' });
});

test('looks stand beside the record, go along to the next match, outlast a restart, and are forgotten with the name', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, [ana, ben], { look: ROSE });
  await ana.must({ do: 'resign', table, seat: 0 });
  const { record } = await ben.must({ do: 'record', table });
  expect(record).toContain('{"beside":0,"type":"look","seat":0,"colour":"rose","emblem":"key"}');
  const [told] = await world.host.exportTables(ana.player);
  expect(told.info.seats[0].look).toEqual(ROSE);
  expect(told.record).toBe(record);
  const again = restarted(world);
  await again.host.start();
  await ana.connect(again);
  const next = await ana.must({ do: 'rematch', table, saltHashes: [ana.saltHash()] });
  await ana.watch(next.table);
  expect(ana.info?.seats[1]).toMatchObject({ name: 'Ana', look: ROSE });
  // Ben wished for nothing, and keeps what his seat had.
  await ben.connect(again);
  await ben.must({ do: 'rematch', table, saltHashes: [ben.saltHash()] });
  expect(ana.info?.seats[0]).toMatchObject({ name: 'Ben', look: { colour: 'teal', emblem: 'tower' } });
  await again.host.forget(ana.player);
  expect(everythingIn(world)).not.toMatch(/Ana|rose/);
});
