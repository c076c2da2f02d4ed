import { isOver, takeTurn } from '@interregnum/match';
import type { Answer, RequestError } from '@interregnum/protocol';
import { advance, timeOutOf } from './advancing.ts';
import { type BotMove, BotTurn } from './bot-turn.ts';
import { toldClocks } from './clocks.ts';
import type { Holidays } from './holidays/holidays.ts';
import { type Loaded, readTable } from './loading.ts';
import { dueTurn } from './plans/due-turn.ts';
import { takeDueTurn } from './plans/take-due-turn.ts';
import { Conflict, type Ports, type Statement } from './ports.ts';
import { Presence } from './presence.ts';
import type { Change, RequestContext } from './requests/change.ts';
import { isFilled } from './requests/dealing.ts';
import type { RunningTime } from './running-time.ts';
import type { HostSettings } from './settings.ts';
import { deleteTable, selectTable, takeLease } from './statements.ts';
import { botToAct, type Table } from './table.ts';
import { timeOut } from './table-clocks.ts';
import { TableTimers } from './table-timers.ts';
import { type ListedTable, listedTable, type ViewContext } from './views.ts';
import type { Watcher } from './watchers.ts';

/** What all tables of a host share. */
export interface HostContext {
  readonly ports: Ports;
  readonly settings: HostSettings;
  readonly sha256: RequestContext['sha256'];
  readonly running: RunningTime;
  readonly holidays: Holidays;
  /** No watcher, timer or bot needs the table any more. */
  unload(table: HostedTable): void;
  /** What was stored is told to all watchers: the table may wait for somebody else now. There is nothing before a new one. */
  told(before: Loaded | undefined, after: Loaded): void;
}

/** Tells an answer to the caller, before any watcher is told of the change. */
export type Reply = (answer: Answer) => void;

/** What came of a request: why not, or what it does and what else is stored with that; or only an answer. */
export type Decided =
  | { readonly error: RequestError }
  | { readonly change: Change; readonly beside?: readonly Statement[] }
  | { readonly answer: Change['answer'] };

/** Works on a request; if the store fails it is asked again. */
export type Decide = (loaded: Loaded) => Promise<Decided> | Decided;

/**
 * One table in memory, as long as it is needed. One thing happens to it after another; whatever happens is stored, then
 * answered, then told. If the store fails, what is in memory counts for nothing and is read again. It is longer than most
 * files because this order has to be seen in one place.
 */
export class HostedTable {
  readonly id: string;
  readonly presence: Presence;
  private readonly shared: HostContext;
  private readonly bot: BotTurn;
  private readonly timers: TableTimers;
  private loaded: Loaded | undefined;
  private failures = 0;
  private doing: Promise<void> = Promise.resolve();
  /** How many things are being done or waiting for that. */
  private waiting = 0;

  constructor(id: string, shared: HostContext) {
    this.id = id;
    this.shared = shared;
    this.presence = new Presence(shared.ports.clock, shared.settings, {
      changed: (player, except) => this.presenceChanged(player, except),
      begin: () => void this.collectSalts(),
    });
    this.timers = new TableTimers(shared.ports.clock, shared.running);
    this.bot = new BotTurn(shared.ports, shared.settings, (move) => void this.takeBotTurn(move));
  }

  /** All that was asked for is done. */
  settled(): Promise<void> {
    return this.doing;
  }

  /** Works on a request once all others are done: what it leads to is stored, then answered, then told. */
  perform(id: string, reply: Reply, decide: Decide): Promise<void> {
    const { running } = this.shared;
    const arrived = running.isKnown ? running.now() : undefined;
    return this.inTurn(() => this.attempt(id, reply, decide, arrived));
  }

  /** After a failure it is worked on once more, on what the store has then: a lost answer is found so. */
  private async attempt(id: string, reply: Reply, decide: Decide, arrived: number | undefined): Promise<void> {
    let answer: Answer = { id, error: { code: 'unavailable' } };
    let tell = NOTHING_TO_TELL;
    for (let tries = 0; tries < 2; tries++) {
      try {
        if (this.loaded === undefined) await this.load();
        if (this.loaded?.clocks !== undefined) await this.timeOut(arrived ?? this.shared.running.now());
        const { loaded } = this;
        const deciding = loaded === undefined ? NO_TABLE : decide(loaded);
        const decided = deciding instanceof Promise ? await deciding : deciding;
        if ('change' in decided) {
          tell = await this.store(decided.change, decided.beside);
          answer = { id, ok: decided.change.answer };
        } else answer = 'error' in decided ? { id, error: decided.error } : { id, ok: decided.answer };
        break;
      } catch (problem) {
        this.drop(problem);
      }
    }
    reply(answer);
    tell();
  }

