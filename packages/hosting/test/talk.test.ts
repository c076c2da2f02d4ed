import { expect, test } from 'vitest';
import { connected } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { everythingIn, expectUpToDate, logOf, stored } from './support/truth.ts';
import { playing } from './support/two-players.ts';
import { idFrom, restarted } from './support/world.ts';

type Said = Parameters<TestClient['ask']>[0] & { do: 'say' };

const say = (client: TestClient, table: string, said: Said['said'], more: Partial<Said> = {}) =>
  client.ask({ do: 'say', table, said, ...more });
const textsOf = ({ heard }: TestClient): string[] =>
  heard.map(({ said }) => ('text' in said ? said.text : JSON.stringify(said)));

test('what is said is stored, told to everybody at the table, and makes no turn stale', async () => {
  const { world, made, clients, mover, other } = await playing();
  const before = await logOf(world, made.table);
  expect(await say(mover, made.table, { phrase: 'good-luck' })).toHaveProperty('ok');
  expect(await say(other, made.table, { reaction: 'smile' })).toHaveProperty('ok');
  expect(await say(other, made.table, { text: 'Bonne chance !' })).toHaveProperty('ok');
  const [seat, another] = [mover.seats[0], other.seats[0]];
  expect(mover.heard).toMatchObject([
    { number: 1, seat, said: { phrase: 'good-luck' } },
    { number: 2, seat: another, said: { reaction: 'smile' } },
    { number: 3, seat: another, said: { text: 'Bonne chance !' } },
  ]);
  expect(JSON.stringify(mover.heard)).not.toContain(mover.player);
  expect(await logOf(world, made.table)).toEqual(before);
  await expectUpToDate(world, made.table, clients);
});

test('who comes later is told what was said, also after a restart', async () => {
  const { world, made, mover, other } = await playing();
  await say(mover, made.table, { text: 'one' });
  const next = restarted(world);
  await next.host.start();
  await (await other.connect(next)).watch(made.table);
  expect(textsOf(other)).toEqual(['one', 'one']);
  await say(other, made.table, { text: 'two' });
  expect((await stored(next, made.table)).talk.map(({ number }) => number)).toEqual([1, 2]);
});

test('who watches hears the players, but players hear those who watch only once the match is over', async () => {
  const { world, made, mover, other } = await playing();
  const [eve, dan] = await connected(world, 'Eve', 'Dan');
  for (const client of [eve, dan]) await client.watch(made.table, made.watching);
  const token = { token: made.watching, name: 'Eve' };
  await say(mover, made.table, { text: 'hello' });
  await say(eve, made.table, { text: 'he holds Plot' }, token);
  expect(textsOf(dan)).toEqual(['hello', 'he holds Plot']);
  expect(dan.heard[1]).toMatchObject({ name: 'Eve' });
  expect([textsOf(mover), textsOf(other)]).toEqual([['hello'], ['hello']]);
  await mover.watch(made.table);
  expect(textsOf(mover)).toEqual(['hello', 'hello']);
  await mover.must({ do: 'resign', table: made.table, seat: mover.seats[0] });
  await other.watch(made.table);
  expect(textsOf(other).slice(1)).toEqual(['hello', 'he holds Plot']);
});

test('a flood is refused, and only the latest lines are kept', async () => {
  const { world, made, mover } = await playing();
  for (let nth = 0; nth < 5; nth++) expect(await say(mover, made.table, { text: `${nth}` })).toHaveProperty('ok');
  expect(await say(mover, made.table, { phrase: 'hello' })).toMatchObject({ error: { code: 'too-many', seconds: 10 } });
  await world.clock.pass(10_000);
  expect(await say(mover, made.table, { phrase: 'hello' })).toHaveProperty('ok');
  for (let nth = 0; nth < 120; nth++) {
    await world.clock.pass(3000);
    await say(mover, made.table, { text: `more ${nth}` });
  }
  expect((await stored(world, made.table)).talk).toHaveLength(100);
});

test('strangers cannot speak, nor is anything said that is no text', async () => {
  const { world, made, mover } = await playing();
  const [eve] = await connected(world, 'Eve');
  expect(await say(eve, made.table, { text: 'hi' })).toMatchObject({ error: { code: 'no-table' } });
  expect(await say(eve, made.table, { text: 'hi' }, { token: idFrom('wrong') })).toMatchObject({
    error: { code: 'no-table' },
  });
  for (const text of ['', 'two\nlines', '\u202egnirts', 'x'.repeat(201)])
    expect(await say(mover, made.table, { text })).toMatchObject({ error: { code: 'bad-request' } });
  expect(mover.heard).toEqual([]);
});

test('the host switches words off; phrases and reactions stay', async () => {
  const { made, mover, other } = await playing();
  const [host, guest] = mover.info?.isHost ? [mover, other] : [other, mover];
  const { table } = made;
  expect(await guest.ask({ do: 'quiet', table, isQuiet: true })).toMatchObject({ error: { code: 'not-creator' } });
  await host.must({ do: 'quiet', table, isQuiet: true });
  expect(guest.info?.isQuiet).toBe(true);
  expect(await say(guest, table, { text: 'but' })).toMatchObject({ error: { code: 'quiet' } });
  expect(await say(guest, table, { reaction: 'sad' })).toHaveProperty('ok');
  await host.must({ do: 'quiet', table, isQuiet: false });
  expect(await say(guest, table, { text: 'thanks' })).toHaveProperty('ok');
});

test('a report is told to the host alone', async () => {
  const { made, mover, other } = await playing();
  const [host, guest] = mover.info?.isHost ? [mover, other] : [other, mover];
  await say(host, made.table, { text: 'rude' });
  const heard = guest.heard.length;
  await guest.must({ do: 'report', table: made.table, number: 1 });
  expect(host.heard.at(-1)).toMatchObject({ number: 1, isReported: true });
  expect(guest.heard).toHaveLength(heard);
});

test('who has said what is reported is told nothing of it', async () => {
  const { made, mover, other } = await playing();
  const [host, guest] = mover.info?.isHost ? [mover, other] : [other, mover];
  await say(guest, made.table, { text: 'rude' });
  const before = guest.sent.length;
  await host.must({ do: 'report', table: made.table, number: 1 });
  expect(guest.sent).toHaveLength(before);
});

test('who watched and goes for good takes along what they said', async () => {
  const { world, made, mover } = await playing();
  const [eve] = await connected(world, 'Eve');
  await eve.watch(made.table, made.watching);
  await say(eve, made.table, { text: 'forget me' }, { token: made.watching, name: 'Eve' });
  await mover.must({ do: 'resign', table: made.table, seat: mover.seats[0] });
  await world.host.forget(eve.player);
  const heard = mover.heard.length;
  await mover.watch(made.table);
  expect(textsOf(mover).slice(heard)).toEqual([]);
});

test('who goes for good takes along what they said', async () => {
  const { world, made, mover, other } = await playing();
  await say(mover, made.table, { text: 'forget me' });
  await say(other, made.table, { text: 'not me' });
  await world.host.forget(mover.player);
  expect(everythingIn(world)).not.toContain('forget me');
  expect(JSON.stringify(world.store.database.prepare('SELECT * FROM talk').all())).not.toContain('forget me');
  await other.watch(made.table);
  expect(textsOf(other).slice(2)).toEqual(['not me']);
});
