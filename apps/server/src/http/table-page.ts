import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { languageFor } from '@interregnum/texts/lazy';
import type { HostApi } from '../host-api.ts';
import { withTableTags } from './table-tags.ts';

const TABLE = /^[A-Za-z0-9_-]{22}$/;
/** Paths of the app's page, below which a proxy may have put the server. */
const PAGES = ['/', '/index.html'];

interface Parts {
  readonly host: Pick<HostApi, 'about'>;
  /** The built web app. */
  readonly folder: string;
  /** Where others find this server. */
  readonly address: string;
}

/** The table that the page is asked for with; undefined where it is asked for by itself. */
export function tableIn(path: string, query: URLSearchParams): string | undefined {
  const table = query.get('table');
  return PAGES.includes(path) && table !== null && TABLE.test(table) ? table : undefined;
}

/**
 * Sends the page of the app as it is shown where the address of a table is shared; false if there is no such table, so that the
 * plain page will do. Whoever asks is told game and variant; nothing changes.
 */
export async function sendTablePage(
  { host, folder, address }: Parts,
  table: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const about = await host.about(table);
  if (about === undefined) return false;
  const plain = await readFile(join(folder, 'index.html'), 'utf8');
  const page = await withTableTags(plain, address, table, about, languageFor([query.get('lang') ?? '']));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : page);
  return true;
}
