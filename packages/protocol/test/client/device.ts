import { findGame } from '@interregnum/games/all';
import type { FastRandom, Seat } from '@interregnum/kernel';
import { MatchClient, offersIn } from '@interregnum/match';
import { sha256 } from '@interregnum/record';
import { type ClientPorts, Connection, memoryStorage, RemoteTable } from '../../src/client/index.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Wire } from './wire.ts';

export const NAMES = ['Ana', 'Ben', 'Cléo', 'Дан'];

/** All that a device needs: a wire, time, chance; pages of one device share its storage. */
export function portsOn(wire: Pick<Wire, 'connect'>, time: SimulatedTime, random: FastRandom): ClientPorts {
  return {
    connect: wire.connect,
    after: time.after,
    randomBytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    sha256,
    storage: memoryStorage(),
    loadGame: async (game, rules) => findGame(game, rules),
  };
}

/** What is wanted at a page: seats to take as soon as they are open. */
export interface PageWish {
  readonly table: string;
  readonly token?: string;
  readonly seats: readonly Seat[];
}

/** A page at a table: its connection, its screen, and somebody before it who plays at random. */
export class Page {
  readonly connection: Connection;
  readonly table: RemoteTable;
  client: MatchClient | undefined;
  private readonly wish: PageWish;
  private readonly random: FastRandom;
  private readonly sitting = new Set<Seat>();

  constructor(ports: ClientPorts, wish: PageWish, random: FastRandom) {
    this.wish = wish;
    this.random = random;
    this.connection = new Connection(ports);
    this.connection.start();
    this.table = new RemoteTable(this.connection, {
      table: wish.table,
      ...(wish.token !== undefined && { token: wish.token }),
      names: (seats) => seats.map(({ name }, seat) => name ?? NAMES[seat]),
    });
  }

  /** Somebody does something, if there is anything to do. */
  act(): void {
    this.sitDown();
    if (this.client?.port !== this.table.match)
      this.client = this.table.match && new MatchClient({ port: this.table.match });
    const { client } = this;
    if (client === undefined) return;
    if (client.mustTakeOver) client.takeOver();
    else if (client.asked !== undefined) {
      const offers = offersIn(client.asked);
      const refusal = client.draftChoice(offers[this.random.below(offers.length)]);
      if (refusal !== undefined) throw new Error(refusal.clause);
      if (this.random.below(6) === 0) client.undo();
    } else if (client.canCommit) void client.commitDraft();
  }

  private sitDown(): void {
    const { info } = this.table;
    for (const seat of this.wish.seats) {
      if (info?.seats[seat].kind !== 'nobody' || this.sitting.has(seat)) continue;
      this.sitting.add(seat);
      const done = (): void => void this.sitting.delete(seat);
      this.table.sit(seat, NAMES[seat]).then(done, done);
    }
  }
}
