import { actingSeat } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { begunTable, connected, type MadeTable, makeTable, playOn, randomFrom, sitDown } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { expectUpToDate, logOf } from './support/truth.ts';
import { newWorld, restarted, type World } from './support/world.ts';

const MINUTE = { turn: 60 } as const;
/** For days that pass quickly. */
const SELDOM = { lookEvery: 3_600_000, beatEvery: 3_600_000, tickEvery: 3_600_000 };

interface Played {
  readonly world: World;
  readonly made: MadeTable;
  readonly clients: readonly TestClient[];
  /** Who is asked, and who is not. */
  readonly asked: TestClient;
  readonly other: TestClient;
}

async function begun(
  wanted: Parameters<typeof begunTable>[2],
  settings: Parameters<typeof newWorld>[1] = {},
): Promise<Played> {
  const world = newWorld('clocks', settings);
  await world.host.start();
  const clients = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, clients, wanted);
  return { world, made, clients, ...byTurn(clients) };
}

function byTurn([ana, ben]: readonly TestClient[]): Pick<Played, 'asked' | 'other'> {
  const isFirst = actingSeat(ana.viewOf(ana.seats[0])) === ana.seats[0];
  return isFirst ? { asked: ana, other: ben } : { asked: ben, other: ana };
}

const runsFor = ({ clocks }: TestClient): number | undefined => clocks?.runs;

test('a table tells its clock to who is invited, and everybody how long they have left', async () => {
  const { world, made, asked, other } = await begun({ clock: { game: 300, increment: 5 } });
  const eve = (await connected(world, 'Eve'))[0];
  const { info } = await eve.must({ do: 'invited', table: made.table, token: made.invitation });
  expect(info).toMatchObject({ clock: { game: 300, increment: 5 }, pauses: [] });
  expect(other.clocks).toEqual({ left: [300_000, 300_000], runs: asked.seats[0] });
  await world.clock.pass(20_000);
  await playOn(world, [asked], made, randomFrom('a'));
  expect(asked.clocks?.left[asked.seats[0]]).toBe(285_000);
  await expectUpToDate(world, made.table, [asked, other]);
});

test('of two the other one wins when time and grace are over, not a moment earlier, and once', async () => {
  const { world, made, asked, other } = await begun({ clock: MINUTE });
  await world.clock.pass(62_000);
  expect(other.info?.phase).toBe('playing');
  await world.clock.pass(1);
  const [seat] = asked.seats;
  expect(other.viewOf(other.seats[0]).end).toEqual({ type: 'end', by: 'time', seat, winners: [1 - seat] });
  expect(other.info?.phase).toBe('over');
  expect(other.clocks?.runs).toBeUndefined();
  await world.clock.pass(600_000);
  expect((await logOf(world, made.table)).filter((line) => line.includes('"by":"time"'))).toHaveLength(1);
});

test('a turn that arrives within the grace counts, a later one does not', async () => {
  const { world, made, asked } = await begun({ clock: MINUTE });
  await world.clock.pass(62_000);
  await playOn(world, [asked], made, randomFrom('late'));
  expect(asked.info?.phase).toBe('playing');
  const late = await begun({ clock: MINUTE });
  // The timer of the host is late: what has arrived after the time is refused all the same.
  await late.world.clock.pass(61_000);
  late.world.clock.set(late.world.clock.now() + 1001);
  const [seat] = late.asked.seats;
  const { token } = late.asked.viewOf(seat);
  const texts = [...late.asked.randomTurn(seat, randomFrom('late'))];
  const answer = await late.asked.ask({ do: 'turn', table: late.made.table, seat, token, texts });
  expect(answer).toMatchObject({ error: { code: 'refused', refused: 'over' } });
});

test('or a bot plays on, as was settled when the table was made', async () => {
  const { world, made, asked, other } = await begun({ clock: MINUTE, whenSeatGoes: { bot: 'squire' } });
  await world.clock.pass(62_001);
  expect(other.info).toMatchObject({
    phase: 'playing',
    seats: expect.arrayContaining([{ kind: 'squire', leftBy: asked.name }]),
  });
  expect(asked.seats).toEqual([]);
  await world.clock.pass(1200);
  expect(actingSeat(other.viewOf(other.seats[0]))).toBe(other.seats[0]);
  expect(runsFor(other)).toBe(other.seats[0]);
  await expectUpToDate(world, made.table, [other]);
});

test('bots have no clock, and the time of people stands while they think', async () => {
  const world = newWorld();
  await world.host.start();
  const [ana] = await connected(world, 'Ana');
  const seats = ['me', { bot: 'page' }] as const;
  const made = await begunTable(world, [ana], { game: 'king-is-dead', seats: [...seats], clock: MINUTE });
  expect(runsFor(ana)).toBe(0);
  await playOn(world, [ana], made, randomFrom('bot'));
  expect(runsFor(ana)).toBeUndefined();
  await world.clock.pass(1200);
  expect(ana.clocks).toEqual({ left: [60_000, 60_000], runs: 0 });
});

