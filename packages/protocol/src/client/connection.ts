import type { Game } from '@interregnum/kernel';
import { Listeners, layoutOf } from '@interregnum/match';
import type { Answers, FromServer, NoticeTold, Welcome } from '../answers.ts';
import type { RequestError } from '../errors.ts';
import type { Request, RequestTo } from '../requests.ts';
import type { News, WholeTable } from '../told-tables.ts';
import { PROTOCOL } from '../version.ts';
import { ConnectionClosed, RequestFailed } from './failures.ts';
import { OpenRequests, type Outcome } from './open-requests.ts';
import type { ClientPorts } from './ports.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';

/**
 * Where a connection stands. `waiting`: for the next attempt. `old`: the server speaks another protocol, or has other
 * rules than this client; the page has to be loaded anew.
 */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'old' | 'closed';

/** About two minutes of silence. */
const PINGS_BEFORE_CHECK = 8;

/** What a request says beside its name and its id, which the connection gives it. */
export type RequestFields<Do extends Request['do']> = Omit<RequestTo<Do>, 'id' | 'do'>;

/** A part of the client that is told what happens at one table. */
export interface Watcher {
  readonly id: string;
  /** A socket is there: everything has to be asked for that may be missing. */
  connected(): void;
  /** Nothing was heard for long: it is worth asking whether that is all. */
  check(): void;
  news(news: News): void;
  whole(whole: WholeTable): void;
}

/**
 * The one connection of a page or program to its server. A request is sent again after every break until it is answered:
 * the server does nothing twice that has the same id. Tables watch over it.
 */
export class Connection {
  readonly ports: ClientPorts;
  private readonly socket: ReconnectingSocket;
  private readonly requests: OpenRequests;
  private readonly watchers = new Set<Watcher>();
  private readonly layouts: Record<string, string> = {};
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  /** Told of tables that are not watched here, once the server knows whether the page is visible. */
  onNotice: (notice: NoticeTold) => void = () => {};
  private isStarted = false;
  private pings = 0;
  private current: ConnectionState = 'connecting';
  /** What the server said when it was last greeted. */
  welcome: Welcome | undefined;

  constructor(ports: ClientPorts) {
    this.ports = ports;
    this.requests = new OpenRequests(ports, (text) => this.current === 'open' && this.socket.send(text));
    this.socket = new ReconnectingSocket(ports, {
      opening: () => this.setState('connecting'),
      opened: () => this.greet(() => this.open()),
      received: (text) => this.received(text),
      lost: () => this.lost(),
      ping: () => this.ping(),
    });
  }

  get state(): ConnectionState {
    return this.current;
  }

