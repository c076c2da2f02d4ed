import { FastRandom } from '@interregnum/kernel';
import { Connection, type SocketEvents } from '../../src/client/index.ts';
import type { Request } from '../../src/index.ts';
import { portsOn } from './device.ts';
import { breathe, SimulatedTime } from './simulated-time.ts';

export const WELCOME = { protocol: 1, now: 0, address: { url: 'http://table.example/', reach: 'everywhere' } } as const;

/** A socket whose other end is the test itself. */
export interface HandSocket {
  readonly events: SocketEvents;
  /** What the client has sent over it. */
  readonly sent: Request[];
  isClosed: boolean;
}

/** A connection, and a test that answers by hand. */
export class HandServer {
  readonly time = new SimulatedTime();
  readonly sockets: HandSocket[] = [];
  readonly connection: Connection;
  readonly ports = {
    ...portsOn({ connect: () => ({ send: () => {}, close: () => {} }) }, this.time, new FastRandom('hand')),
    connect: (events: SocketEvents) => {
      const socket: HandSocket = { events, sent: [], isClosed: false };
      this.sockets.push(socket);
      return {
        send: (text: string) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
  };

  constructor() {
    this.connection = new Connection(this.ports);
    this.connection.start();
  }

  get socket(): HandSocket {
    return this.sockets[this.sockets.length - 1];
  }

  /** The last socket opens, and the client is welcome. */
  async open(): Promise<void> {
    this.socket.events.opened();
    await this.answer('hello', WELCOME);
  }

  /** The last request of this name on the last socket. */
  asked(name: Request['do']): Request | undefined {
    return this.socket.sent.findLast((request) => request.do === name);
  }

  async send(message: object): Promise<void> {
    this.socket.events.received(JSON.stringify(message));
    await breathe();
  }

  async answer(name: Request['do'], ok: object): Promise<void> {
    await this.send({ id: this.asked(name)?.id, ok });
  }

  async refuse(name: Request['do'], error: object): Promise<void> {
    await this.send({ id: this.asked(name)?.id, error });
  }
}
