import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Request } from '@interregnum/protocol';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import type { HostApi } from '../src/host-api.ts';
import { limitConnections, SERVER_OPTIONS } from '../src/http/server-limits.ts';
import { notReady } from '../src/http/site.ts';
import { Identities } from '../src/identity/identities.ts';
import { listen } from '../src/network/listen.ts';
import { openSite } from '../src/open-site.ts';
import { Metrics } from '../src/operation/metrics.ts';
import { readSettings } from '../src/settings.ts';
import type { Sockets } from '../src/socket/sockets.ts';

/** A host that plays nothing: it says who asked for what. */
class EchoHost implements HostApi {
  readonly sends = new Map<string, (text: string) => void>();
  /** Answers wait until this is kept. */
  held: Promise<unknown> = Promise.resolve();
  /** How many messages are being worked on, and how many were at most. */
  readonly inWork = { now: 0, most: 0 };

  connect(player: string, send: (text: string) => void) {
    this.sends.set(player, send);
    return {
      receive: async (text: string) => {
        this.inWork.most = Math.max(this.inWork.most, ++this.inWork.now);
        await this.held;
        this.inWork.now--;
        send(JSON.stringify({ heard: text, player }));
      },
      close: () => void this.sends.delete(player),
    };
  }

  async answer(player: string, request: Request): Promise<Answer> {
    if (request.do === 'renew') return { id: request.id, error: { code: 'not-creator' } };
    if (request.do === 'rename') throw new Error('a fault');
    if (request.do === 'record') return { id: request.id, ok: { record: `of ${request.table}\n` } };
    return { id: request.id, ok: { player, do: request.do } as never };
  }

  async waitForNews(player: string, table: string, token: string | undefined, known: object, milliseconds: number) {
    return milliseconds === 1000 ? undefined : ({ player, table, token, known, milliseconds } as never);
  }

  counts() {
    return { tables: 7 };
  }
}

/** A site on a port of its own, with all its limits, over a host that echoes. */
export class TestSite {
  readonly host = new EchoHost();
  readonly metrics = new Metrics();
  readonly identities = new Identities(Buffer.alloc(32, 1));
  readonly logged: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
  private readonly server: Server = createServer(SERVER_OPTIONS, notReady);
  private readonly sockets: Sockets;
  port = 0;
  isReady = true;

  constructor(env: Readonly<Record<string, string>> = {}) {
    const settings = readSettings(env);
    writeFileSync(join(this.folder, 'index.html'), '<!doctype html>');
    limitConnections(this.server, settings, () => this.metrics.counts.refused++);
    this.sockets = openSite({
      server: this.server,
      settings,
      host: this.host,
      identities: this.identities,
      folder: this.folder,
      metrics: this.metrics,
      log: (level, event) => this.logged.push(`${level} ${event}`),
      isReady: () => this.isReady,
    });
  }

  async open(): Promise<this> {
    this.port = await listen(this.server, 0, '127.0.0.1');
    return this;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.sockets.stop();
    await this.sockets.close();
    this.server.closeAllConnections();
    this.metrics.close();
    rmSync(this.folder, { recursive: true });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.origin + path, init);
  }

  /** A request with the key of a player. */
  by(secret: string, request: unknown): Promise<Response> {
    const body = typeof request === 'string' ? request : JSON.stringify(request);
    return this.fetch('/api/requests', { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body });
  }

  /** What is answered to bytes that need not be HTTP. */
  raw(bytes: string | Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(this.port, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('latin1').on('data', (text) => {
        answer += text;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', (problem: NodeJS.ErrnoException) =>
        problem.code === 'ECONNRESET' ? resolve(answer) : reject(problem),
      );
    });
  }

  socket(headers: Readonly<Record<string, string>>, path = '/api/socket'): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}${path}`, { headers });
    socket.on('error', () => {});
    return socket;
  }
}

/** For each test of a file: opens sites, which are closed after it. */
export function testSites(): (env?: Readonly<Record<string, string>>) => Promise<TestSite> {
  const sites: TestSite[] = [];
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
  });
  return async (env) => {
    const site = await new TestSite(env).open();
    sites.push(site);
    return site;
  };
}
