import { FastRandom } from '@interregnum/kernel';
import { actingSeat } from '@interregnum/match';
import type { ClockSetting } from '@interregnum/protocol';
import { expect } from 'vitest';
import { SETTINGS } from '../../src/index.ts';
import { SimulatedClock } from './simulated-clock.ts';
import { begunTable, connected, playOn } from './tables.ts';
import type { TestClient } from './test-client.ts';
import { logOf } from './truth.ts';
import { newWorld, restarted, type World } from './world.ts';

const GRACE = 2000;
/** How much later than its deadline and grace a time-out may come: tables that nobody watches are looked for from time to time. */
const LATE = SETTINGS.lookEvery + 1000;
/** By how much one leap of the clock, and one crash of the host, may bring a deadline nearer or put it off. */
const LEAP = 2000;
const CRASH = SETTINGS.beatEvery + 1000;

const SETTINGS_TRIED: readonly ClockSetting[] = [
  { turn: 10 },
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
  /** How many turns, and takebacks, the log had. */
  lines: number;
  /** Whether a planned turn is about to be played. */
  isPlanned: boolean;
  isOver: boolean;
  isConnected: boolean;
}

/** How many turns and takebacks there are in a log. */
const linesIn = (log: readonly string[]): number => log.filter((line) => /"type":"(turn|back)"/.test(line)).length;

/** Many tables, one clock, and a host that comes and goes. The oracle counts by itself the time in which a host is up. */
export class ClockStorm {
  private world: World;
  private readonly random: FastRandom;
  private readonly tables: Watched[] = [];
  private up = 0;
  /** Milliseconds of it that the present step took: since when exactly a clock runs that began in it is not known. */
  private passed = 0;
  timedOut = 0;
  playedByPlan = 0;

  constructor(seed: string) {
    this.random = new FastRandom(seed);
    this.world = newWorld(seed, {}, { clock: new SimulatedClock() });
  }

  async begin(count: number): Promise<void> {
    await this.world.host.start();
    for (let nth = 0; nth < count; nth++) {
      const [client] = await connected(this.world, `Player ${nth}`);
      const clock = SETTINGS_TRIED[this.random.below(SETTINGS_TRIED.length)];
      const game = nth % 3 === 0 ? 'claim' : 'king-is-dead';
      const settings = { game, seats: ['me' as const, 'me' as const], clock, watch: 'nobody' as const };
      const begin = this.world.clock.now();
      const { table } = await begunTable(this.world, [client], settings);
      this.up += this.world.clock.now() - begin;
      const random = new FastRandom(`${nth}`);
      const begun = { due: undefined, lines: 0, isPlanned: false, isOver: false, isConnected: true };
      this.tables.push({ table, client, random, ...begun });
      for (const each of this.tables) await this.look(each);
    }
  }

  /** Something happens, and everything is as the oracle says. */
  async step(): Promise<void> {
    this.passed = 0;
    const kind = this.random.below(100);
    if (kind < 45) await this.pass(this.random.below(8000));
    else if (kind < 49) await this.leap();
    else if (kind < 53) await this.crash();
    else {
      const open = this.tables.filter(({ isOver }) => !isOver);
      await this.act(open[this.random.below(open.length)]);
    }
    for (const each of this.tables) await this.look(each);
  }

  private async pass(milliseconds: number): Promise<void> {
    await this.world.clock.pass(milliseconds);
    this.up += milliseconds;
    this.passed = milliseconds;
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
    const { clocks, info, planned } = each.client;
    if (info?.phase === 'over') return;
    each.isPlanned = planned.some(({ isDue }) => isDue);
    const { runs } = clocks ?? {};
    const rest = clocks === undefined || runs === undefined ? undefined : clocks.left[runs] + (clocks.startsIn ?? 0);
    if (rest === undefined) each.due = undefined;
    // With nothing left, some of the grace may be over, too.
    else {
      const earliest = this.up - this.passed + (rest === 0 ? 0 : rest + GRACE);
      each.due = { earliest, latest: this.up + rest + GRACE + LATE };
    }
  }

  private async act(each: Watched): Promise<void> {
    if (!each.isConnected) return this.join(each);
    const { client, table, random } = each;
    const kind = random.below(10);
    if (kind === 0) {
      client.disconnect();
      each.isConnected = false;
    } else if (kind < 3) {
      const answer = await client.ask({ do: 'pause', table, wants: client.info?.isPaused !== true });
      if ('ok' in answer) this.expectFrom(each);
    } else if (client.info?.phase === 'playing') {
      const made = { table, invitation: '', watching: '' };
      if (kind < 7) await this.plan(each);
      // What was shown since stays, and so does the turn.
      else if (kind === 7) await client.ask({ do: 'takeback', table, wants: true });
      else await playOn(this.world, [client], made, random);
      const lines = linesIn(await logOf(this.world, table));
      if (lines !== each.lines) this.expectFrom(each);
      each.lines = lines;
      each.isPlanned = client.planned.some(({ isDue }) => isDue);
    }
  }

  /** A seat passes from now on, or one has an answer to exactly what the other one then does. */
  private async plan({ client, table, random }: Watched): Promise<void> {
    const [seat, token] = [actingSeat(client.viewOf(0)), client.viewOf(0).token];
    const asked = { do: 'plan', table, token } as const;
    if (random.below(2) === 0) {
      await client.ask({ ...asked, seat, passes: true, plans: [] });
      return;
    }
    const texts = [...client.randomTurn(seat, random)];
    const plans = [[{ after: [{ seat, texts }], texts: ['pass'] }]];
    await client.ask({ ...asked, seat: 1 - seat, passes: false, plans });
    await client.ask({ do: 'turn', table, seat, token, texts });
  }

  /** A match that is over was so at its time, and nothing was planned there; one that is not has time left. */
  private async look(each: Watched): Promise<void> {
    if (each.isOver) return;
    const log = await logOf(this.world, each.table);
    const played = linesIn(log) - each.lines;
    if (played > 0) await this.followPlanned(each, played);
    const { due } = each;
    const ends = log.filter((line) => line.includes('"type":"end"'));
    each.isOver = ends.length > 0;
    if (ends.length === 0) {
      if (due === undefined) this.expectFrom(each);
      else expect(this.up).toBeLessThanOrEqual(due.latest);
    } else if (ends[0].includes('"by":"time"')) {
      expect(ends).toHaveLength(1);
      this.timedOut++;
      // When the clock of the answer to it began is not known.
      if (played > 0) return;
      expect(each.isPlanned).toBe(false);
      expect(this.up).toBeGreaterThanOrEqual(due?.earliest ?? Number.POSITIVE_INFINITY);
    }
  }

  /** Turns were played by themselves in this step: another clock runs. */
  private async followPlanned(each: Watched, played: number): Promise<void> {
    this.playedByPlan += played;
    each.lines += played;
    // The answer may have had nothing left, and be timed out by now.
    each.isPlanned = false;
    each.due = { earliest: this.up - this.passed, latest: Number.POSITIVE_INFINITY };
    if (each.isConnected) this.expectFrom(each);
    else await this.join(each);
  }

  get open(): number {
    return this.tables.filter(({ isOver }) => !isOver).length;
  }
}
