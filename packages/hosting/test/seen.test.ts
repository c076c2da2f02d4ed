import { expect, test } from 'vitest';
import { begunTable, connected, playOn } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { KING, playing } from './support/two-players.ts';
import { newWorld, restarted } from './support/world.ts';

/** How many turns a player is told that they have not been shown, when they open a table anew. */
async function unseenBy(client: TestClient, table: string): Promise<number> {
  const whole = await client.must<'watch'>({ do: 'watch', table });
  return 'matches' in whole ? (whole.unseen ?? 0) : 0;
}

test('what came after the last line that a player was shown is news to them, on every device and after a restart', async () => {
  const { world, made, clients, random, mover } = await playing();
  const { table } = made;
  expect(await unseenBy(mover, table)).toBe(0);
  await mover.must({ do: 'seen', table, seq: mover.seq });
  for (let turn = 0; turn < 3; turn++) await playOn(world, clients, made, random);
  expect(await unseenBy(mover, table)).toBe(3);
  const other = await new TestClient(world, mover.name).connect();
  expect(await unseenBy(other, table)).toBe(3);
  await other.must({ do: 'seen', table, seq: mover.seq });
  await other.must({ do: 'seen', table, seq: 2 });
  expect(await unseenBy(mover, table)).toBe(0);
  // The first of these is the player's own.
  await playOn(world, clients, made, random);
  await playOn(world, clients, made, random);
  await world.host.close();
  const again = restarted(world);
  await again.host.start();
  expect(await unseenBy(await new TestClient(again, mover.name).connect(), table)).toBe(1);
});

test('turns that were taken back since are no news, and nothing is where it is not known what was shown', async () => {
  const { world, made, clients, random, mover, other } = await playing();
  const { table } = made;
  await playOn(world, clients, made, random);
  expect(await unseenBy(other, table)).toBe(0);
  await other.must({ do: 'seen', table, seq: other.seq });
  await playOn(world, clients, made, random);
  await mover.must({ do: 'takeback', table, wants: true });
  await other.must({ do: 'takeback', table, wants: true });
  expect(await unseenBy(other, table)).toBe(0);
  await playOn(world, clients, made, random);
  expect(await unseenBy(other, table)).toBe(1);
});

test('nobody can say of others, or of what has not happened, that it was shown', async () => {
  const { world, made, mover } = await playing();
  const { table } = made;
  const [stranger] = await connected(world, 'Cleo');
  expect(await stranger.must({ do: 'seen', table, seq: 3 })).toEqual({});
  await mover.must({ do: 'seen', table, seq: mover.seq + 1 });
  const [rows] = await world.store.transaction([{ sql: 'SELECT seen FROM members', values: [] }]);
  expect(rows.map(({ seen }) => seen)).toEqual([null, null]);
});

test('a glance is what a player sees now, without what led there; for strangers there is none', async () => {
  const { world, made, clients } = await playing({ ...KING, options: { advanced: true } });
  const [ana] = clients;
  const [stranger] = await connected(world, 'Cleo');
  const { match } = await ana.must<'glance'>({ do: 'glance', table: made.table });
  const whole = await ana.must<'watch'>({ do: 'watch', table: made.table });
  expect(match?.updates).toEqual([]);
  expect([match?.viewer, match?.token]).toEqual([0, 'matches' in whole && whole.matches?.[0].token]);
  expect(match?.first).not.toEqual('matches' in whole && whole.matches?.[0].first);
  expect(await stranger.ask({ do: 'glance', table: made.table })).toMatchObject({ error: { code: 'no-table' } });
});

test('before the deal there is nothing to glance at', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { table } = await begunTable(world, [ana], { seats: ['me', 'open'] });
  expect(await ana.must({ do: 'glance', table })).toEqual({});
});

test('turns of their own that a player took before all others are no news', async () => {
  const { world, made, clients, random, mover, other } = await playing();
  const { table } = made;
  await mover.must({ do: 'seen', table, seq: mover.seq });
  await other.must({ do: 'seen', table, seq: other.seq });
  await playOn(world, clients, made, random);
  expect([await unseenBy(mover, table), await unseenBy(other, table)]).toEqual([1, 0]);
  await playOn(world, clients, made, random);
  expect([await unseenBy(mover, table), await unseenBy(other, table)]).toEqual([2, 1]);
});
