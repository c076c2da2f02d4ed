import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReadRequest, readRequest } from '@interregnum/protocol';
import type { HostApi } from '../host-api.ts';
import { refuse, sendJson } from './respond.ts';

/** What a caller by HTTP is told of a table; undefined if nothing is new. */
export type TableNews = Awaited<ReturnType<HostApi['waitForNews']>>;

/** The request to watch a table that a GET stands for, or what is wrong with it. */
export function readWatch(table: string, { headers }: IncomingMessage, query: URLSearchParams): ReadRequest {
  return readRequest(
    JSON.stringify({ id: 'news', do: 'watch', table, token: headers['table-token'], known: knownIn(query) }),
  );
}

/** As far as a table is known; what is no number is refused with the request. */
const knownIn = (query: URLSearchParams): unknown =>
  query.has('after')
    ? { seq: Number(query.get('after') || Number.NaN), ...(query.has('hash') && { hash: query.get('hash') }) }
    : undefined;

export function sendNews(response: ServerResponse, news: TableNews): void {
  if (news === undefined) response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  else if ('error' in news) refuse(response, news.error);
  else sendJson(response, 200, { ok: news });
}
