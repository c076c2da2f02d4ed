import { FastRandom } from '@interregnum/kernel';
import type { ClockSetting } from '@interregnum/protocol';
import { expect, test } from 'vitest';
import { SETTINGS } from '../src/index.ts';
import { SimulatedClock } from './support/simulated-clock.ts';
import { begunTable, connected, playOn } from './support/tables.ts';
import type { TestClient } from './support/test-client.ts';
import { logOf } from './support/truth.ts';
import { newWorld, restarted, type World } from './support/world.ts';

const GRACE = 2000;
/** How much later than its deadline and grace a time-out may come: tables that nobody watches are looked for from time to time. */
const LATE = SETTINGS.lookEvery + 1000;
/** By how much one leap of the clock, and one crash of the host, may bring a deadline nearer or put it off. */
const LEAP = 2000;
const CRASH = SETTINGS.beatEvery + 1000;

const SETTINGS_TRIED: readonly ClockSetting[] = [
  { turn: 15 },
  { turn: 60 },
  { game: 60, increment: 0 },
  { game: 90, increment: 10 },
];

/** A table with one player in both seats, and when its time is to be over, in milliseconds in which the host was up. */
interface Watched {
  readonly table: string;
  readonly client: TestClient;
  readonly random: FastRandom;
  /** The earliest and the latest moment at which it may be over; none while clocks stand. */
  due: { earliest: number; latest: number } | undefined;
  isOver: boolean;
  isConnected: boolean;
}

/** Many tables, one clock, and a host that comes and goes. The oracle counts by itself the time in which a host is up. */
class Storm {
  private world: World;
  private readonly random: FastRandom;
  private readonly tables: Watched[] = [];
  private up = 0;
  timedOut = 0;

  constructor(seed: string) {
    this.random = new FastRandom(seed);
    this.world = newWorld(seed, {}, { clock: new SimulatedClock() });
  }

  async begin(count: number): Promise<void> {
    await this.world.host.start();
    for (let nth = 0; nth < count; nth++) {
      const [client] = await connected(this.world, `Player ${nth}`);
      const clock = SETTINGS_TRIED[this.random.below(SETTINGS_TRIED.length)];
      const settings = { seats: ['me' as const, 'me' as const], clock, watch: 'nobody' as const };
      const begin = this.world.clock.now();
      const { table } = await begunTable(this.world, [client], settings);
      this.up += this.world.clock.now() - begin;
      const random = new FastRandom(`${nth}`);
      this.tables.push({ table, client, random, due: undefined, isOver: false, isConnected: true });
      for (const each of this.tables) await this.look(each);
    }
  }

  /** Something happens, and everything is as the oracle says. */
  async step(): Promise<void> {
    const kind = this.random.below(100);
    if (kind < 55) await this.pass(this.random.below(8000));
    else if (kind < 60) await this.leap();
    else if (kind < 65) await this.crash();
    else await this.act(this.tables[this.random.below(this.tables.length)]);
    for (const each of this.tables) await this.look(each);
  }

  private async pass(milliseconds: number): Promise<void> {
    await this.world.clock.pass(milliseconds);
    this.up += milliseconds;
  }

  /** The machine's clock runs ahead, or it was asleep. */
  private async leap(): Promise<void> {
    const { clock } = this.world;
    clock.set(clock.now() + 60_000 + this.random.below(3_600_000));
    await clock.pass(0);
    for (const { due } of this.tables) if (due !== undefined) due.earliest -= LEAP;
  }

  private async crash(): Promise<void> {
    const { clock } = this.world;
    clock.stopTimers();
    clock.set(clock.now() + this.random.below(3_600_000));
    this.world = restarted(this.world);
    await this.world.host.start();
    for (const each of this.tables) {
      if (each.due !== undefined) each.due.latest += CRASH;
      each.isConnected = false;
    }
    for (const each of this.tables) if (this.random.below(2) === 0) await this.join(each);
  }

  private async join(each: Watched): Promise<void> {
    await each.client.connect(this.world);
    await each.client.watchAgain(each.table);
    each.isConnected = true;
    this.expectFrom(each);
  }

  /** What was just told says when time is over. */
  private expectFrom(each: Watched): void {
    const { clocks, info } = each.client;
    if (info?.phase === 'over') return;
    const { runs } = clocks ?? {};
    const rest = clocks === undefined || runs === undefined ? undefined : clocks.left[runs] + (clocks.startsIn ?? 0);
    if (rest === undefined) each.due = undefined;
    // With nothing left, some of the grace may be over, too.
    else each.due = { earliest: this.up + (rest === 0 ? 0 : rest + GRACE), latest: this.up + rest + GRACE + LATE };
  }

  private async act(each: Watched): Promise<void> {
    if (each.isOver) return;
    if (!each.isConnected) return this.join(each);
    const { client, table, random } = each;
    const kind = random.below(10);
    if (kind === 0) {
      client.disconnect();
      each.isConnected = false;
    } else if (kind < 4) {
      const answer = await client.ask({ do: 'pause', table, wants: client.info?.isPaused !== true });
      if ('ok' in answer) this.expectFrom(each);
    } else if (client.info?.phase === 'playing') {
      await playOn(this.world, [client], { table, invitation: '', watching: '' }, random);
      this.expectFrom(each);
    }
  }

  /** A match that is over was so at its time; one that is not has time left. */
  private async look(each: Watched): Promise<void> {
    if (each.isOver) return;
    const { due } = each;
    const ends = (await logOf(this.world, each.table)).filter((line) => line.includes('"type":"end"'));
    each.isOver = ends.length > 0;
    if (ends.length === 0) {
      if (due === undefined) this.expectFrom(each);
      else expect(this.up).toBeLessThanOrEqual(due.latest);
    } else if (ends[0].includes('"by":"time"')) {
      expect(ends).toHaveLength(1);
      expect(this.up).toBeGreaterThanOrEqual(due?.earliest ?? Number.POSITIVE_INFINITY);
      this.timedOut++;
    }
  }

  get open(): number {
    return this.tables.filter(({ isOver }) => !isOver).length;
  }
}

/**
 * So many tables whose players answer, pause, leave and forget, under leaps of the clock, sleep and crashes: nobody's time is over
 * early by more than its grace, late, or twice.
 */
export function noDeadlineFails(storms: number, tables: number): void {
  test('no deadline is missed, early, or fires twice', async () => {
    let timedOut = 0;
    for (let nth = 0; nth < storms; nth++) {
      const storm = new Storm(`storm ${nth}`);
      await storm.begin(tables);
      for (let step = 0; step < 60 && storm.open > 0; step++) await storm.step();
      timedOut += storm.timedOut;
    }
    expect(timedOut).toBeGreaterThan((storms * tables) / 3);
  });
}
