import { FastRandom } from '@interregnum/kernel';
import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import { dayOf, endOf } from '../src/holidays/calendar.ts';
import { begunTable, connected, playOn } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { logOf } from './support/truth.ts';
import { newWorld, restarted, type World } from './support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GRACE = 2000;
/** For days that pass quickly. */
const LOOK = 10 * MINUTE;
const SELDOM = { lookEvery: LOOK, beatEvery: LOOK, tickEvery: LOOK };

async function begun(clock: { days: number } | { turn: number } = { days: 2 }) {
  const world = newWorld('holidays', SELDOM);
  await world.host.start();
  const clients = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, clients, { clock });
  const seat = actingSeat(clients[0].viewOf(0));
  return { world, made, clients, seat, asked: clients[seat], other: clients[1 - seat] };
}

const isOver = async (world: World, table: string): Promise<boolean> =>
  (await logOf(world, table)).some((line) => line.includes('"by":"time"'));

test('who is on holiday loses no time, everybody sees until when, and what was left goes on afterwards', async () => {
  const { world, made, seat, asked, other } = await begun();
  await world.clock.pass(DAY / 2);
  const today = dayOf(world.clock.now());
  const holiday = await asked.must<'begin-holiday'>({ do: 'begin-holiday', last: today + 4 });
  expect(holiday).toEqual({ left: 25, until: endOf(today + 4) });
  expect(other.info?.seats[seat]).toMatchObject({ holidayUntil: holiday.until });
  expect(other.clocks?.runs).toBeUndefined();
  await world.clock.pass(endOf(today + 4) - world.clock.now() + LOOK);
  expect(other.info?.seats[seat].holidayUntil).toBeUndefined();
  expect(other.clocks?.runs).toBe(seat);
  expect(Math.abs((other.clocks?.left[seat] ?? 0) - 1.5 * DAY)).toBeLessThan(LOOK);
  await world.clock.pass(1.5 * DAY - 2 * LOOK);
  expect(await isOver(world, made.table)).toBe(false);
  await world.clock.pass(4 * LOOK);
  expect(await isOver(world, made.table)).toBe(true);
});

test('a holiday that is ended early, and a question that comes within one, are alike', async () => {
  const { world, made, clients, seat, asked, other } = await begun();
  await other.must({ do: 'begin-holiday' });
  expect(asked.clocks?.runs).toBe(seat);
  await playOn(world, clients, made, new FastRandom('holiday'));
  while (actingSeat(clients[0].viewOf(0)) === seat) await playOn(world, clients, made, new FastRandom('holiday'));
  expect(asked.clocks?.runs).toBeUndefined();
  await world.clock.pass(5 * DAY);
  expect(await other.must({ do: 'end-holiday' })).toEqual({ left: 24 });
  expect(asked.clocks).toMatchObject({ runs: 1 - seat });
  expect(asked.clocks?.left[1 - seat]).toBe(2 * DAY);
});

test('a holiday survives a restart, and ends while no host is up', async () => {
  const { world, made, seat, asked } = await begun();
  const today = dayOf(world.clock.now());
  await asked.must({ do: 'begin-holiday', last: today + 1 });
  world.clock.stopTimers();
  const again = restarted(world, SELDOM);
  await again.host.start();
  await world.clock.pass(DAY / 4);
  expect(await isOver(again, made.table)).toBe(false);
  world.clock.stopTimers();
  world.clock.set(endOf(today + 1) + 10 * DAY);
  const last = restarted(world, SELDOM);
  await last.host.start();
  await asked.connect(last);
  await asked.watchAgain(made.table);
  expect(asked.clocks?.runs).toBe(seat);
  expect(asked.clocks?.left[seat]).toBeGreaterThan(2 * DAY - 2 * LOOK);
});

test('days are those of a year, and cannot be overdrawn', async () => {
  const { world, asked } = await begun();
  const today = dayOf(world.clock.now());
  expect(await asked.must({ do: 'begin-holiday', last: today + 300 })).toEqual({ left: 0, until: endOf(today + 29) });
  expect(await asked.must({ do: 'begin-holiday', last: today + 9 })).toEqual({ left: 20, until: endOf(today + 9) });
  expect(await asked.must({ do: 'begin-holiday' })).toEqual({ left: 0, until: endOf(today + 29) });
  world.clock.set(endOf(today + 29));
  expect(await asked.ask({ do: 'begin-holiday' })).toMatchObject({ error: { code: 'no-days' } });
  expect(await asked.must({ do: 'end-holiday' })).toEqual({ left: 0 });
  world.clock.set(Date.parse('2028-01-01'));
  expect(await asked.must({ do: 'holiday' })).toEqual({ left: 30 });
  expect(await asked.ask({ do: 'begin-holiday', last: 3 })).toMatchObject({
    error: { code: 'bad-request', path: 'last' },
  });
  const [stranger] = await connected(world, 'Cleo');
  expect(await stranger.ask({ do: 'begin-holiday' })).toMatchObject({ error: { code: 'no-player' } });
});

