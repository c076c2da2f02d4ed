import { expect, test } from 'vitest';
import { type Planning, plan, planning, take } from './support/planning.ts';
import { randomFrom } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { stored } from './support/truth.ts';

/** The same table each time, with somebody who watches it. */
async function watched(game: string): Promise<Planning & { readonly eve: TestClient }> {
  const table = await planning(2, { game, options: {}, clock: { days: 1 } });
  const eve = await new TestClient(table.world, 'Eve').connect();
  await eve.watch(table.made.table, table.made.watching);
  return { ...table, eve };
}

test('who plans is told nothing when others do, or call it off', async () => {
  const table = await planning(2);
  const [ana, ben] = table.clients;
  const never = { after: [{ seat: 0, texts: ['pass'] }], texts: ['pass'] };
  expect(await plan(table, 1, { plans: [[never]] })).toHaveProperty('ok');
  const before = ben.sent.length;
  expect(await plan(table, 0, { plans: [[{ ...never, after: [{ seat: 1, texts: ['pass'] }] }]] })).toBeDefined();
  expect(await plan(table, 0, { passes: true })).toHaveProperty('ok');
  await ana.must({ do: 'unplan', table: table.made.table, seat: 0 });
  expect(ben.sent).toHaveLength(before);
  await take(table, 0, 'pass');
  expect(ben.planned).toMatchObject([{ isDue: true }]);
});

/** All that was sent to anybody but the second seat, and when. */
const toOthers = ({ clients: [first], eve }: Awaited<ReturnType<typeof watched>>) => [first.sent, eve.sent];

test.each(['king-is-dead', 'foreign-king', 'claim'])(
  'nobody else can tell a turn that was planned from one by hand at the same moment (%s)',
  async (game) => {
    const [planned, byHand] = [await watched(game), await watched(game)];
    const turn = planned.clients[0].randomTurn(0, randomFrom(game));
    await take(byHand, 0, ...turn);
    const answer = byHand.clients[1].randomTurn(1, randomFrom(game));
    const plans = [[{ after: [{ seat: 0, texts: turn }], texts: answer }]];
    expect(await plan(planned, 1, { plans })).toHaveProperty('ok', {});
    await take(planned, 0, ...turn);
    expect(planned.clients[1].planned).toMatchObject([{ isDue: true }]);
    expect(toOthers(planned)).toEqual(toOthers(byHand));

    const { wakeAt = 0 } = await stored(planned.world, planned.made.table);
    const wait = wakeAt - planned.world.clock.now();
    expect(wait).toBeGreaterThanOrEqual(3000);
    for (const { world } of [planned, byHand]) await world.clock.pass(wait);
    await take(byHand, 1, ...answer);
    expect(planned.clients[0].viewOf(0).turnEnds).toHaveLength(2);
    expect(toOthers(planned)).toEqual(toOthers(byHand));
  },
);
