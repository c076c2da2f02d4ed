import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Answer,
  LIMITS,
  PROTOCOL,
  type ReadRequest,
  type RequestError,
  type RequestTo,
  readRequest,
  type WholeTable,
} from '@interregnum/protocol';
import type { HostApi } from '../host-api.ts';
import type { Authenticator } from './authenticator.ts';
import { costOf, readBody } from './body.ts';
import { refuse, sendJson } from './respond.ts';
import { readWatch, sendNews, type TableNews } from './table-news.ts';

/** An HTTP request with its response and its query. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
}

/** Seconds that news are waited for at most: many proxies give up after a minute. */
const LONGEST_WAIT = 55;
/** Stands for no player: an id that is never made. */
const NO_PLAYER = 'A'.repeat(22);

const TABLE = /^\/api\/tables\/([^/]*)(\/record)?$/;

/** Everything below /api/ but sockets. A GET changes nothing. */
export class Api {
  private readonly host: HostApi;
  private readonly authenticator: Authenticator;

  constructor(host: HostApi, authenticator: Authenticator) {
    this.host = host;
    this.authenticator = authenticator;
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
    const [, table, record] = TABLE.exec(path) ?? [];
    if (table === undefined) return undefined;
    return ['GET', (exchange) => (record === undefined ? this.news(table, exchange) : this.record(table, exchange))];
  }

  /** Where one is, for a page that does not know yet whether a server answers. */
  private async hello({ request, response }: Exchange): Promise<void> {
    const authenticated = this.authenticator.identify(request);
    const player = authenticated === undefined || 'error' in authenticated ? NO_PLAYER : authenticated.player;
    const error = this.tooMany(player === NO_PLAYER ? this.authenticator.addressOf(request) : player);
    if (error !== undefined) {
      refuse(response, error);
      return;
    }
    const answer = await this.host.answer(player, { id: 'hello', do: 'hello', protocol: PROTOCOL });
    if ('ok' in answer) sendJson(response, 200, answer.ok);
    else refuse(response, answer.error);
  }

  /** A new player: as a cookie, which is renewed if there is one, or as a key for programs. */
  private async player({ request, response }: Exchange): Promise<void> {
    const text = await bodyOf(request, response, LIMITS.message);
    if (text === undefined) return;
    if (/^\s*\{\s*"key"\s*:\s*true\s*\}\s*$/.test(text)) {
      const made = this.authenticator.createPlayer(request);
      if ('error' in made) refuse(response, made.error);
      else sendJson(response, 200, { player: made.player, key: made.secret });
      return;
    }
    if (!/^\s*(\{\s*\}\s*)?$/.test(text)) {
      refuse(response, { code: 'bad-request' });
      return;
    }
    const authenticated = this.authenticator.identifyOrCreate(request);
    if ('error' in authenticated) {
      refuse(response, authenticated.error);
      return;
    }
    if (authenticated.setCookie !== undefined) response.setHeader('Set-Cookie', authenticated.setCookie);
    sendJson(response, 200, { player: authenticated.player });
  }

  /** One request, answered as a socket would be. */
  private async request(exchange: Exchange): Promise<void> {
    const player = this.authenticate(exchange);
    if (player === undefined) return;
    const text = await bodyOf(exchange.request, exchange.response);
    if (text === undefined) return;
    const error = this.tooMany(player, costOf(text.length) - 1);
    if (error === undefined) sendAnswer(exchange.response, await this.answer(player, readRequest(text)));
    else refuse(exchange.response, error);
  }

  /** What is new at a table; if nothing is, it is waited for. A caller who knows nothing yet is told everything at once. */
  private async news(table: string, exchange: Exchange): Promise<void> {
    const { request, response, query } = exchange;
    const player = this.authenticate(exchange);
    if (player === undefined) return;
    const read = readWatch(table, request, query);
    const wait = Number(query.get('wait') ?? 0);
    if (!('error' in read) && read.request.do === 'watch' && wait >= 0) {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const milliseconds = 1000 * Math.min(wait, LONGEST_WAIT);
      sendNews(response, await this.newsOf(player, read.request, milliseconds, gone.signal));
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
      return this.host.waitForNews(player, table, token, since, milliseconds, gone);
    }
    const answer = await this.host.answer(player, watch);
    return 'ok' in answer ? (answer.ok as WholeTable) : answer;
  }

  /** The record as a file, as far as the player may look. */
  private async record(table: string, exchange: Exchange): Promise<void> {
    const { response } = exchange;
    const player = this.authenticate(exchange);
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

  /** The player who sent a request; undefined if it was refused, for want of an identity or because there were too many. */
  private authenticate({ request, response }: Exchange): string | undefined {
    const authenticated = this.authenticator.requireIdentity(request);
    const error = 'error' in authenticated ? authenticated.error : this.tooMany(authenticated.player);
    if ('error' in authenticated || error !== undefined) {
      // What comes after the headers is not read any more.
      response.setHeader('Connection', 'close');
      refuse(response, error as RequestError);
      return undefined;
    }
    return authenticated.player;
  }

  /** By a player, or by an address of which no player is known. */
  private tooMany(sender: string, cost = 1): RequestError | undefined {
    const seconds = this.authenticator.messagesOf(sender).take(cost, performance.now());
    return seconds === 0 ? undefined : { code: 'too-many', seconds: Math.ceil(seconds) };
  }

  private async answer(player: string, read: ReadRequest): Promise<Answer> {
    return 'error' in read ? read : this.host.answer(player, read.request);
  }
}

/** The body as text; undefined if it was refused. */
async function bodyOf(
  request: IncomingMessage,
  response: ServerResponse,
  longest?: number,
): Promise<string | undefined> {
  const text = await readBody(request, longest);
  if (typeof text === 'string') return text;
  response.setHeader('Connection', 'close');
  refuse(response, text);
  return undefined;
}

function sendAnswer(response: ServerResponse, answer: Answer): void {
  if ('ok' in answer) sendJson(response, 200, answer);
  else refuse(response, answer.error, answer.id);
}
