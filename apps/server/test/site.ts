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
import type { Identities } from '../src/identity/identities.ts';
import { IdentityStore } from '../src/identity/identity-store.ts';
import { listen } from '../src/network/listen.ts';
import { openSite } from '../src/open-site.ts';
import { SteadyClock } from '../src/operation/clock.ts';
import { Metrics } from '../src/operation/metrics.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import type { Sockets } from '../src/socket/sockets.ts';
import { MemoryStore } from './memory-store.ts';

/** A host that plays nothing: it says who asked for what. */
class EchoHost implements HostApi {
  readonly sends = new Map<string, (text: string) => void>();
  /** Answers wait until this is kept. */
  held: Promise<unknown> = Promise.resolve();
  /** Who has handed everything over to whom. */
  readonly handed: [from: string, to: string][] = [];
  readonly forgotten: string[] = [];
  /** How many questions for news have come. */
  polls = 0;
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

  async handOver(from: string, to: string): Promise<void> {
    await this.held;
    this.handed.push([from, to]);
  }

  async forget(player: string): Promise<void> {
    this.forgotten.push(player);
  }

  async exportNotices() {
    return [];
  }

  async exportHolidays() {
    return [{ first: 20_000, last: 20_002 }];
  }

  async exportPeople() {
    return { hidden: ['Eve'], isInvitable: true };
  }

  async exportTables(player: string) {
    return [{ info: { table: `of ${player}` } as never, record: 'a record' }];
  }

  async about(table: string) {
    return table === 'T'.repeat(22)
      ? { game: 'king-is-dead', rules: 2, options: { seats: 2, advanced: true } }
      : undefined;
  }

  async waitForNews(player: string, table: string, token: string | undefined, known: object, milliseconds: number) {
    this.polls++;
    await this.held;
    return milliseconds === 1000 ? undefined : ({ player, table, token, known, milliseconds } as never);
  }

  counts() {
    return { tables: 7 };
  }
}

const PAGE = '<!doctype html><head><meta name="description" content="All" /><title>Interregnum</title></head>';

/** A site on a port of its own, with all its limits, over a host that echoes. */
export class TestSite {
  readonly host = new EchoHost();
  readonly metrics = new Metrics();
  readonly logged: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
  private server: Server = createServer(SERVER_OPTIONS, notReady);
  readonly store = new MemoryStore();
  /** How much later than by the calendar it is, in milliseconds. */
  ahead = 0;
  private readonly clock = new SteadyClock(0, {
    calendar: () => Date.now() + this.ahead,
    running: () => performance.now(),
  });
  private readonly settings: Settings;
  private sockets: Sockets | undefined;
  private identityStore: IdentityStore | undefined;
  port = 0;
  isReady = true;

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.settings = readSettings(env);
    writeFileSync(join(this.folder, 'index.html'), PAGE);
  }

  async open(): Promise<this> {
    this.server = createServer(SERVER_OPTIONS, notReady);
    limitConnections(this.server, this.settings, () => this.metrics.counts.refused++);
    this.identityStore = await IdentityStore.open(this.store, this.clock);
    this.sockets = openSite({
      server: this.server,
      settings: this.settings,
      host: this.host,
      identityStore: this.identityStore,
      folder: this.folder,
      address: 'https://games.example/club/',
      metrics: this.metrics,
      log: (level, event) => this.logged.push(`${level} ${event}`),
      isReady: () => this.isReady,
    });
    this.port = await listen(this.server, 0, '127.0.0.1');
    return this;
  }

  private async stop(): Promise<void> {
    this.server.close();
    this.sockets?.stop();
    await this.sockets?.close();
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    await this.stop();
    this.store.close();
    this.metrics.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Starts it again, over what it has stored. */
  async reopen(): Promise<void> {
    await this.stop();
    await this.open();
  }

  /** A player has sat down somewhere. */
  seat(player: string, name: string): void {
    this.store.database.prepare('INSERT INTO players (id, name, seen_at) VALUES (?, ?, 0)').run(player, name);
  }

  get identities(): Identities {
    if (this.identityStore === undefined) throw new Error('the site is not open');
    return this.identityStore.identities;
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
