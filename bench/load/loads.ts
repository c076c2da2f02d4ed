import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { MeasuredServer } from './measured-server.ts';
import { Pair } from './pair.ts';
import type { Sizes } from './sizes.ts';

/** Moves that were acknowledged, and after how many milliseconds each was. */
export type Played = number[];

/** Many pairs who play at one server, each of them as fast as it goes. */
export interface Load {
  /** Makes ready what is not to be measured. */
  prepare(): Promise<void>;
  /** Plays for so long; done when nothing is on its way any more. */
  play(seconds: number): Promise<Played>;
  close(): void;
}

/** Does something for each, several at a time. */
export async function forEachOf<T>(list: readonly T[], act: (each: T) => Promise<void>, atOnce = 50): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const each of rest) await act(each);
    }),
  );
}

/** Pairs who play The King Is Dead at our server. */
export class OurLoad implements Load {
  readonly pairs: Pair[];
  private readonly ahead: number;

  private constructor(pairs: Pair[], ahead: number) {
    this.pairs = pairs;
    this.ahead = ahead;
  }

  /** `ahead` is how many tables of each pair are dealt at before they are played at. */
  static async enter({ port }: MeasuredServer, pairs: number, ahead: number): Promise<OurLoad> {
    const all: Pair[] = [];
    const seeds = Array.from({ length: pairs }, (_, pair) => `pair ${pair}`);
    await forEachOf(seeds, async (seed) => void all.push(await Pair.enter(port, seed)));
    return new OurLoad(all, ahead);
  }

  prepare(): Promise<void> {
    return forEachOf(this.pairs, (pair) => pair.meet(this.ahead));
  }

  /** Ends early when one pair has no table left: all others would go on with less company. */
  async play(seconds: number): Promise<Played> {
    const played: Played = [];
    const end = performance.now() + 1000 * seconds;
    let isOver = false;
    const play = async (pair: Pair): Promise<void> => {
      while (!isOver) {
        played.push(await pair.takeTurn());
        isOver ||= !pair.isReady || performance.now() > end;
      }
    };
    await Promise.all(this.pairs.map(play));
    return played;
  }

  close(): void {
    for (const pair of this.pairs) pair.close();
  }
}

/** Matches at bare servers so far: each has an id of its own. */
let bareMatches = 0;
export const newBareMatch = (): string => `match-${bareMatches++}`.padEnd(22, '-');

/** Pairs who pass opaque texts to and fro by the bare server. */
export class BareLoad implements Load {
  readonly pairs: readonly BarePair[];

  private constructor(pairs: readonly BarePair[]) {
    this.pairs = pairs;
  }

  static async enter({ port }: MeasuredServer, pairs: number, sizes: Sizes): Promise<BareLoad> {
    const all: BarePair[] = [];
    await forEachOf([...Array(pairs).keys()], async () => {
      const id = newBareMatch();
      all.push(
        new BarePair([await BareClient.enter(port, id, sizes.sent), await BareClient.enter(port, id, sizes.sent)]),
      );
    });
    return new BareLoad(all);
  }

  async prepare(): Promise<void> {}

  async play(seconds: number): Promise<Played> {
    const played: Played = [];
    const end = performance.now() + 1000 * seconds;
    const play = async (pair: BarePair): Promise<void> => {
      while (performance.now() < end) played.push(await pair.takeTurn());
    };
    await Promise.all(this.pairs.map(play));
    return played;
  }

  close(): void {
    for (const pair of this.pairs) pair.close();
  }
}

/** Two who take turns to say something. */
class BarePair {
  private readonly clients: readonly [BareClient, BareClient];
  private turn = 0;

  constructor(clients: readonly [BareClient, BareClient]) {
    this.clients = clients;
  }

  /** One says something: stored, and both have heard. Tells after how many milliseconds it was acknowledged. */
  async takeTurn(): Promise<number> {
    const [mover, other] = this.turn++ % 2 === 0 ? this.clients : this.clients.toReversed();
    const start = performance.now();
    const pushed = other.heard();
    await mover.say();
    const milliseconds = performance.now() - start;
    await pushed;
    return milliseconds;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

/** A socket at the bare server. */
export class BareClient {
  private readonly socket: WebSocket;
  private readonly text: string;
  private resolve: () => void = () => {};

  private constructor(socket: WebSocket, size: number) {
    this.socket = socket;
    this.text = 't'.repeat(size);
    socket.on('message', () => this.resolve());
  }

  static async enter(port: number, id: string, size: number): Promise<BareClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${id}`, { perMessageDeflate: false });
    await once(socket, 'message');
    return new BareClient(socket, size);
  }

  /** The next message has come: an acknowledgement, or what the opponent said. */
  heard(): Promise<void> {
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  say(): Promise<void> {
    this.socket.send(this.text);
    return this.heard();
  }

  close(): void {
    this.socket.terminate();
  }
}
