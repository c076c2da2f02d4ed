import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/addresses.ts';
import { Occupancy } from '../limits/occupancy.ts';
import { mostConnections } from '../limits/open-files.ts';
import type { Settings } from '../settings.ts';
import { refuse, refuseConnection } from './respond.ts';

/** Milliseconds until a request's headers, and all of it, must have come; and how long a connection may be silent. */
const HEADERS = 10_000;
const WHOLE = 30_000;
const SILENT = 120_000;

/** How a server of HTTP is made so that slow and endless requests end. */
export const SERVER_OPTIONS = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: HEADERS,
  requestTimeout: WHOLE,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  // Node would refuse a request without a host by itself, but not in the words of the protocol.
  requireHostHeader: false,
} as const;

/** Statuses for what is no request of HTTP, by Node's codes. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Lets no address take all connections, and answers what is no HTTP at all. `refused` is told of each that was sent away. */
export function limitConnections(server: Server, { limits, trustProxy }: Settings, refused: () => void): void {
  server.maxConnections = Math.min(limits.connections, mostConnections());
  server.setTimeout(SILENT);
  server.on('clientError', (problem: NodeJS.ErrnoException, socket) => {
    refused();
    const code = problem.code ?? '';
    if (code === 'ECONNRESET') socket.destroy();
    else refuseConnection(socket, { code: 'bad-request' }, STATUS[code] ?? 400);
  });
  // Only `100-continue` is a thing to expect.
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    refused();
    refuse(response, { code: 'bad-request', path: 'expect' });
  });
  // All connections through a proxy have its address; of those, sockets are counted by the address that it tells.
  if (trustProxy === 0) limitByAddress(server, limits.connectionsPerAddress, refused);
}

function limitByAddress(server: Server, most: number, refused: () => void): void {
  const open = new Occupancy(most);
  server.on('connection', (socket: Socket) => {
    const leave = open.enter(networkOf(socket.remoteAddress ?? ''));
    if (leave !== undefined) {
      socket.once('close', leave);
      return;
    }
    refused();
    refuseConnection(socket, { code: 'too-many', seconds: 60 });
  });
}
