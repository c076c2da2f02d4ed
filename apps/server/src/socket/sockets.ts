import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HostApi } from '../host-api.ts';
import type { AuthenticatedPlayer, Authenticator } from '../http/authenticator.ts';
import { LONGEST } from '../http/body.ts';
import { refuseConnection } from '../http/respond.ts';
import type { Bearer } from '../identity/identities.ts';
import type { OpenConnections } from '../identity/open-connections.ts';
import { Occupancy } from '../limits/occupancy.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Limits } from '../settings.ts';
import { CLOSED, Connection } from './connection.ts';

const SOCKET_PATH = '/api/socket';

/** Each connection is asked once in so many seconds whether it is still there; not all of them at the same time. */
const ROUND = 30;
/** Milliseconds that clients have to say goodbye. */
const GOODBYE = 1000;

interface Parts {
  readonly host: HostApi;
  readonly authenticator: Authenticator;
  readonly connections: OpenConnections;
  readonly metrics: Metrics;
  readonly limits: Limits;
}

/** All sockets of players. */
export class Sockets {
  private readonly parts: Parts;
  /** Compressing each message costs memory and time, and lets sizes tell what was sent. */
  private readonly library = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LONGEST,
  });
  private readonly groups = Array.from({ length: ROUND }, () => new Set<Connection>());
  private readonly heartbeat: NodeJS.Timeout;
  private readonly occupancy: Occupancy;
  private opened = 0;
  private beats = 0;
  private isStopped = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.occupancy = new Occupancy(parts.limits.connectionsPerAddress);
    this.heartbeat = setInterval(() => {
      for (const connection of this.groups[this.beats++ % ROUND]) connection.ping();
    }, 1000);
    this.library.on(
      'headers',
      (headers: string[], request: IncomingMessage & { authenticated?: AuthenticatedPlayer }) => {
        const cookie = request.authenticated?.setCookie;
        if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
      },
    );
    this.library.on('wsClientError', (_, socket: Duplex) => this.refuse(socket, { code: 'bad-request' }));
  }

  /** Takes the sockets of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.once('error', () => socket.destroy());
      this.upgrade(request, socket, head);
    });
  }

  /** Takes nothing more from anybody; what is being worked on is still answered. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections()) connection.stop();
  }

  /** Asks all clients to connect again, to the next server at this place, and waits a moment for them to go. */
  async close(): Promise<void> {
    for (const connection of this.connections()) connection.close(CLOSED.restart);
    for (let waited = 0; waited < GOODBYE && this.connections().length > 0; waited += 10) await sleep(10);
    for (const connection of this.connections()) connection.terminate();
  }

  private connections(): Connection[] {
    return this.groups.flatMap((group) => [...group]);
  }

  private upgrade(
    request: IncomingMessage & { authenticated?: AuthenticatedPlayer },
    socket: Duplex,
    head: Buffer,
  ): void {
    if (this.isStopped) {
      this.refuse(socket, { code: 'unavailable', seconds: 1 });
      return;
    }
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) {
      this.refuse(socket, { code: 'no-path' });
      return;
    }
    const authenticated = this.parts.authenticator.identifyOrCreate(request);
    if ('error' in authenticated) {
      this.refuse(socket, authenticated.error);
      return;
    }
    const leave = this.occupancy.enter(this.parts.authenticator.addressOf(request));
    if (leave === undefined) {
      this.refuse(socket, { code: 'too-many', seconds: 60 });
      return;
    }
    socket.once('close', leave);
    request.authenticated = authenticated;
    this.library.handleUpgrade(request, socket, head, (opened) => this.open(opened, socket, authenticated));
  }

  private open(socket: WebSocket, wire: Duplex, bearer: Bearer): void {
    const { host, authenticator, connections, metrics, limits } = this.parts;
    const { player } = bearer;
    const allowance = () => authenticator.messagesOf(player);
    const { bytesBehind } = limits;
    const connection = new Connection({ socket, wire, host, player, allowance, metrics, bytesBehind });
    const group = this.groups[this.opened++ % ROUND];
    group.add(connection);
    const closed = connections.add(bearer, () => connection.end());
    metrics.counts.sockets++;
    socket.once('close', () => {
      closed();
      group.delete(connection);
      metrics.counts.sockets--;
      connection.ended();
    });
  }

  private refuse(socket: Duplex, error: Parameters<typeof refuseConnection>[1]): void {
    this.parts.metrics.counts.refused++;
    refuseConnection(socket, error);
  }
}
