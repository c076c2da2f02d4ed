import type { ServerResponse } from 'node:http';
import {
  type Answer,
  LIMITS,
  PROTOCOL,
  type ReadRequest,
  type RequestTo,
  readRequest,
  type WholeTable,
} from '@interregnum/protocol';
import type { HostApi } from '../host-api.ts';
import type { OpenConnections } from '../identity/open-connections.ts';
import type { Authenticator } from './authenticator.ts';
import { costOf } from './body.ts';
import { admit, bodyOf, type Exchange } from './exchange.ts';
import type { IdentityApi } from './identity-api.ts';
import { refuse, sendJson } from './respond.ts';
import { readWatch, sendNews, type TableNews } from './table-news.ts';

interface Parts {
  readonly host: HostApi;
  readonly authenticator: Authenticator;
  readonly connections: OpenConnections;
  readonly identityApi: IdentityApi;
}

/** Seconds that news are waited for at most: many proxies give up after a minute. */
const LONGEST_WAIT = 55;
/** Stands for no player: it has not the form of an id (`Identities`), so nobody can be called so. */
const NO_PLAYER = 'no player';

const TABLE = /^\/api\/tables\/([^/]*)(\/record)?$/;

/** Everything below /api/ but sockets. A GET changes nothing. */
export class Api {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async handle(path: string, exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const found = this.find(path);
    if (found === undefined) {
      refuse(response, { code: 'no-path' });
      return;
    }
    const [method, act] = found;
    if (request.method === method) {
      await act(exchange);
      return;
    }
    response.setHeader('Allow', method);
    refuse(response, { code: 'no-method' });
  }

  private find(path: string): readonly ['GET' | 'POST', (exchange: Exchange) => Promise<void>] | undefined {
    if (path === '/api/hello') return ['GET', (exchange) => this.hello(exchange)];
    if (path === '/api/player') return ['POST', (exchange) => this.player(exchange)];
    if (path === '/api/requests') return ['POST', (exchange) => this.request(exchange)];
    if (path === '/api/identity') return ['POST', (exchange) => this.parts.identityApi.handle(exchange)];
    if (path === '/api/identity/export') return ['GET', (exchange) => this.parts.identityApi.export(exchange)];
    const [, table, record] = TABLE.exec(path) ?? [];
    if (table === undefined) return undefined;
    return ['GET', (exchange) => (record === undefined ? this.news(table, exchange) : this.record(table, exchange))];
  }

  /** Where one is, for a page that does not know yet whether a server answers. */
  private async hello({ request, response }: Exchange): Promise<void> {
    const { authenticator, host } = this.parts;
    const authenticated = authenticator.identify(request);
    const player = authenticated === undefined || 'error' in authenticated ? NO_PLAYER : authenticated.player;
    const error = authenticator.tooMany(player === NO_PLAYER ? authenticator.addressOf(request) : player);
    if (error !== undefined) {
      refuse(response, error);
      return;
    }
    const answer = await host.answer(player, { id: 'hello', do: 'hello', protocol: PROTOCOL });
    if ('ok' in answer) sendJson(response, 200, answer.ok);
    else refuse(response, answer.error);
  }

  /** A new player: as a cookie, which is renewed if there is one, or as a key for programs. */
  private async player(exchange: Exchange): Promise<void> {
    const { authenticator } = this.parts;
    const { request, response } = exchange;
    const text = await bodyOf(exchange, LIMITS.message);
    if (text === undefined) return;
    if (/^\s*\{\s*"key"\s*:\s*true\s*\}\s*$/.test(text)) {
      const made = authenticator.createPlayer(request);
      if ('error' in made) refuse(response, made.error);
      else sendJson(response, 200, { player: made.player, key: made.secret });
      return;
    }
    if (!/^\s*(\{\s*\}\s*)?$/.test(text)) {
      refuse(response, { code: 'bad-request' });
      return;
    }
    const authenticated = authenticator.identifyOrCreate(request);
    if ('error' in authenticated) {
      refuse(response, authenticated.error);
      return;
    }
    if (authenticated.setCookie !== undefined) response.setHeader('Set-Cookie', authenticated.setCookie);
    sendJson(response, 200, { player: authenticated.player });
  }

  /** One request, answered as a socket would be. */
  private async request(exchange: Exchange): Promise<void> {
    const player = this.admit(exchange);
    if (player === undefined) return;
    const text = await bodyOf(exchange);
    if (text === undefined) return;
    const error = this.parts.authenticator.tooMany(player, costOf(text) - 1);
    if (error === undefined) sendAnswer(exchange.response, await this.answer(player, readRequest(text)));
    else refuse(exchange.response, error);
  }

  /** What is new at a table; if nothing is, it is waited for. A caller who knows nothing yet is told everything at once. */
  private async news(table: string, exchange: Exchange): Promise<void> {
    const { request, response, query } = exchange;
    const bearer = admit(this.parts.authenticator, exchange);
    if (bearer === undefined) return;
    const read = readWatch(table, request, query);
    const wait = Number(query.get('wait') ?? 0);
    if (!('error' in read) && read.request.do === 'watch' && wait >= 0) {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const closed = this.parts.connections.add(bearer, () => response.destroy());
      const milliseconds = 1000 * Math.min(wait, LONGEST_WAIT);
      const news = this.newsOf(bearer.player, read.request, milliseconds, gone.signal);
      sendNews(response, await news.finally(closed));
      return;
    }
    refuse(response, 'error' in read ? read.error : { code: 'bad-request', path: 'wait' });
  }

  private async newsOf(
    player: string,
    watch: RequestTo<'watch'>,
    milliseconds: number,
    gone: AbortSignal,
  ): Promise<TableNews> {
    const { table, token, known } = watch;
    if (known !== undefined) {
      const { seq, hash } = known;
      const since = hash === undefined ? { seq } : { seq, hash };
      return this.parts.host.waitForNews(player, table, token, since, milliseconds, gone);
    }
    const answer = await this.parts.host.answer(player, watch);
    return 'ok' in answer ? (answer.ok as WholeTable) : answer;
  }

  /** The record as a file, as far as the player may look. */
  private async record(table: string, exchange: Exchange): Promise<void> {
    const { response } = exchange;
    const player = this.admit(exchange);
    if (player === undefined) return;
    const answer = await this.answer(player, readRequest(JSON.stringify({ id: 'record', do: 'record', table })));
    if (!('ok' in answer) || !('record' in answer.ok)) {
      sendAnswer(response, answer);
      return;
    }
    const body = Buffer.from(answer.ok.record);
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${table}.record"`,
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    });
    response.end(body);
  }

  private admit(exchange: Exchange): string | undefined {
    return admit(this.parts.authenticator, exchange)?.player;
  }

  private async answer(player: string, read: ReadRequest): Promise<Answer> {
    return 'error' in read ? read : this.parts.host.answer(player, read.request);
  }
}

function sendAnswer(response: ServerResponse, answer: Answer): void {
  if ('ok' in answer) sendJson(response, 200, answer);
  else refuse(response, answer.error, answer.id);
}