test('clocks that do not count in days run on', async () => {
  const { world, made, asked, seat } = await begun({ turn: 60 });
  await asked.must({ do: 'begin-holiday' });
  expect(asked.clocks?.runs).toBe(seat);
  await world.clock.pass(LOOK);
  expect(await isOver(world, made.table)).toBe(true);
});

test('a guest who signs in brings holidays along, and nothing of a player who goes is kept', async () => {
  const { world, asked, other } = await begun();
  await asked.must({ do: 'begin-holiday' });
  await world.host.handOver(asked.player, other.player);
  expect(await other.must({ do: 'holiday' })).toMatchObject({ left: 0 });
  expect(await world.host.exportHolidays(other.player)).toHaveLength(1);
  await world.host.forget(other.player);
  expect(await world.host.exportHolidays(other.player)).toEqual([]);
});

/** A player in both seats of a table, and how long their clock has run since they were asked. */
interface Watched {
  readonly client: TestClient;
  readonly table: string;
  ran: number;
  /** By how much a time-out may be late: for holidays that are seen to end a little later, and for crashes. */
  slack: number;
  until: number;
  isOver: boolean;
}

/** Tables with days to think, and players who go on holiday while hosts come and go. It counts by itself. */
class Storm {
  private world: World;
  private readonly random: FastRandom;
  readonly tables: Watched[] = [];

  constructor(seed: number) {
    this.random = new FastRandom(`holidays ${seed}`);
    this.world = newWorld(`storm ${seed}`, SELDOM);
  }

  async begin(count: number): Promise<void> {
    await this.world.host.start();
    for (let nth = 0; nth < count; nth++) {
      const [client] = await connected(this.world, `Player ${nth}`);
      const { table } = await begunTable(this.world, [client], { seats: ['me', 'me'], clock: { days: 1 } });
      for (const each of this.tables) each.ran += 3000;
      this.tables.push({ client, table, ran: 0, slack: 0, until: 0, isOver: false });
    }
  }

  async step(): Promise<void> {
    const { random, tables } = this;
    const each = tables[random.below(tables.length)];
    const kind = random.below(10);
    if (kind < 5) await this.pass(random.below(10 * HOUR));
    else if (kind < 6) await this.crash();
    else if (!each.isOver) await (kind < 8 ? this.leaveOrReturn(each) : this.play(each));
    for (const watched of tables) if (!watched.isOver) await this.look(watched);
  }

  private async pass(time: number): Promise<void> {
    const now = this.world.clock.now();
    await this.world.clock.pass(time);
    for (const each of this.tables) each.ran += Math.max(0, now + time - Math.max(now, each.until));
  }

  private async crash(): Promise<void> {
    const { clock } = this.world;
    clock.stopTimers();
    clock.set(clock.now() + this.random.below(2 * DAY));
    this.world = restarted(this.world, SELDOM);
    await this.world.host.start();
    for (const each of this.tables) {
      await each.client.connect(this.world);
      await each.client.watchAgain(each.table);
      each.slack += LOOK + 1000;
    }
  }

  private async leaveOrReturn(each: Watched): Promise<void> {
    const now = this.world.clock.now();
    const last = dayOf(now) + this.random.below(3);
    if (each.until > now) {
      await each.client.must({ do: 'end-holiday' });
      each.until = 0;
    } else if ('ok' in (await each.client.ask({ do: 'begin-holiday', last }))) each.until = endOf(last);
    each.slack += LOOK;
  }

  private async play(each: Watched): Promise<void> {
    const made = { table: each.table, invitation: '', watching: '' };
    if (!(await playOn(this.world, [each.client], made, this.random))) return;
    each.ran = 0;
    each.slack = 0;
  }

  /** A match that is over was so at its time; one that is not has time left. */
  private async look(each: Watched): Promise<void> {
    const ends = (await logOf(this.world, each.table)).filter((line) => line.includes('"type":"end"'));
    expect(ends.length).toBeLessThan(2);
    each.isOver = ends.length > 0;
    if (!each.isOver) expect(each.ran).toBeLessThan(DAY + GRACE + 2 * LOOK + each.slack);
    else if (ends[0].includes('"by":"time"')) expect(each.ran).toBeGreaterThan(DAY);
  }
}

test.each([1, 2, 3])(
  'however all follows one another, no deadline is missed, early, or fires twice (%i)',
  async (seed) => {
    const storm = new Storm(seed);
    await storm.begin(8);
    for (let step = 0; step < 60; step++) await storm.step();
    expect(storm.tables.filter(({ isOver }) => isOver).length).toBeGreaterThan(2);
  },
);
