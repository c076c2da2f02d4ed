import { type Answers, PROTOCOL, type Request, type RequestTo } from '@interregnum/protocol';
import type { Caller, Tables } from './caller.ts';
import { followHolidays } from './holidays/follow.ts';
import type { Decide, Decided, HostedTable, Reply } from './hosted-table.ts';
import { answeredBefore, keepAnswer } from './idempotency.ts';
import { TableListing } from './listing.ts';
import type { Loaded } from './loading.ts';
import { makeTable } from './make-table.ts';
import { subscribe, unsubscribe } from './notices/subscriptions.ts';
import { decline, invite } from './people/inviting.ts';
import { beInvitable, hide, peopleMet } from './people/people.ts';
import { rename, welcome } from './players.ts';
import type { Statement } from './ports.ts';
import { askRematch } from './rematches.ts';
import { type Change, type Refused, type RequestContext, refuse } from './requests/change.ts';
import { handleTableRequest, isTableRequest, type TableRequest } from './requests/index.ts';
import { markSeen } from './seen.ts';
import { putPlayer } from './statements.ts';
import { linesBeside, type Table } from './table.ts';
import { glance, invited, record, watch } from './watching.ts';

/** What may be done at a table with too long a log: it is rare, and the log ends with it. */
const ENDING: ReadonlySet<Request['do']> = new Set(['withdraw', 'salt']);

/** Whether a request ends something for which there are lines enough. */
const isEnding = (request: TableRequest, { isPaused }: Table): boolean =>
  ENDING.has(request.do) || (request.do === 'pause' && isPaused);

/** Whether a request leaves everything as it is. */
const isNothing = ({ events, played, talk, plans }: Change): boolean =>
  events === undefined && played === undefined && talk === undefined && plans === undefined;

/** What a player asks for themselves, of no table. */
type PlayerRequestName =
  | 'hello'
  | 'mine'
  | 'rename'
  | 'ping'
  | 'visible'
  | 'subscribe'
  | 'unsubscribe'
  | 'holiday'
  | 'begin-holiday'
  | 'end-holiday'
  | 'people'
  | 'hide'
  | 'invitable';

type RequestWithTable = Extract<Request, { readonly table: string }>;

/** What lets clocks stand or run, once it is answered. */
const HOLIDAYS: ReadonlySet<Request['do']> = new Set(['begin-holiday', 'end-holiday']);

/** Everything that players ask for, by socket or without. */
export class RequestHandler {
  private readonly tables: Tables;
  private readonly listing: TableListing;
  private isClosed = false;

