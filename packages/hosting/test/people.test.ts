import type { Answers, TableLine } from '@interregnum/protocol';
import { expect, test } from 'vitest';
import { begunTable, connected, makeTable, sitDown } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { everythingIn, expectUpToDate } from './support/truth.ts';
import { newWorld } from './support/world.ts';

const peopleOf = (client: TestClient): Promise<Answers['people']> => client.must<'people'>({ do: 'people' });

/** What a player calls another one by. */
async function personOf(client: TestClient, name: string): Promise<string> {
  const found = (await peopleOf(client)).people.find((each) => each.name === name);
  return found?.person ?? '0'.repeat(64);
}

async function invite(host: TestClient, name: string, table: string, seat = 1) {
  return host.ask({ do: 'invite', table, seat, person: await personOf(host, name) });
}

const linesOf = async (client: TestClient): Promise<readonly TableLine[]> =>
  (await client.must<'mine'>({ do: 'mine' })).tables;

/** Ana and Ben have met at a table; Eve is a stranger who has one of her own. */
async function met() {
  const world = newWorld('people');
  const [ana, ben, eve] = await connected(world, 'Ana', 'Ben', 'Eve');
  const played = await begunTable(world, [ana, ben]);
  await makeTable(eve);
  await world.clock.pass(1000);
  return { world, ana, ben, eve, played };
}

test('those who have been at a table together are listed, each by a name that nobody else has for them', async () => {
  const { world, ana, ben, eve } = await met();
  const cem = (await connected(world, 'Cem'))[0];
  await begunTable(world, [cem, ben]);
  const { people, hidden, isInvitable } = await peopleOf(ana);
  expect({ hidden, isInvitable }).toEqual({ hidden: [], isInvitable: true });
  expect(people).toMatchObject([{ name: 'Ben', tables: 1, isInvitable: true }]);
  expect((await peopleOf(ben)).people.map(({ name }) => name)).toEqual(['Cem', 'Ana']);
  expect((await peopleOf(eve)).people).toEqual([]);
  expect(await personOf(cem, 'Ben')).not.toBe(people[0].person);
  expect(JSON.stringify([people, await peopleOf(ben)])).not.toContain(ben.player);
});

test('sitting at a table that does not begin is not meeting', async () => {
  const { ana, eve } = await met();
  const made = await makeTable(ana, { seats: ['me', 'open', 'open'], options: { seats: 3 }, game: 'king-is-dead' });
  await sitDown(eve, made, 1);
  expect((await peopleOf(eve)).people).toEqual([]);
});

test('an invitation stands in the other’s tables, and the seat is theirs without a link', async () => {
  const { world, ana, ben } = await met();
  const { table } = await makeTable(ana);
  await ana.watch(table);
  expect(await invite(ana, 'Ben', table)).toHaveProperty('ok');
  expect(ana.info?.seats[1]).toEqual({ kind: 'nobody', keptFor: 'Ben' });
  const [line] = await linesOf(ben);
  expect(line).toMatchObject({ table, invitedBy: 'Ana', seats: [{ name: 'Ana' }, { isKeptForYou: true }] });
  expect((await linesOf(ana))[0]).not.toHaveProperty('invitedBy');
  await expectUpToDate(world, table, [ana]);
  await ben.must({ do: 'sit', table, seat: 1, name: 'Ben', saltHash: ben.saltHash() });
  await ben.watch(table);
  await world.clock.pass(3000);
  expect(ana.info?.phase).toBe('playing');
  expect((await linesOf(ben))[0]).not.toHaveProperty('invitedBy');
});

test('who declines has the table no more; its creator is told, and cannot ask again', async () => {
  const { world, ana, ben } = await met();
  const { table } = await makeTable(ana);
  await ana.watch(table);
  await invite(ana, 'Ben', table);
  const decline = { do: 'decline', table, id: 'no' } as const;
  expect(await ben.ask(decline)).toHaveProperty('ok');
  expect(await ben.ask(decline)).toHaveProperty('ok');
  expect(ana.info).toMatchObject({ declined: ['Ben'], seats: [{ name: 'Ana' }, { kind: 'nobody' }] });
  expect(ana.info?.seats[1]).not.toHaveProperty('keptFor');
  expect((await linesOf(ben)).some((line) => line.table === table)).toBe(false);
  expect(await ben.ask({ do: 'watch', table, token: 'x'.repeat(22) })).toMatchObject({ error: { code: 'no-table' } });
  expect(await invite(ana, 'Ben', table)).toMatchObject({ error: { code: 'no-person' } });
  await expectUpToDate(world, table, [ana]);
});

test('nobody reaches a stranger, and not even an acquaintance but by their own list', async () => {
  const { world, ana, ben, eve } = await met();
  const own = await makeTable(eve);
  const before = everythingIn(world);
  const person = await personOf(ana, 'Ben');
  const asked = { do: 'invite', seat: 1, person } as const;
  expect(await eve.ask({ ...asked, table: own.table })).toMatchObject({ error: { code: 'no-person' } });
  expect(await ana.ask({ ...asked, table: own.table })).toMatchObject({ error: { code: 'no-table' } });
  expect(await eve.ask({ do: 'hide', person, isHidden: true })).toMatchObject({ error: { code: 'no-person' } });
  expect(await ben.ask({ do: 'decline', table: own.table })).toMatchObject({ error: { code: 'no-table' } });
  expect(everythingIn(world)).toBe(before);
});