  /** Does one thing after another. If it fails, what is in memory counts for nothing. */
  private inTurn(job: () => Promise<void>): Promise<void> {
    this.doing = this.do(job, this.waiting === 0 ? undefined : this.doing);
    return this.doing;
  }

  private async do(job: () => Promise<void>, before: Promise<void> | undefined): Promise<void> {
    this.waiting++;
    if (before !== undefined) await before;
    try {
      await job();
    } catch (problem) {
      this.drop(problem);
    }
    this.waiting--;
    const { loaded } = this;
    if (loaded !== undefined) this.presence.watchers.resync(loaded.table, () => this.viewContext(loaded));
    this.unloadIfIdle();
  }

  private async load(): Promise<Loaded | undefined> {
    if (this.loaded !== undefined) return this.loaded;
    const { store, deals } = this.shared.ports;
    const loaded = await readTable(this.id, await store.transaction(selectTable(this.id)), deals);
    this.loaded = loaded;
    if (loaded === undefined) return undefined;
    if (loaded.table.made.clock !== undefined)
      await Promise.all([this.shared.running.learn(), this.shared.holidays.learnOnce()]);
    this.failures = 0;
    this.awaitWhatFollows(loaded);
    if (botToAct(loaded.table) !== undefined) await this.takeOver(loaded);
    return loaded;
  }

  /** Reads the table again: a client knows more of it. */
  reload(): Promise<Loaded | undefined> {
    this.loaded = undefined;
    return this.load();
  }

  /** Lets the bot to act think, unless another host is about to: it is left alone for a while. */
  private async takeOver({ table, leaseUntil, wakeAt: dueAt }: Loaded): Promise<void> {
    const { ports, settings } = this.shared;
    const now = ports.clock.now();
    if (leaseUntil > now) return this.lookAt(leaseUntil);
    const due = Math.max(dueAt ?? now, now);
    await ports.store.transaction([takeLease(table.id, table.seq, due + settings.lease, now)]);
    this.bot.goOn(table, dueAt ?? now);
  }

  /** Stores a change, after which the table is what it leads to; and returns how to tell of it. */
  private store(change: Omit<Change, 'answer'>, beside: readonly Statement[] = []): Promise<() => void> {
    const { loaded: before } = this;
    if (before === undefined) throw new Error('the table is not in memory');
    const { ports, settings, running, sha256, holidays } = this.shared;
    const { isAway } = holidays;
    const now = ports.clock.now();
    const areAllHere = (): boolean => this.presence.areAllHere(before.table);
    const { loaded, statements } = advance(before, change, { now, running, settings, sha256, areAllHere, isAway });
    return ports.store
      .transaction(statements.concat(beside))
      .then(() => this.stored(before, loaded, change, loaded.wakeAt ?? now));
  }

  private stored(before: Loaded, loaded: Loaded, change: Omit<Change, 'answer'>, dueAt: number): () => void {
    this.loaded = loaded;
    this.awaitWhatFollows(loaded);
    const context = this.viewContext(loaded);
    const { table } = loaded;
    return () => {
      this.presence.watchers.tellOf(before, loaded, change, context);
      this.shared.told(before, loaded);
      this.bot.goOn(table, dueAt);
      if (table.match !== undefined && isOver(table.match)) this.bot.forget(table);
    };
  }

  /** Looks again as soon as the match begins, somebody's time is over, or a planned turn is due. */
  private awaitWhatFollows(loaded: Loaded): void {
    const { table, plans, wakeAt } = loaded;
    this.presence.scheduleStart(table);
    this.timers.timeOutAt(timeOutOf(loaded), () => void this.look());
    const isDue = dueTurn(table, plans) !== undefined;
    this.timers.turnAt(isDue ? (wakeAt ?? this.shared.ports.clock.now()) : undefined, () => void this.takePlanned());
  }

  /** Somebody's time was over at a moment: what follows is stored and told. */
  private async timeOut(now: number): Promise<void> {
    const { loaded, shared } = this;
    const change = loaded && timeOut(loaded.table, loaded.clocks, now, shared.sha256, shared.holidays.isAway);
    if (change === undefined) return;
    shared.ports.note('timed-out');
    (await this.store(change))();
  }

  /** Clocks follow what no line of the log tells: all people have come, or somebody's holiday has begun or ended. */
  follow(): Promise<void> {
    return this.inTurn(async () => {
      if ((await this.load()) === undefined) return;
      (await this.store({}))();
      if (this.loaded !== undefined) this.presence.watchers.inform(this.loaded.table, this.viewContext(this.loaded));
    });
  }

