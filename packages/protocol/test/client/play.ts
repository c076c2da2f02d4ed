import { FastRandom, type Game, type Options, type Seat } from '@interregnum/kernel';
import { decideIn, layoutOf, type Match, newDraft, offersIn, seatToAct, textsOf, viewFor } from '@interregnum/match';
import { expect } from 'vitest';
import { expectSame } from '../../../match/test/updates.ts';
import { NAMES, Page, portsOn } from './device.ts';
import { FakeServer, NO_FAULTS, type ServerFaults } from './fake-server.ts';
import { FakeTable } from './fake-table.ts';
import { SimulatedTime } from './simulated-time.ts';
import { Wire, type WireFaults } from './wire.ts';

/** How a match is played far away: who sits at which device, and what goes wrong. */
export interface FarSetting {
  readonly game: Game;
  readonly given?: Options;
  readonly kinds: readonly string[];
  /** For each device, the seats of each of its pages. */
  readonly devices: readonly (readonly (readonly Seat[])[])[];
  readonly wire: WireFaults;
  readonly server: ServerFaults;
}

export const CALM: WireFaults = { refused: 0, cut: 0 };

function randomTurn(match: Match, random: FastRandom): string[] {
  let draft = newDraft(match.game, match.game.redact(match.state, seatToAct(match)));
  while (!draft.isComplete) {
    const offers = offersIn(draft);
    draft = decideIn(draft, offers[random.below(offers.length)]);
  }
  return textsOf(draft);
}

function optionsOf(game: Game, given: Options): Options {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return read.options;
}

/** A table at a server that fails now and then, and people far away from it. */
export class FarTable {
  readonly time = new SimulatedTime();
  readonly server: FakeServer;
  readonly wires: Wire[] = [];
  readonly pages: { readonly page: Page; readonly player: string }[] = [];
  private readonly random: FastRandom;

  constructor({ game, given = {}, kinds, devices, wire, server }: FarSetting, seed: string) {
    this.random = new FastRandom(seed);
    const table = new FakeTable('a'.repeat(22), {
      game,
      options: optionsOf(game, { seats: kinds.length, ...given }),
      kinds,
    });
    this.server = new FakeServer(table, this.time, this.random, layoutOf(game), server);
    for (const [device, pages] of devices.entries()) {
      const player = `player ${device}`;
      const carried = new Wire(this.time, this.random, wire, this.server.accept(player));
      this.wires.push(carried);
      const ports = portsOn(carried, this.time, this.random);
      for (const seats of pages)
        this.pages.push({ page: new Page(ports, { table: table.id, seats }, this.random), player });
    }
  }

  private act(): void {
    const { page } = this.pages[this.random.below(this.pages.length)];
    if (this.random.below(5) === 0) this.server.botActs(randomTurn);
    else page.act();
    if (this.random.below(300) === 0) page.connection.wake();
  }

  async play(most: number): Promise<void> {
    for (let steps = 0; steps < most && !this.server.isOver; steps++) {
      await this.time.pass(30 + this.random.below(60));
      this.act();
    }
    await this.becomeQuiet();
  }

  /** At last nothing goes wrong any more, and everybody has heard of everything. */
  async becomeQuiet(): Promise<void> {
    this.server.faults = NO_FAULTS;
    for (const wire of this.wires) {
      wire.faults = CALM;
      wire.cutAll();
    }
    await this.time.pass(60_000);
    for (const { page } of this.pages) page.act();
    // Somebody may just have asked whether that is all.
    for (let more = 0; more < 3 && this.pages.some(({ page }) => page.table.isBehind); more++)
      await this.time.pass(1000);
  }

  /** Every page knows what it may know, and nothing else; nothing waits any more; the deal was fair. */
  expectKnown(): void {
    const { table } = this.server;
    const { match } = table;
    if (match === undefined) throw new Error('the match has not begun');
    for (const { page, player } of this.pages) {
      const { table: seen, client } = page;
      expect(page.connection.state).toBe('open');
      expect([seen.isBehind, page.connection.unanswered, client?.isPending]).toEqual([false, [], false]);
      const names = table.info(player).seats.map(({ name }, seat) => name ?? NAMES[seat]);
      expect(seen.match?.viewers).toEqual(table.viewersAt(player));
      for (const viewer of table.viewersAt(player))
        if (seen.match !== undefined) expectSame(seen.match.view(viewer), viewFor(match, viewer, names));
      if (table.heldBy(player).length > 0)
        expect(seen.deal).toEqual({ commitment: true, ownSalts: true, hashes: true });
    }
  }
}