test('a seat is kept only while it is open, before the deal, by the creator', async () => {
  const { world, ana, ben, played } = await met();
  const made = await makeTable(ana);
  const { table } = made;
  expect(await invite(ana, 'Ben', played.table)).toMatchObject({ error: { code: 'begun' } });
  expect(await invite(ana, 'Ben', table, 0)).toMatchObject({ error: { code: 'seat-taken' } });
  expect(await invite(ana, 'Ben', table, 3)).toMatchObject({ error: { code: 'no-seat' } });
  await invite(ana, 'Ben', table);
  expect(await invite(ana, 'Ben', table)).toMatchObject({ error: { code: 'seat-taken' } });
  expect(await invite(ben, 'Ana', table)).toMatchObject({ error: { code: 'not-creator' } });
  await ana.must({ do: 'fill', table, seat: 1, kind: 'open' });
  expect(await ben.ask({ do: 'decline', table })).toMatchObject({ error: { code: 'no-table' } });
  await expectUpToDate(
    world,
    table,
    [ana].filter((client) => client.info?.table === table),
  );
});

test('who is hidden finds the other no more and cannot invite them, until they are shown again', async () => {
  const { ana, ben } = await met();
  const { table } = await makeTable(ana);
  const [anaToBen, benToAna] = [await personOf(ben, 'Ana'), await personOf(ana, 'Ben')];
  for (const _ of ['once', 'twice']) await ben.must({ do: 'hide', person: anaToBen, isHidden: true });
  expect(await peopleOf(ben)).toMatchObject({ people: [], hidden: [{ person: anaToBen, name: 'Ana' }] });
  expect(await peopleOf(ana)).toMatchObject({ people: [], hidden: [] });
  const asked = { do: 'invite', table, seat: 1, person: benToAna } as const;
  expect(await ana.ask(asked)).toMatchObject({ error: { code: 'no-person' } });
  await ben.must({ do: 'hide', person: anaToBen, isHidden: false });
  expect(await ana.ask(asked)).toHaveProperty('ok');
});

test('who wants no invitations gets none', async () => {
  const { ana, ben } = await met();
  const { table } = await makeTable(ana);
  await ben.must({ do: 'invitable', isInvitable: false });
  expect((await peopleOf(ben)).isInvitable).toBe(false);
  expect((await peopleOf(ana)).people[0]).not.toHaveProperty('isInvitable');
  expect(await invite(ana, 'Ben', table)).toMatchObject({ error: { code: 'no-person' } });
  await ben.must({ do: 'invitable', isInvitable: true });
  expect(await invite(ana, 'Ben', table)).toHaveProperty('ok');
});

test('nobody is flooded with invitations', async () => {
  const { ana } = await met();
  const codes: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    const { table } = await makeTable(ana);
    const answer = await invite(ana, 'Ben', table);
    codes.push('error' in answer ? answer.error.code : 'ok');
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', 'too-many', 'too-many']);
});

test('nobody is flooded with invitations that are sent at once', async () => {
  const { ana, ben } = await met();
  const person = await personOf(ana, 'Ben');
  const tables = [];
  for (let count = 0; count < 8; count++) tables.push((await makeTable(ana)).table);
  const answers = await Promise.all(tables.map((table) => ana.ask({ do: 'invite', table, seat: 1, person })));
  expect(answers.filter((answer) => 'ok' in answer)).toHaveLength(3);
  expect((await linesOf(ben)).filter(({ invitedBy }) => invitedBy !== undefined)).toHaveLength(3);
  expect((await linesOf(ben)).filter(({ invitedBy }) => invitedBy === 'Ana')).toHaveLength(3);
});

test('who is deleted goes from all lists, with what they have declined', async () => {
  const { world, ana, ben } = await met();
  const { table } = await makeTable(ana);
  await ana.watch(table);
  await invite(ana, 'Ben', table);
  await ben.must({ do: 'decline', table });
  await ben.must({ do: 'hide', person: await personOf(ben, 'Ana'), isHidden: true });
  expect(await world.host.exportPeople(ben.player)).toEqual({ hidden: ['Ana'], isInvitable: true });
  await world.host.forget(ben.player);
  expect(ana.info).not.toHaveProperty('declined');
  expect((await peopleOf(ana)).people).toEqual([]);
  expect(everythingIn(world)).not.toContain('Ben');
});

test('what a guest has hidden stays so when they are another player, and invitations come along', async () => {
  const { world, ana, ben, eve } = await met();
  await ben.must({ do: 'hide', person: await personOf(ben, 'Ana'), isHidden: true });
  await world.host.handOver(ben.player, eve.player);
  expect(await world.host.exportPeople(eve.player)).toEqual({ hidden: ['Ana'], isInvitable: true });
  expect((await peopleOf(ana)).people).toEqual([]);
  await eve.must({ do: 'hide', person: (await peopleOf(eve)).hidden[0].person, isHidden: false });
  const { table } = await makeTable(ana);
  await invite(ana, 'Eve', table);
  await world.host.handOver(eve.player, ben.player);
  expect((await linesOf(ben)).find((line) => line.table === table)).toMatchObject({ invitedBy: 'Ana' });
});