  /** What was asked and is not answered yet, whether it could be sent or not. */
  get unanswered(): readonly Request['do'][] {
    return this.requests.names;
  }

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.socket.open();
  }

  /** The device says that it is awake, or has a network again. */
  wake(): void {
    if (!this.isStarted || this.isOver) return;
    this.socket.wake();
    this.checkTables();
  }

  /** Asks for a sign; now and then also whether something was missed, which no server should let happen. */
  private ping(): void {
    this.askOnce('ping', {}, () => {});
    this.pings++;
    if (this.pings % PINGS_BEFORE_CHECK === 0) this.checkTables();
  }

  private checkTables(): void {
    for (const watcher of [...this.watchers]) watcher.check();
  }

  /** Whether nothing will be sent any more. */
  private get isOver(): boolean {
    return this.current === 'old' || this.current === 'closed';
  }

  /** Asks the server; rejects with `RequestFailed` if it says no, with `ConnectionClosed` if it was not answered. */
  ask<Do extends Request['do']>(name: Do, fields: RequestFields<Do>): Promise<Answers[Do]> {
    return new Promise((resolve, reject) => {
      // The answer to a request is of its kind.
      const answered = resolve as Outcome['answered'];
      this.request(name, fields, { answered, failed: reject }, true);
      this.listeners.notify();
    });
  }

  /** The same for what is of use only on the present socket. The answer is told at once, before whatever follows it. */
  askOnce<Do extends Request['do']>(
    name: Do,
    fields: RequestFields<Do>,
    answered: (ok: Answers[Do]) => void,
    failed: (problem: Error) => void = () => {},
  ): void {
    this.request(name, fields, { answered: answered as Outcome['answered'], failed }, false);
  }

  private request(name: Request['do'], fields: object, outcome: Outcome, isResent: boolean): void {
    if (this.isOver) {
      outcome.failed(new ConnectionClosed());
      return;
    }
    const text = this.requests.add(name, fields, outcome, isResent);
    if (text !== undefined && (this.current === 'open' || name === 'hello')) this.socket.send(text);
  }

  private greet(welcomed: () => void): void {
    this.askOnce(
      'hello',
      { protocol: PROTOCOL, layouts: { ...this.layouts } },
      (welcome) => {
        this.welcome = welcome;
        welcomed();
      },
      (problem) => {
        if (!(problem instanceof RequestFailed)) return;
        if (problem.error.code === 'old-protocol') this.becomeOld();
        else this.socket.break();
      },
    );
  }

  private open(): void {
    this.socket.welcomed();
    this.current = 'open';
    this.requests.sendAgain();
    for (const watcher of [...this.watchers]) watcher.connected();
    this.listeners.notify();
  }

  /** From now on the server may send states of this game as words; `told` is called once it knows. */
  learn(game: Game, told: () => void): void {
    const key = `${game.meta.id}@${game.meta.rulesVersion}`;
    if (this.layouts[key] !== undefined) {
      told();
      return;
    }
    this.layouts[key] = layoutOf(game, this.ports.sha256);
    if (this.current === 'open') this.greet(told);
    // The next socket begins with it, before anything else is asked.
    else told();
  }

  private received(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text);
    } catch {
      this.socket.break();
      return;
    }
    if ('news' in message) for (const watcher of this.watchersOf(message.news)) watcher.news(message.news);
    else if ('whole' in message) for (const watcher of this.watchersOf(message.whole)) watcher.whole(message.whole);
    else if ('notice' in message) this.onNotice(message.notice);
    else if (message.id !== undefined) {
      if (this.requests.answer(message)) this.listeners.notify();
    } else if ('error' in message) this.hasFault(message.error);
  }

  /** The server could not even read the id of what it answers: one of the requests would never be answered. */
  private hasFault(error: RequestError): void {
    if (error.code === 'bad-json' || error.code === 'too-long') this.requests.fail(new RequestFailed(error));
    else this.socket.break();
  }

  private lost(): void {
    this.requests.broke();
    this.setState('waiting');
  }

  /** Client and server do not understand each other: only a newer client can go on. */
  becomeOld(): void {
    this.end('old');
  }

  close(): void {
    this.end('closed');
  }

  private end(state: 'old' | 'closed'): void {
    if (this.isOver) return;
    this.socket.close();
    this.requests.fail(new ConnectionClosed());
    this.setState(state);
  }

  private setState(state: ConnectionState): void {
    this.current = state;
    this.listeners.notify();
  }

  private watchersOf({ table }: { readonly table: string }): readonly Watcher[] {
    return [...this.watchers].filter(({ id }) => id === table);
  }

  /** Whether some part of the client is told what happens at a table. */
  watches(table: string): boolean {
    return this.watchersOf({ table }).length > 0;
  }

  /** Tells a watcher of its table from now on; returns how to stop that, which says whether no other watcher is left. */
  attach(watcher: Watcher): () => boolean {
    this.watchers.add(watcher);
    if (this.current === 'open') watcher.connected();
    return () => {
      this.watchers.delete(watcher);
      return this.watchersOf({ table: watcher.id }).length === 0;
    };
  }
}