test('the first clock starts once all are here', async () => {
  const world = newWorld();
  await world.host.start();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  ben.isHelpful = false;
  const made = await makeTable(ana, { clock: MINUTE });
  await ana.watch(made.table);
  await sitDown(ben, made, 1);
  await world.clock.pass(3000);
  const saltHash = ben.info?.seats[1].saltHash;
  ana.disconnect();
  await ben.must({ do: 'salt', table: made.table, seat: 1, salt: ben.saltOf(saltHash) });
  expect(ben.info?.phase).toBe('playing');
  await world.clock.pass(600_000);
  expect([ben.info?.phase, ben.clocks]).toEqual(['playing', { left: [60_000, 60_000] }]);
  await (await ana.connect()).watch(made.table);
  await world.clock.pass(0);
  expect(ben.clocks?.runs).toBe(byTurn([ana, ben]).asked.seats[0]);
  await world.clock.pass(62_001);
  expect(ben.info?.phase).toBe('over');
});

describe('a pause', () => {
  test('needs everybody, and ends by anyone with ten seconds’ notice', async () => {
    const { world, made, asked, other } = await begun({ clock: MINUTE });
    const { table } = made;
    await world.clock.pass(10_000);
    await asked.must({ do: 'pause', table, wants: true });
    expect(other.info).toMatchObject({ pauses: asked.seats });
    expect(runsFor(other)).toBe(asked.seats[0]);
    await other.must({ do: 'pause', table, wants: true });
    expect(asked.info).toMatchObject({ pauses: [], isPaused: true });
    await world.clock.pass(3_600_000);
    expect(asked.info?.phase).toBe('playing');
    await other.must({ do: 'pause', table, wants: false });
    expect(asked.clocks).toMatchObject({ runs: asked.seats[0], startsIn: 10_000 });
    expect(asked.clocks?.left[asked.seats[0]]).toBe(50_000);
    await world.clock.pass(62_000);
    expect(asked.info?.phase).toBe('playing');
    await world.clock.pass(1);
    expect(asked.info?.phase).toBe('over');
  });

  test('may be withdrawn before all agree, and is refused to strangers and where there is no clock', async () => {
    const { world, made, asked, other } = await begun({ clock: MINUTE });
    const { table } = made;
    await asked.must({ do: 'pause', table, wants: true });
    await asked.must({ do: 'pause', table, wants: false });
    await other.must({ do: 'pause', table, wants: true });
    expect(asked.info).toMatchObject({ pauses: other.seats });
    expect(asked.info?.isPaused).toBeUndefined();
    const [eve] = await connected(world, 'Eve');
    expect(await eve.ask({ do: 'pause', table, wants: true })).toMatchObject({ error: { code: 'no-table' } });
    const free = await begun({});
    const answer = await free.asked.ask({ do: 'pause', table: free.made.table, wants: true });
    expect(answer).toMatchObject({ error: { code: 'not-now' } });
  });
});

test('time in which the server is down is nobody’s', async () => {
  const { world, made, asked, other } = await begun({ clock: MINUTE });
  // It is heard of every five seconds, the first time three before the match began.
  await world.clock.pass(32_000);
  world.clock.stopTimers();
  await world.clock.pass(7_200_000);
  const next = restarted(world);
  await next.host.start();
  for (const client of [asked, other]) await (await client.connect(next)).watchAgain(made.table);
  expect(other.clocks?.left[asked.seats[0]]).toBe(28_000);
  await next.clock.pass(30_000);
  expect(other.info?.phase).toBe('playing');
  await next.clock.pass(1);
  expect(other.info?.phase).toBe('over');
});

test('nobody has to look on: a forgotten table is found when its time is over', async () => {
  const { world, made, asked, other } = await begun({ clock: { days: 3 } }, SELDOM);
  for (const client of [asked, other]) client.disconnect();
  await world.clock.pass(3 * 24 * 3600 * 1000 + SELDOM.lookEvery);
  expect((await logOf(world, made.table)).at(-1)).toContain('"type":"reveal"');
});

test('a seat that nobody holds has no time to lose, and the next one goes on with what is left', async () => {
  const { world, made, asked, other } = await begun({ clock: { game: 300, increment: 0 } });
  const host = asked.info?.isHost === true ? asked : other;
  await world.clock.pass(60_000);
  const { invitation } = await host.must({ do: 'reopen', table: made.table, seat: asked.seats[0] });
  const seat = actingSeat(other.viewOf(other.seats[0] ?? 'audience'));
  expect(host.clocks).toEqual({ left: [300_000, 300_000].with(seat, 240_000) });
  await world.clock.pass(3_600_000);
  const [cem] = await connected(world, 'Cem');
  await cem.must({ do: 'sit', table: made.table, token: invitation, seat, name: 'Cem' });
  await cem.watch(made.table);
  expect(cem.clocks).toEqual({ left: [300_000, 300_000].with(seat, 240_000), runs: seat });
});

test('a rematch is played with the same clock', async () => {
  const { world, made, asked, other } = await begun({ clock: MINUTE });
  await world.clock.pass(63_000);
  const { table } = await asked.must({ do: 'rematch', table: made.table, saltHashes: [asked.saltHash()] });
  await other.must({ do: 'rematch', table: made.table, saltHashes: [other.saltHash()] });
  for (const client of [asked, other]) await client.watch(table);
  await world.clock.pass(3000);
  expect(asked.info).toMatchObject({ phase: 'playing', clock: MINUTE });
  expect(asked.clocks?.runs).toBeDefined();
});

test('the list of tables tells how long is left', async () => {
  const { world, asked, other } = await begun({ clock: { days: 2 } }, SELDOM);
  await world.clock.pass(3_600_000);
  const { tables } = await other.must({ do: 'mine' });
  expect(tables[0]).toMatchObject({ toAct: asked.seats[0], left: 47 * 3_600_000 });
});
