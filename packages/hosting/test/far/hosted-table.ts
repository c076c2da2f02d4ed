import { findGame } from '@interregnum/games/all';
import { FastRandom, type Game, type Options, type Seat } from '@interregnum/kernel';
import { openMatch, type Viewer, viewFor } from '@interregnum/match';
import type { Request } from '@interregnum/protocol';
import { Connection, createTable } from '@interregnum/protocol/client';
import { verify } from '@interregnum/record';
import { expect } from 'vitest';
import { expectSame } from '../../../match/test/updates.ts';
import { NAMES, Page, portsOn } from '../../../protocol/test/client/device.ts';
import { SimulatedTime } from '../../../protocol/test/client/simulated-time.ts';
import { Wire, type WireFaults } from '../../../protocol/test/client/wire.ts';
import { misfit } from '../../../protocol/test/fits.ts';
import { Host } from '../../src/index.ts';
import { settle } from '../support/simulated-clock.ts';
import { idFrom, newWorld, type World } from '../support/world.ts';

/** How a match is played at a host: bots, and for each device the seats of each of its pages; the first one makes the table. */
export interface HostedSetting {
  readonly game: Game;
  readonly given?: Options;
  readonly kinds: readonly ('me' | 'open' | { readonly bot: string })[];
  readonly devices: readonly (readonly (readonly Seat[])[])[];
  readonly begins?: 'first' | 'lot';
  readonly faults: WireFaults;
  /** Percent of moments in which the server ends and another one begins. */
  readonly restarts: number;
}

const QUIET: WireFaults = { refused: 0, cut: 0 };
const BEGAN = 1_800_000_000_000;

/** A real host over a store in memory, people far away from it, and wires that break. */
export class HostedTable {
  readonly time = new SimulatedTime(settle);
  readonly pages: Page[] = [];
  private readonly setting: HostedSetting;
  private readonly random: FastRandom;
  private readonly world: World;
  private host: Host;
  private readonly wires: Wire[] = [];
  /** What was sent and is not documented. */
  private readonly misfits: unknown[] = [];

  constructor(setting: HostedSetting, seed: string) {
    this.setting = setting;
    this.random = new FastRandom(seed);
    const clock = {
      now: () => BEGAN + Math.floor(this.time.now),
      at: (time: number, act: () => void) => this.time.after(Math.max(0, time - BEGAN - this.time.now), act),
    };
    this.world = newWorld(seed, {}, { clock });
    this.host = this.world.host;
  }

  private wireOf(device: number): Wire {
    const player = idFrom(`device ${device}`);
    const wire = new Wire(this.time, this.random, QUIET, (send) => {
      const asked = new Map<string, Request['do']>();
      const session = this.host.connect(player, (text) => {
        const wrong = misfit(JSON.parse(text), (id) => asked.get(id));
        if (wrong !== undefined) this.misfits.push(wrong);
        send(text);
      });
      return {
        receive: (text) => {
          const request: Request = JSON.parse(text);
          asked.set(request.id, request.do);
          void session.receive(text);
        },
        close: () => session.close(),
      };
    });
    this.wires.push(wire);
    return wire;
  }

  /** The table is made, and everybody gets its link. */
  async open(): Promise<void> {
    const { game, given = {}, kinds, devices, begins = 'first', faults } = this.setting;
    await this.host.start();
    const ports = devices.map((_, device) => portsOn(this.wireOf(device), this.time, this.random));
    const connection = new Connection(ports[0]);
    connection.start();
    const making = createTable(connection, {
      game: game.meta.id,
      options: { seats: kinds.length, ...given },
      seats: [...kinds],
      name: NAMES[0],
      begins,
      whenSeatGoes: 'stop',
      watch: 'link',
      hints: false,
    });
    await this.time.pass(2000);
    const { table, invitation = '' } = await making;
    connection.close();
    for (const [device, pages] of devices.entries())
      for (const seats of pages) {
        const token = device === 0 ? {} : { token: invitation };
        this.pages.push(new Page(ports[device], { table, seats, ...token }, this.random));
      }
    for (const wire of this.wires) wire.faults = faults;
  }

  private get isOver(): boolean {
    return this.pages.some(({ table }) => table.info?.phase === 'over');
  }

  async play(most: number): Promise<void> {
    for (let steps = 0; steps < most && !this.isOver; steps++) {
      await this.time.pass(60 + this.random.below(200));
      if (this.random.below(100) < this.setting.restarts) await this.restart();
      this.pages[this.random.below(this.pages.length)].act();
    }
    for (const wire of this.wires) {
      wire.faults = QUIET;
      wire.cutAll();
    }
    await this.time.pass(30_000);
    for (let more = 0; more < 3 && this.pages.some(({ table }) => table.isBehind); more++) await this.time.pass(1000);
  }

  private async restart(): Promise<void> {
    for (const wire of this.wires) wire.cutAll();
    await this.host.close();
    const { host: _, ...ports } = this.world;
    this.host = new Host(ports);
    await this.host.start();
  }

  /** The record holds, and every page knows of the match what it may know, and nothing else. */
  async expectKnown(): Promise<void> {
    expect(this.misfits).toEqual([]);
    const recording = this.pages[0].table.record();
    await this.time.pass(1000);
    const text = await recording;
    expect(verify(text, { findGame: findGame })).not.toHaveProperty('flaw');
    const opened = openMatch(text, findGame, undefined);
    if ('flaw' in opened) throw new Error(opened.flaw.flaw);
    for (const { table, connection } of this.pages) {
      expect([connection.state, table.isBehind, connection.unanswered]).toEqual(['open', false, []]);
      const { match, seats } = table;
      const wanted: Viewer[] = seats.length === 1 ? [...seats] : [...seats, 'audience'];
      expect(match?.viewers).toEqual(wanted);
      const names = (table.info?.seats ?? []).map(({ name }, seat) => name ?? NAMES[seat]);
      if (match !== undefined)
        for (const viewer of wanted) expectSame(match.view(viewer), viewFor(opened.match, viewer, names));
    }
    await this.time.pass(0);
    const { deal } = this.pages[0].table;
    expect(deal).toMatchObject({ commitment: true, ownSalts: true, hashes: true });
    if (this.pages[0].table.info?.lot !== undefined) expect(deal?.lot).toBe(true);
  }
}
