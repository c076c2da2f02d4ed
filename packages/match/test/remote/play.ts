import { FastRandom, type Seat } from '@interregnum/kernel';
import { linesText, verify } from '@interregnum/record';
import { expect } from 'vitest';
import { isOver, MatchClient, offersIn, viewFor } from '../../src/index.ts';
import { findGame, newMatch, type Setting } from '../matches.ts';
import { expectSame } from '../updates.ts';
import { type Faults, Network } from './network.ts';
import { RemotePort } from './port.ts';
import { type Connection, Server, viewersAt } from './server.ts';

/** A match that is played over a network: its setting, and which seats are played at each screen. */
export interface RemoteSetting extends Setting {
  readonly screens: readonly (readonly Seat[])[];
  readonly faults: Faults;
}

/** A screen with its client, once it is connected. */
class Screen {
  readonly port: RemotePort;
  client: MatchClient | undefined;
  private readonly random: FastRandom;

  constructor(port: RemotePort, seed: string) {
    this.port = port;
    this.random = new FastRandom(seed);
  }

  /** The person here does something, if there is anything to do. */
  act(): void {
    if (this.client === undefined && this.port.isConnected) this.client = new MatchClient({ port: this.port });
    const { client } = this;
    if (client === undefined) return;
    if (client.mustTakeOver) client.takeOver();
    else if (client.asked !== undefined) {
      const offers = offersIn(client.asked);
      expect(client.draftChoice(offers[this.random.below(offers.length)])).toBeUndefined();
      if (this.random.below(6) === 0) client.undo();
    } else if (client.canCommit) void client.commitDraft();
    if (this.random.below(400) === 0 && client.seats.length > 0) void client.act({ takeBack: true });
  }

  /** Now and then a client stops waiting, or the connection is made anew. */
  isImpatient(): void {
    if (this.port.waits && this.random.below(12) === 0) this.port.giveUp();
    if (this.random.below(this.port.hasGap || !this.port.isConnected ? 10 : 100) === 0) this.port.askForAll();
  }
}

/** Lets everything happen that waits for nothing else. */
const breathe = async (): Promise<void> => {
  for (let again = 0; again < 6; again++) await undefined;
};

/** A whole match over a network: people at screens, programs at the server. */
export class RemoteMatch {
  readonly server: Server;
  readonly screens: readonly Screen[];
  private readonly network: Network;
  private readonly random: FastRandom;

  constructor({ screens, faults, ...setting }: RemoteSetting, seed: string) {
    this.random = new FastRandom(seed);
    this.network = new Network(this.random, faults);
    this.server = new Server(newMatch({ ...setting, name: seed }), ['Ana', 'Ben', 'Cléo', 'Дан'], seed, 4);
    this.screens = screens.map((seats, at) => this.connected(seats, `${seed} ${at}`));
  }

  private connected(seats: readonly Seat[], seed: string): Screen {
    const { network, server } = this;
    const connection: Connection = { seats, send: (text) => network.send(text, (each) => port.receive(each)) };
    const port: RemotePort = new RemotePort(seats, (text, lost) =>
      network.send(text, (each) => server.receive(connection, each), lost),
    );
    const screen = new Screen(port, seed);
    server.connect(connection);
    return screen;
  }

  async play(most: number): Promise<void> {
    for (let steps = 0; steps < most && !isOver(this.server.match); steps++) {
      if (!this.network.isIdle && this.random.below(3) > 0) this.network.deliver();
      else if (this.random.below(4) === 0) this.server.botActs();
      else this.screens[this.random.below(this.screens.length)].act();
      for (const screen of this.screens) screen.isImpatient();
      await breathe();
    }
    await this.becomeQuiet();
  }

  /** At last everything arrives that is still underway, and who has missed something asks for it. */
  private async becomeQuiet(): Promise<void> {
    while (!this.network.isIdle || this.screens.some(({ port }) => port.hasGap || !this.isUpToDate(port))) {
      if (this.network.isIdle) for (const { port } of this.screens) port.askForAll();
      this.network.deliver();
      await breathe();
    }
    for (const { port } of this.screens) while (port.waits) port.giveUp();
    await breathe();
  }

  private isUpToDate(port: RemotePort): boolean {
    const { match } = this.server;
    if (!port.isConnected) return false;
    const { token, end, kinds } = port.view('audience');
    return (
      token === match.head.token &&
      (end === undefined) === !isOver(match) &&
      kinds.join() === match.progress.kinds.join()
    );
  }

  /** Every client knows what it may know of the match, and nothing else; and the record of the match holds. */
  expectKnown(): void {
    const { match, names, lines } = this.server;
    for (const { port, client } of this.screens) {
      for (const viewer of viewersAt(port)) expectSame(port.view(viewer), viewFor(match, viewer, names));
      if (client !== undefined) expectSame(client.view, viewFor(match, client.viewer ?? 'audience', names));
    }
    expect(verify(linesText(lines), { findGame, secret: match.secret })).not.toHaveProperty('flaw');
  }
}
