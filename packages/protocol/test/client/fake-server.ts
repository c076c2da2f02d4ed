import type { FastRandom } from '@interregnum/kernel';
import { isOver, type Match } from '@interregnum/match';
import {
  type ErrorCode,
  type FromServer,
  type News,
  type Request,
  readRequest,
  type WholeTable,
} from '../../src/index.ts';
import { type FakeTable, Refuses } from './fake-table.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Accept } from './wire.ts';

/** What a server does badly, in percent. */
export interface ServerFaults {
  /** Requests that are answered with an error that will pass. */
  readonly busy: number;
  /** News that are never sent, sent twice, or sent later than those that follow. */
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
}

export const NO_FAULTS: ServerFaults = { busy: 0, lost: 0, doubled: 0, late: 0 };

interface FakeSession {
  readonly player: string;
  readonly send: (message: FromServer) => void;
  layouts: Readonly<Record<string, string>>;
  isWelcome: boolean;
  isWatching: boolean;
  /** How much was told. */
  told: number;
}

/** A server for tests with one table. It answers a request that comes again as it did before. */
export class FakeServer {
  readonly table: FakeTable;
  faults: ServerFaults;
  /** How often each thing was asked for, by its answer: `turn stored`. */
  readonly answers = new Map<string, number>();
  protocol = 1;
  /** Whether it tells by itself that everything is other than before, or lets clients find out. */
  private readonly time: SimulatedTime;
  private readonly random: FastRandom;
  private readonly layout: string;
  private sessions: FakeSession[] = [];
  private readonly results = new Map<string, object>();

  constructor(table: FakeTable, time: SimulatedTime, random: FastRandom, layout: string, faults = NO_FAULTS) {
    this.table = table;
    this.time = time;
    this.random = random;
    this.layout = layout;
    this.faults = faults;
  }

  /** Sockets of one player end here. */
  readonly accept =
    (player: string): Accept =>
    (send) => {
      const session: FakeSession = {
        player,
        send: (message) => send(JSON.stringify(message)),
        layouts: {},
        isWelcome: false,
        isWatching: false,
        told: 0,
      };
      this.sessions.push(session);
      return {
        receive: (text) => this.receive(session, text),
        close: () => {
          this.sessions = this.sessions.filter((each) => each !== session);
        },
      };
    };

  private happens(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  private receive(session: FakeSession, text: string): void {
    const read = readRequest(text);
    if ('error' in read) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    const { request } = read;
    const before = this.table.seq;
    const result = this.answer(session, request);
    const [kind] = 'ok' in result ? [...Object.keys(result.ok), 'ok'] : [String(Reflect.get(result.error, 'code'))];
    const key = `${request.do} ${kind}`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
    session.send({ id: request.id, ...result } as FromServer);
    if (this.table.seq !== before) this.tellAll();
  }

  private answer(session: FakeSession, request: Request): { ok: object } | { error: { code: ErrorCode } } {
    const key = `${session.player} ${request.id}`;
    const known = this.results.get(key);
    if (known !== undefined) return { ok: known };
    try {
      if (!session.isWelcome && request.do !== 'hello') throw new Refuses('no-hello');
      if (this.happens(this.faults.busy))
        throw new Refuses(this.happens(50) ? 'unavailable' : 'too-many', { seconds: 1 });
      const ok = this.done(session, request);
      if (!['hello', 'watch', 'ping', 'turn'].includes(request.do)) this.results.set(key, ok);
      return { ok };
    } catch (problem) {
      if (problem instanceof Refuses) return { error: problem.error };
      throw problem;
    }
  }

  private done(session: FakeSession, request: Request): object {
    const { table } = this;
    const { player } = session;
    switch (request.do) {
      case 'hello':
        return this.welcome(session, request);
      case 'watch':
        return this.watch(session, request.known);
      case 'unwatch':
        session.isWatching = false;
        return {};
      case 'sit':
        table.sit(player, request.seat, request.name, request.saltHash);
        return {};
      case 'salt':
        table.salt(player, request.seat, request.salt);
        return {};
      case 'turn':
        return table.turn(player, request.seat, request.token, request.texts);
      case 'resign':
        table.resign(player, request.seat);
        return {};
      case 'stop':
        table.stop(player);
        return {};
      case 'ping':
        return { now: this.time.now };
      default:
        throw new Refuses('not-now');
    }
  }

  private welcome(session: FakeSession, request: Request & { do: 'hello' }): object {
    if (request.protocol !== this.protocol) throw new Refuses('old-protocol');
    session.isWelcome = true;
    session.layouts = request.layouts ?? {};
    return { protocol: 1, now: this.time.now, address: { url: 'http://table.example/', reach: 'everywhere' } };
  }

  private watch(
    session: FakeSession,
    known: { seq: number; hash?: string | undefined } | undefined,
  ): WholeTable | News {
    session.isWatching = true;
    session.told = this.table.seq;
    const isSame = known === undefined || this.table.hasKnown(known.seq, known.hash);
    const news = known && isSame ? this.table.news(session.player, known.seq) : undefined;
    return news ?? this.whole(session, !isSame);
  }

  private whole({ player, layouts }: FakeSession, isOther: boolean): WholeTable {
    const { table } = this;
    const { meta } = table.setting.game;
    const matches = table.matches(player, layouts[`${meta.id}@${meta.rulesVersion}`] === this.layout);
    return {
      table: table.id,
      seq: table.seq,
      ...(table.hash !== undefined && { hash: table.hash }),
      info: table.info(player),
      ...(matches && { matches }),
      ...(isOther && { isOther: true }),
    };
  }

  /** Everybody is told what is new; not always well. */
  tellAll(): void {
    for (const session of this.sessions) {
      if (!session.isWatching) continue;
      const news = this.table.news(session.player, session.told);
      session.told = this.table.seq;
      const message = news === undefined ? { whole: this.whole(session, false) } : { news };
      if (this.happens(this.faults.lost)) continue;
      if (this.happens(this.faults.late)) this.time.after(400, () => session.send(message));
      else session.send(message);
      if (this.happens(this.faults.doubled)) session.send(message);
    }
  }

  /** A program takes its turn, if it is its. */
  botActs(randomTurn: (match: Match, random: FastRandom) => string[]): void {
    if (this.table.botActs(this.random, randomTurn)) this.tellAll();
  }

  get isOver(): boolean {
    return this.table.match !== undefined && isOver(this.table.match);
  }
}
