import type { NoticeTold } from '@interregnum/protocol';
import { expect, test } from 'vitest';
import { begunTable, connected, type MadeTable, makeTable, playOn, randomFrom, sitDown } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { newWorld } from './support/world.ts';

const CLAIM = { game: 'claim' } as const;
const AFTER = 15_000;
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

const told = ({ sent }: TestClient): NoticeTold[] => sent.flatMap(({ text }) => JSON.parse(text).notice ?? []);
/** What somebody was told of a table, one after the other. */
const toldOf = (client: TestClient, { table }: MadeTable): string[] =>
  told(client)
    .filter((notice) => notice.table === table)
    .map(({ what, name, isSeen }) => [what, name, isSeen && 'seen'].filter(Boolean).join(' '));

const personOf = async (client: TestClient, name: string): Promise<string> =>
  (await client.must<'people'>({ do: 'people' })).people.find((each) => each.name === name)?.person ?? '';

/** Ana and Ben have met, and look at other pages of the app. */
async function met() {
  const world = newWorld('notices');
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, [ana, ben], CLAIM);
  for (const client of [ana, ben]) {
    await client.must({ do: 'unwatch', table });
    await client.must({ do: 'visible', isVisible: true });
  }
  const invite = async (made: MadeTable) =>
    ana.must({ do: 'invite', table: made.table, seat: 1, person: await personOf(ana, 'Ben') });
  return { world, ana, ben, invite };
}

test('who is invited is told by whom, until they sit down or decline; the host is told what they did', async () => {
  const { ana, ben, invite } = await met();
  const [first, second] = [await makeTable(ana), await makeTable(ana)];
  await invite(first);
  await ben.must({ do: 'decline', table: first.table });
  expect(toldOf(ben, first)).toEqual(['invited Ana', 'nothing']);
  expect(toldOf(ana, first)).toEqual(['declined Ben']);
  await invite(second);
  await ben.must({ do: 'sit', table: second.table, seat: 1, name: 'Ben', saltHash: ben.saltHash() });
  expect(toldOf(ben, second)).toEqual(['invited Ana seen', 'look-in']);
  expect(toldOf(ana, second)).toEqual(['look-in']);
});

test('devices are told the same, with the name', async () => {
  const { world, ana, ben, invite } = await met();
  await ben.must({ do: 'subscribe', endpoint: 'https://push.example/ben', keys: KEYS, all: true, tables: {} });
  const made = await makeTable(ana);
  await invite(made);
  await world.clock.pass(AFTER);
  const notice = { table: made.table, ...CLAIM, what: 'invited', name: 'Ana' };
  expect(world.push.sent).toEqual([`https://push.example/ben ${JSON.stringify({ notices: [notice] })}`]);
});

test('who invites again and again rings once in ten minutes', async () => {
  const { world, ana, ben, invite } = await met();
  const [one, other] = [await makeTable(ana), await makeTable(ana)];
  await invite(one);
  await ana.must({ do: 'fill', table: one.table, seat: 1, kind: 'open' });
  await invite(one);
  await invite(other);
  expect(toldOf(ben, one)).toEqual(['invited Ana', 'nothing', 'invited Ana seen']);
  expect(toldOf(ben, other)).toEqual(['invited Ana seen']);
  await world.clock.pass(10 * 60_000);
  const later = await makeTable(ana);
  await invite(later);
  expect(toldOf(ben, later)).toEqual(['invited Ana']);
});

test('a host who looks elsewhere is told who sits down, that all wait for them, and whose turn it is', async () => {
  const { world, ana, ben } = await met();
  const [eve] = await connected(world, 'Eve');
  const seats = { game: 'king-is-dead', options: { seats: 3 }, seats: ['me', 'open', 'open'] } as const;
  const made = await makeTable(ana, { ...seats, seats: [...seats.seats] });
  await sitDown(ben, made, 1);
  expect(toldOf(ana, made)).toEqual(['sat Ben']);
  await sitDown(eve, made, 2);
  expect(toldOf(ana, made)).toEqual(['sat Ben', 'look-in']);
  await ana.watch(made.table);
  await world.clock.pass(3000);
  expect(ana.info?.phase).toBe('playing');
  expect(toldOf(ana, made)).toEqual(['sat Ben', 'look-in']);
  expect(toldOf(eve, made)).toEqual([]);
});

test('by days all who are away are told to look in, and then that the match has begun or that it is their turn', async () => {
  const { world, ana, ben } = await met();
  const made = await makeTable(ana, { game: 'king-is-dead', clock: { days: 3 } });
  await sitDown(ben, made, 1);
  await ben.must({ do: 'unwatch', table: made.table });
  await world.clock.pass(3000);
  expect(toldOf(ana, made)).toEqual(['sat Ben', 'look-in']);
  expect(toldOf(ben, made)).toEqual(['look-in']);
  for (const client of [ben, ana]) {
    await client.watch(made.table);
    await world.clock.pass(0);
    await client.must({ do: 'unwatch', table: made.table });
  }
  expect(toldOf(ben, made)).toEqual(['look-in', 'begun']);
  const [line] = (await ben.must<'mine'>({ do: 'mine' })).tables.filter(({ table }) => table === made.table);
  expect(line).toMatchObject({ clock: { days: 3 }, isNew: true, toAct: 0 });
});

test('a rematch is an invitation to who looks elsewhere', async () => {
  const { world, ana, ben } = await met();
  const made = await begunTable(world, [ana, ben], CLAIM);
  while (await playOn(world, [ana, ben], made, randomFrom('rematch')));
  await ben.must({ do: 'unwatch', table: made.table });
  const { table } = await ana.must<'rematch'>({ do: 'rematch', table: made.table, saltHashes: [ana.saltHash()] });
  await world.clock.pass(0);
  expect(toldOf(ben, { ...made, table })).toEqual(['invited Ana']);
});

test('the list tells the host who has declined, until the match begins', async () => {
  const { ana, ben, invite } = await met();
  const made = await makeTable(ana);
  await invite(made);
  await ben.must({ do: 'decline', table: made.table });
  const [line] = (await ana.must<'mine'>({ do: 'mine' })).tables.filter(({ table }) => table === made.table);
  expect(line).toMatchObject({ declined: ['Ben'], phase: 'gathering' });
});