  /** What is in memory may not be so: it is read again, at the latest in a while. */
  private drop(problem: unknown): void {
    const { ports, settings } = this.shared;
    ports.note(problem instanceof Conflict ? 'conflict' : 'store-failed', { failures: ++this.failures });
    this.loaded = undefined;
    this.bot.drop();
    this.timers.drop();
    this.presence.cancelStart();
    this.lookAt(ports.clock.now() + Math.min(settings.lastRetry, settings.firstRetry * 2 ** (this.failures - 1)));
  }

  private lookAt(time: number): void {
    this.timers.lookAt(time, () => void this.look());
  }

  /** Reads the table again, and does what is due. */
  look(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.bot.isAsked) this.loaded = undefined;
      const table = (await this.load())?.table;
      const { ports, settings } = this.shared;
      if (table !== undefined && table.match === undefined && table.made.at + settings.tableLife <= ports.clock.now())
        await this.expire(table);
      else await this.timeOut(this.shared.running.now());
    });
  }

  /** A table that never began goes; its watchers are told that there will be no match. */
  private async expire({ stage }: Table): Promise<void> {
    const { store, note } = this.shared.ports;
    if (stage !== 'withdrawn') (await this.store({ events: [{ event: 'withdrawn' }] }))();
    const seq = this.loaded?.table.seq ?? 0;
    await store.transaction(deleteTable(this.id, seq));
    note('expired');
    this.loaded = undefined;
  }

  private takeBotTurn({ seat, token, texts }: BotMove): Promise<void> {
    return this.inTurn(async () => {
      const table = (await this.load())?.table;
      // A player may have come back to the seat, who decides for themselves.
      if (table?.match === undefined || botToAct(table)?.seat !== seat) return;
      const taken = takeTurn(table.match, seat, token, texts, this.shared.sha256);
      if ('match' in taken) (await this.store({ played: taken }))();
      else if ('refused' in taken) this.bot.again(table);
    });
  }

  /** The turn that a player has planned is due. If it is not possible any more, they are told. */
  private takePlanned(): Promise<void> {
    return this.inTurn(async () => {
      const loaded = await this.load();
      const change = loaded && takeDueTurn(loaded, this.shared.ports.clock.now(), this.shared.sha256);
      if (change !== undefined) (await this.store(change))();
      else if (loaded !== undefined) this.awaitWhatFollows(loaded);
    });
  }

  private collectSalts(): Promise<void> {
    return this.inTurn(async () => {
      const loaded = await this.load();
      if (loaded !== undefined && isFilled(loaded.table)) (await this.store({ events: [{ event: 'salts' }] }))();
    });
  }

  /** The table as it stands in lists; undefined unless it is in memory. */
  listed(): ListedTable | undefined {
    return this.loaded && listedTable(this.loaded.table, this.loaded);
  }

  /** What is known of the table beside its log. */
  viewContext({ names, players, clocks, talk, plans }: Loaded): ViewContext {
    const { presence, shared } = this;
    const isHere = (player: string): boolean => presence.isHere(player);
    const told = clocks && toldClocks(clocks, shared.running.now());
    return {
      names,
      players,
      isHere,
      holidayUntil: shared.holidays.untilFor,
      startsAt: presence.startsAt,
      tableLife: shared.settings.tableLife,
      clocks: told,
      talk,
      plans,
    };
  }

  private presenceChanged(player: string, except?: Watcher): void {
    const { loaded, presence } = this;
    if (loaded !== undefined && isSeated(loaded.table, player)) {
      presence.scheduleStart(loaded.table);
      presence.watchers.inform(loaded.table, this.viewContext(loaded), except);
      if (loaded.clocks?.hasBegun === false) void this.follow();
    }
    this.unloadIfIdle();
  }

  /** Tells those for whom a new table keeps seats. */
  announce(): Promise<void> {
    return this.inTurn(async () => {
      const loaded = await this.load();
      if (loaded !== undefined) this.shared.told(undefined, loaded);
    });
  }

  /** A seated player who asks without a socket counts as here for a while. */
  markPresent(player: string): void {
    if (this.loaded !== undefined && isSeated(this.loaded.table, player)) this.presence.markPresent(player);
  }

  private unloadIfIdle(): void {
    if (this.waiting === 0 && this.presence.isEmpty && !this.bot.isAsked && !this.timers.isTurnAwaited) this.close();
  }

  /** Nothing more happens here. */
  close(): void {
    this.bot.drop();
    this.timers.close();
    this.presence.close();
    this.shared.unload(this);
  }
}

const NOTHING_TO_TELL = (): void => {};
const NO_TABLE = { error: { code: 'no-table' } } as const;

const isSeated = ({ seats }: Table, player: string): boolean => seats.some((seat) => seat.player === player);
