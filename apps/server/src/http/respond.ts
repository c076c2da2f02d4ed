import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode, RequestError } from '@interregnum/protocol';

/** What HTTP calls an error; whatever does not fit the state of a table is a conflict. */
const STATUS: Partial<Readonly<Record<ErrorCode, number>>> = {
  'bad-json': 400,
  'bad-request': 400,
  'too-long': 413,
  'no-path': 404,
  'no-method': 405,
  'no-identity': 401,
  'two-identities': 400,
  'bad-origin': 403,
  'no-hello': 400,
  'old-protocol': 400,
  'no-player': 403,
  'no-device': 404,
  'no-link': 404,
  'no-passkey': 403,
  'no-table': 404,
  'no-game': 404,
  'bad-options': 422,
  'bad-seats': 422,
  'bad-record': 422,
  'not-yours': 403,
  'not-creator': 403,
  'no-seat': 404,
  refused: 422,
  'too-many': 429,
  unavailable: 503,
};

const statusOf = (code: ErrorCode): number => STATUS[code] ?? 409;

/** Answers with JSON, which is never cached. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** Refuses a request, in the same words as a socket would. */
export function refuse(response: ServerResponse, error: RequestError, id?: string): void {
  if (error.seconds !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(error.seconds)));
  sendJson(response, statusOf(error.code), { ...(id !== undefined && { id }), error });
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** Refuses where there is no request that could be answered: on the bare connection, which ends with it. */
export function refuseConnection(socket: Duplex, error: RequestError, status = statusOf(error.code)): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error });
  const lines = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(error.seconds === undefined ? [] : [`Retry-After: ${Math.max(1, Math.ceil(error.seconds))}`]),
  ];
  socket.once('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
