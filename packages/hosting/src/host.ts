import type { Answer, News, Request, RequestError, WholeTable } from '@interregnum/protocol';
import { sha256 } from '@interregnum/record';
import { aboutTable, type TableAbout } from './about.ts';
import {
  type ExportedNotices,
  type ExportedTable,
  exportNotices,
  exportTables,
  forget,
  handOver,
} from './belongings.ts';
import type { Caller, Tables } from './caller.ts';
import type { Known } from './catch-up.ts';
import type { HolidayDays } from './holidays/calendar.ts';
import { followHolidays } from './holidays/follow.ts';
import { Holidays } from './holidays/holidays.ts';
import { readHoliday, selectHolidays } from './holidays/statements.ts';
import { type HostContext, HostedTable, type Reply } from './hosted-table.ts';
import type { Loaded } from './loading.ts';
import { PlayerSessions } from './notices/player-sessions.ts';
import { deleteOldSubscriptions } from './notices/statements.ts';
import { TableNotices } from './notices/table-notices.ts';
import { type ExportedPeople, exportPeople } from './people/people.ts';
import type { Ports } from './ports.ts';
import { RequestHandler } from './request-handler.ts';
import { RunningTime } from './running-time.ts';
import { Session } from './session.ts';
import { type HostSettings, SETTINGS } from './settings.ts';
import { deleteOldAnswers, deleteOldGuests, selectDue, selectTimedOut } from './statements.ts';

/** How many tables are looked after at once when many are due. */
const DUE_AT_ONCE = 100;

/** What a poll for news ends with: news, nothing, or why there will be none. */
export type PollResult = WholeTable | News | { readonly error: RequestError } | undefined;

/** Many tables for many people, over a store, a clock, chance, deals and bots that are handed in. */
export class Host {
  private readonly ports: Ports;
  private readonly settings: HostSettings;
  private readonly tables = new Map<string, HostedTable>();
  private readonly sessions = new PlayerSessions();
  private readonly notices: TableNotices;
  private readonly requests: RequestHandler;
  private readonly access: Tables;
  private readonly shared: HostContext;
  private readonly running: RunningTime;
  private readonly timers = new Set<() => void>();
  private isClosed = false;

  constructor(ports: Ports, settings: Partial<HostSettings> = {}) {
    this.ports = ports;
    this.settings = { ...SETTINGS, ...settings };
    this.running = new RunningTime(ports.store, ports.clock, this.settings);
    this.notices = new TableNotices(ports, this.settings, this.sessions);
    this.shared = {
      ports,
      holidays: new Holidays(ports, this.settings),
      running: this.running,
      settings: this.settings,
      sha256: ports.sha256 ?? sha256,
      unload: (table) => void (this.tables.get(table.id) === table && this.tables.delete(table.id)),
      told: (before, after) => this.told(before, after),
    };
    this.access = { shared: this.shared, get: (id) => this.table(id), find: (id) => this.tables.get(id) };
    this.requests = new RequestHandler(this.access);
  }

  /** Finds what is due, now and from time to time. */
  async start(): Promise<void> {
    await this.beat();
    this.every(this.settings.tickEvery, async () => this.running.tick());
    this.every(this.settings.beatEvery, () => this.beat());
    this.every(this.settings.lookEvery, () => this.lookForDue());
    this.every(this.settings.sweepEvery, () => this.sweep());
    await this.lookForDue();
  }

  /** A client has connected. Its player was authenticated by the server; messages to it go through `send`. */
  connect(player: string, send: (text: string) => void): Session {
    const session = new Session(player, send, this.requests, this.ports.note, () => this.sessions.delete(session));
    this.sessions.add(session);
    return session;
  }

  /** One request without a socket. `reply` hears of the answer before any watcher is told of the change. */
  async answer(player: string, request: Request, reply: Reply = () => {}): Promise<Answer> {
    let answer: Answer = { id: request.id, error: { code: 'unavailable' } };
    const caller: Caller = { player, layouts: {} };
    await this.requests.answer(caller, request, (given) => {
      answer = given;
      reply(given);
    });
    return answer;
  }