  constructor(tables: Tables) {
    this.tables = tables;
    this.listing = new TableListing(tables);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Works on a request and replies once; then others are told. */
  answer(caller: Caller, request: Request, reply: Reply): Promise<void> {
    const { id } = request;
    if (this.isClosed) return Promise.resolve(reply({ id, error: { code: 'unavailable' } }));
    if (isTableRequest(request)) return this.handle(caller, request, reply);
    return 'table' in request
      ? this.answerAboutTable(caller, request, reply)
      : this.answerAboutPlayer(caller, request, reply);
  }

  private handle(caller: Caller, request: TableRequest, reply: Reply): Promise<void> {
    const { player } = caller;
    return this.perform(caller, request, reply, (loaded) => {
      // A turn is known by itself, and offers change nothing.
      if (request.do === 'turn' || request.do === 'offers') return this.decide(loaded, player, request);
      return this.decideOnce(loaded, player, request);
    });
  }

  /** A caller without a socket counts as here for a while. */
  private perform(
    caller: Caller,
    { table, id }: RequestWithTable,
    reply: Reply,
    decide: (loaded: Loaded, hosted: HostedTable) => ReturnType<Decide>,
  ): Promise<void> {
    const hosted = this.tables.get(table);
    return hosted.perform(id, reply, (loaded) => {
      if (caller.send === undefined) hosted.markPresent(caller.player);
      return decide(loaded, hosted);
    });
  }

  private async decideOnce(loaded: Loaded, player: string, request: TableRequest): Promise<Decided> {
    const before = await answeredBefore(this.tables.shared.ports.store, player, request);
    return before ?? this.decide(loaded, player, request);
  }

  private decide(loaded: Loaded, player: string, request: TableRequest): Decided {
    const context = this.context(loaded);
    const done = handleTableRequest(loaded.table, player, request, context);
    if ('error' in done) return done;
    if (isNothing(done)) return { answer: done.answer };
    if (request.do === 'turn') return { change: done };
    if (
      done.events !== undefined &&
      !isEnding(request, loaded.table) &&
      linesBeside(loaded.table) >= context.settings.linesPerTable
    )
      return refuse('too-many');
    const beside: Statement[] = [keepAnswer(player, request, done.answer, context.now)];
    if (request.do === 'sit') beside.push(putPlayer(player, request.name, context.now));
    return { change: done, beside };
  }

  private context(loaded?: Loaded): RequestContext {
    const { ports, settings, sha256 } = this.tables.shared;
    const { clock, chance, deals } = ports;
    const isHere = (player: string): boolean =>
      loaded !== undefined && this.tables.find(loaded.table.id)?.presence.isHere(player) === true;
    return {
      now: clock.now(),
      chance,
      deals,
      settings,
      sha256,
      secret: loaded?.secret,
      isHere,
      talk: loaded?.talk ?? [],
      plans: loaded?.plans ?? [],
    };
  }

  private answerAboutTable(
    caller: Caller,
    request: Exclude<RequestWithTable, TableRequest>,
    reply: Reply,
  ): Promise<void> {
    const { player } = caller;
    const { store } = this.tables.shared.ports;
    switch (request.do) {
      case 'invited':
        return this.perform(caller, request, reply, (loaded, hosted) => invited(hosted, loaded, player, request.token));
      case 'watch':
        return this.perform(caller, request, reply, (loaded, hosted) => watch(hosted, loaded, caller, request, store));
      case 'record':
        return this.perform(caller, request, reply, (loaded) => record(loaded, player, request, store));
      case 'rematch':
        return askRematch({ tables: this.tables, player, request, contextOf: (loaded) => this.context(loaded) }, reply);
      case 'invite':
        return this.perform(caller, request, reply, (loaded) => invite(this.tables.shared, loaded, player, request));
      case 'decline':
        return this.perform(caller, request, reply, (loaded) => decline(this.tables.shared, loaded, player, request));
      case 'glance':
        return this.perform(caller, request, reply, (loaded) => glance(loaded, caller));
      case 'seen':
        return this.reply(request, reply, () => markSeen(store, player, request));
      case 'unwatch':
        caller.unwatch?.(request.table);
        return Promise.resolve(reply({ id: request.id, ok: {} }));
    }
  }

  private answerAboutPlayer(
    caller: Caller,
    request: RequestTo<'create' | 'adopt' | PlayerRequestName>,
    reply: Reply,
  ): Promise<void> {
    if (request.do === 'create' || request.do === 'adopt')
      return makeTable(this.tables, caller.player, request, this.context(), reply);
    const replied = this.reply(request, reply, () => this.resultOf(caller, request));
    return HOLIDAYS.has(request.do) ? replied.then(() => this.followHolidays()) : replied;
  }

  /** Replies with what comes of a request for which no table is needed. */
  private async reply(
    { id }: Request,
    reply: Reply,
    work: () => Promise<Answers[Request['do']] | Refused>,
  ): Promise<void> {
    try {
      const answer = await work();
      reply('error' in answer ? { id, error: answer.error } : { id, ok: answer });
    } catch {
      this.tables.shared.ports.note('store-failed');
      reply({ id, error: { code: 'unavailable' } });
    }
  }

  /** If it fails, the next look at what is due does it. */
  private async followHolidays(): Promise<void> {
    await followHolidays(this.tables).catch(() => this.tables.shared.ports.note('store-failed'));
  }

  private async resultOf(
    caller: Caller,
    request: RequestTo<PlayerRequestName>,
  ): Promise<Answers[typeof request.do] | Refused> {
    const { player } = caller;
    switch (request.do) {
      case 'hello':
        return request.protocol === PROTOCOL ? welcome(this.tables, player) : refuse('old-protocol');
      case 'mine':
        return this.listing.mine(player);
      case 'holiday':
        return this.tables.shared.holidays.info(player);
      case 'begin-holiday':
        return this.tables.shared.holidays.begin(player, request.last);
      case 'end-holiday':
        return this.tables.shared.holidays.end(player);
      case 'people':
        return peopleMet(this.tables.shared, player);
      case 'hide':
        return hide(this.tables.shared, player, request);
      case 'invitable':
        return beInvitable(this.tables.shared, player, request.isInvitable);
      case 'rename':
        return rename(this.tables, player, request.name);
      case 'ping':
        return { now: this.tables.shared.ports.clock.now() };
      case 'visible':
        caller.setVisible?.(request.isVisible);
        return {};
      case 'subscribe':
        return subscribe(this.tables.shared, player, request);
      case 'unsubscribe':
        return unsubscribe(this.tables.shared, player, request);
    }
  }
}
