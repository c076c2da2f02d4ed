import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../operation/metrics.ts';
import { refuse } from './respond.ts';
import { SERVER_OPTIONS } from './server-limits.ts';

/** What the endpoints for operators need. */
export interface OperatorOptions {
  readonly metrics: Metrics;
  /** With this key, operators may read metrics at the server's own port. */
  readonly metricsKey: string | undefined;
  /** Whether it takes requests and can store what they lead to. */
  isReady(): boolean;
}

/** Answers /healthz, /readyz and /metrics; tells whether it was one of them. */
export function handleOperatorRequest(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: OperatorOptions,
): boolean {
  if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(response, { code: 'no-method' });
  } else if (path === '/healthz') sendText(response, 200, 'ok\n');
  else if (path === '/readyz')
    sendText(response, options.isReady() ? 200 : 503, options.isReady() ? 'ready\n' : 'not ready\n');
  else if (isAllowed(request, options.metricsKey)) sendText(response, 200, options.metrics.text());
  else refuse(response, { code: 'no-path' });
  return true;
}

function isAllowed({ headers }: IncomingMessage, key: string | undefined): boolean {
  if (key === undefined) return false;
  const given = hash('sha256', headers.authorization ?? '', 'buffer');
  return timingSafeEqual(given, hash('sha256', `Bearer ${key}`, 'buffer'));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** A server for metrics alone, at a port that is not meant for players. */
export const metricsServer = (metrics: Metrics): Server =>
  createServer(SERVER_OPTIONS, (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') sendText(response, 200, metrics.text());
    else refuse(response, { code: 'no-path' });
  });