  /**
   * What is new at a table since what the caller knows, as soon as there is something; undefined if nothing is for so long,
   * or the caller has gone.
   */
  waitForNews(
    player: string,
    table: string,
    token: string | undefined,
    known: Known,
    milliseconds: number,
    gone?: AbortSignal,
  ): Promise<PollResult> {
    const { promise, resolve } = Promise.withResolvers<PollResult>();
    let leave: (() => void) | undefined;
    let hasEnded = false;
    const end = (result: PollResult): void => {
      if (hasEnded) return;
      hasEnded = true;
      cancel();
      this.tables.get(table)?.markPresent(player);
      leave?.();
      resolve(result);
    };
    const cancel = this.ports.clock.at(this.ports.clock.now() + milliseconds, () => end(undefined));
    gone?.addEventListener('abort', () => end(undefined), { once: true });
    const caller: Caller = {
      player,
      layouts: {},
      send: (text) => {
        const { news, whole } = JSON.parse(text);
        end(news ?? whole);
      },
      watches: (_, stop) => {
        leave = stop;
        if (hasEnded) stop();
      },
    };
    const request = { id: 'poll', do: 'watch', table, known, ...(token !== undefined && { token }) } as const;
    void this.requests.answer(caller, request, (answer) => {
      const told = 'ok' in answer ? (answer.ok as WholeTable | News) : answer;
      if ('error' in told || !('after' in told) || told.seq !== known.seq) end(told);
    });
    return promise;
  }

  /** Everything that one player has is another's from now on. Fails if not all of it could be stored; then it is asked again. */
  handOver(from: string, to: string): Promise<void> {
    return handOver(this.access, from, to);
  }

  /** Everything about a player goes: what is under way is given up, and seats have no name. Fails as `handOver` does. */
  forget(player: string): Promise<void> {
    return forget(this.access, player);
  }

  /** What a player's devices want to be told of. */
  exportNotices(player: string): Promise<ExportedNotices[]> {
    return exportNotices(this.access, player);
  }

  /** The days of a player's holidays, since 1970. */
  async exportHolidays(player: string): Promise<HolidayDays[]> {
    const [rows] = await this.ports.store.transaction([selectHolidays(player)]);
    return rows.map(readHoliday).map(({ first, last }) => ({ first, last }));
  }

  /** Whom a player has hidden, and whether they may be invited. */
  exportPeople(player: string): Promise<ExportedPeople> {
    return exportPeople(this.shared, player);
  }

  /** All tables of a player, as they may look at them. */
  exportTables(player: string): Promise<ExportedTable[]> {
    return exportTables(this.access, player);
  }

  /** What everybody may know of a table by its id alone; undefined if there is none. */
  about(table: string): Promise<TableAbout | undefined> {
    return aboutTable(this.ports.store, table);
  }

  /** How much there is of everything, for metrics. */
  counts(): Readonly<Record<string, number>> {
    let watchers = 0;
    for (const table of this.tables.values()) watchers += table.presence.watchers.size;
    return { tables: this.tables.size, sessions: this.sessions.size, watchers };
  }

  /** Finishes what is being stored; then nothing more happens. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.requests.close();
    for (const cancel of this.timers) cancel();
    this.notices.close();
    for (const session of [...this.sessions]) session.close();
    await Promise.all([...this.tables.values()].map((table) => table.settled()));
    for (const table of [...this.tables.values()]) table.close();
    await this.beat();
  }

  private table(id: string): HostedTable {
    let table = this.tables.get(id);
    if (table === undefined) {
      table = new HostedTable(id, this.shared);
      this.tables.set(id, table);
    }
    return table;
  }

  private told(before: Loaded | undefined, after: Loaded): void {
    this.notices.told(before, after);
    const { rematch } = after.table;
    // The seats of a rematch are kept for those who are at the match before, and maybe look elsewhere.
    if (rematch !== undefined && rematch !== before?.table.rematch) void this.table(rematch).announce();
  }

  private async lookForDue(): Promise<void> {
    const now = this.ports.clock.now();
    try {
      const due = await this.ports.store.transaction([
        selectDue(now, DUE_AT_ONCE),
        selectTimedOut(this.running.now(), DUE_AT_ONCE),
      ]);
      if (!this.isClosed) await followHolidays(this.access);
      if (!this.isClosed) await Promise.all(due.flat().map(({ id }) => this.table(String(id)).look()));
    } catch {
      this.ports.note('store-failed');
    }
  }

  private async beat(): Promise<void> {
    try {
      await this.running.beat();
    } catch {
      this.ports.note('store-failed');
    }
  }

  private async sweep(): Promise<void> {
    const now = this.ports.clock.now();
    const { answerLife, guestLife } = this.settings;
    try {
      await this.ports.store.transaction([
        deleteOldAnswers(now - answerLife),
        deleteOldGuests(now - guestLife),
        deleteOldSubscriptions(now - guestLife),
      ]);
    } catch {
      this.ports.note('store-failed');
    }
  }

  private every(time: number, act: () => Promise<void>): void {
    const { clock } = this.ports;
    let cancel: () => void = () => {};
    const again = (): void => {
      cancel = clock.at(clock.now() + time, () => {
        again();
        void act();
      });
    };
    again();
    this.timers.add(() => cancel());
  }
}
