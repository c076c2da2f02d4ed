import type { Game, Seat } from '@interregnum/kernel';
import { Listeners, type LookWish, type Viewer } from '@interregnum/match';
import type { Answers } from '../answers.ts';
import type { RequestError } from '../errors.ts';
import type { Request } from '../requests.ts';
import type { ClocksTold, News, Planned, SeatInfo, TableInfo, Talk, WholeMatch, WholeTable } from '../told-tables.ts';
import type { DealCheck } from './check-deal.ts';
import type { Connection, RequestFields } from './connection.ts';
import { RemoteDeal } from './deal.ts';
import { KeptDeals } from './kept-deals.ts';
import { type MatchLink, RemoteMatch } from './remote-match.ts';
import { type TableReceiver, TableWatch } from './table-watch.ts';
import { viewsOf } from './views.ts';

/** What a table at a server is found by, and how those who sit there are called. */
export interface RemoteTableOptions {
  readonly table: string;
  /** Of the link that led here. */
  readonly token?: string;
  readonly names: (seats: readonly SeatInfo[]) => readonly string[];
}

/** Requests about one table. */
type TableRequestName = Extract<Request, { readonly table: string }>['do'];
type TableRequestFields<Do extends TableRequestName> = Omit<RequestFields<Do>, 'table'>;

/** So many lines of talk are kept. */
const MOST_TALK = 200;

/** Lines of talk by their numbers; what comes later replaces what was there. */
const withTalk = (known: readonly Talk[], more: readonly Talk[]): readonly Talk[] =>
  [...new Map([...known, ...more].map((line) => [line.number, line])).values()]
    .toSorted((a, b) => a.number - b.number)
    .slice(-MOST_TALK);

/** So often a whole table is fetched anew because it came without words that could be read. */
const MOST_UNREADABLE = 3;
/** Milliseconds until rules are fetched again that could not be had. */
const RULES_AGAIN = 3000;

/**
 * A table at a server, as far as the player may know it: who sits there, the deal, and its match once that has begun. A
 * little longer than other files: it is what a page sees of a table, in one place.
 */
export class RemoteTable implements TableReceiver {
  readonly id: string;
  info: TableInfo | undefined;
  /** Why the table cannot be watched. */
  error: RequestError | undefined;
  match: RemoteMatch | undefined;
  /** As they were when they were told: whoever shows them counts from there. */
  clocks: ClocksTold | undefined;
  /** What was said lately. */
  talk: readonly Talk[] = [];
  /** How many of the last turns the player had not been shown, on any device, when this was opened. */
  unseen = 0;
  /** What the player has planned. */
  planned: readonly Planned[] = [];
  /** The server was restored from a backup: what is shown may be older than what was. */
  notice: 'restored' | undefined;
  private readonly options: RemoteTableOptions;
  private readonly connection: Connection;
  private readonly kept: KeptDeals;
  private readonly dealing: RemoteDeal;
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  private readonly watch: TableWatch;
  private game: Game | undefined;
  private isLoading = false;
  private unreadable = 0;
  private isClosed = false;

  constructor(connection: Connection, options: RemoteTableOptions) {
    this.id = options.table;
    this.options = options;
    this.connection = connection;
    this.kept = new KeptDeals(connection.ports);
    this.dealing = new RemoteDeal({
      table: options.table,
      kept: this.kept,
      sha256: connection.ports.sha256,
      give: (seat, salt) => this.ask('salt', { seat, salt }),
      sit: (seat, name, look) => this.sit(seat, name, look),
      changed: () => this.listeners.notify(),
    });
    this.watch = new TableWatch(connection, options.table, options.token, this);
  }

  /** The seats of the player who looks. */
  get seats(): readonly Seat[] {
    return (this.info?.seats ?? []).flatMap(({ isYours }, seat) => (isYours === true ? [seat] : []));
  }

  /** Whether something is known to be missing, or may be because there is no connection. */
  get isBehind(): boolean {
    return this.watch.isBehind;
  }

  /** How many lines of the table's log are known; undefined before any. */
  get seq(): number | undefined {
    return this.watch.seq;
  }

  /** Own seats that cannot give their salt from this device: who sits there has to stand up and sit down again. */
  get missingSalts(): readonly Seat[] {
    return this.dealing.missing;
  }

  /** Whether the match began as was told before; undefined before that, or where this device has kept nothing. */
  get deal(): DealCheck | undefined {
    return this.dealing.check;
  }

  dismiss(): void {
    this.notice = undefined;
    this.listeners.notify();
  }

  /** Asks for something about this table. */
  ask<Do extends TableRequestName>(name: Do, fields: TableRequestFields<Do>): Promise<Answers[Do]> {
    // All that was missing is the table.
    return this.connection.ask(name, { ...fields, table: this.id } as unknown as RequestFields<Do>);
  }

  /** What requests say that the link of the table opens. */
  get linked(): { readonly token?: string } {
    const { token } = this.options;
    return token === undefined ? {} : { token };
  }

  /** Takes a seat; the salt of a match that is still to be dealt is made here. */
  async sit(seat: Seat, name: string, look?: LookWish): Promise<void> {
    const isBegun = this.match !== undefined || this.info?.phase === 'playing';
    const salted = isBegun ? {} : { saltHash: await this.kept.makeSalt() };
    await this.ask('sit', { seat, name, ...(look && { look }), ...this.linked, ...salted });
    this.watch.ask();
  }

  /** The table of the next match of the same players. */
  async rematch(): Promise<string> {
    const saltHashes = await this.kept.makeSalts(this.seats.length);
    return (await this.ask('rematch', { saltHashes })).table;
  }

  /** The record of the match. With that of one that is over, all of the deal is compared that was told before. */
  async record(): Promise<string> {
    const { record } = await this.ask('record', this.linked);
    if (this.info !== undefined && this.game !== undefined)
      await this.dealing.compareRecord(this.info, this.game, record);
    return record;
  }

  /** The record of the match that is over was found to be right, and its deal as it was told before: most of that can go. */
  foundFair(): void {
    const { match } = this;
    if (match !== undefined) this.dealing.forgetChecked(match.view('audience').start);
  }

  takeNews({ info, updates, clocks, talk, planned }: News): boolean {
    if (talk !== undefined) this.talk = withTalk(this.talk, talk);
    if (planned !== undefined) this.planned = planned;
    // First the clocks: whoever hears of a turn looks at them, too.
    this.clocks = clocks;
    if (updates !== undefined && this.match?.update(updates) !== true) return false;
    if (info !== undefined) this.learn(info);
    this.listeners.notify();
    return !this.lacksViews();
  }

  /** Whether views of the match must be fetched: it has begun, or other seats are played here than before. */
  private lacksViews(): boolean {
    if (this.info?.phase !== 'playing' && this.info?.phase !== 'over') return false;
    const { seats, match } = this;
    const wanted: readonly Viewer[] = seats.length === 1 ? seats : [...seats, 'audience'];
    return match === undefined || !wanted.every((viewer) => match.viewers.includes(viewer));
  }

  takeWhole({ info, matches, clocks, talk = [], planned = [], unseen = 0, isOther }: WholeTable): boolean {
    if (this.match === undefined) this.unseen = unseen;
    this.talk = talk;
    this.planned = planned;
    this.clocks = clocks;
    this.error = undefined;
    if (isOther === true) this.notice = 'restored';
    this.learn(info);
    if (matches === undefined) this.match = undefined;
    const isTaken = matches === undefined || (this.game !== undefined && this.takeMatch(this.game, info, matches));
    this.listeners.notify();
    return isTaken;
  }

  private takeMatch(game: Game, info: TableInfo, matches: readonly WholeMatch[]): boolean {
    const views = viewsOf(matches, game, this.options.names(info.seats));
    if (views === undefined) {
      this.isUnreadable(game);
      return false;
    }
    this.unreadable = 0;
    const [{ start }] = matches;
    if (this.match?.id === start.match) this.match.replace(views);
    else this.match = new RemoteMatch(this.link(), views);
    this.dealing.compare(info, game, start);
    return true;
  }

  refused(error: RequestError): void {
    this.error = error;
    if (error.code === 'no-table') this.dealing.forget();
    this.listeners.notify();
  }

  private learn(info: TableInfo): void {
    this.info = info;
    this.match?.rename(this.options.names(info.seats));
    this.dealing.follow(info);
    if (this.game === undefined) void this.load(info);
  }

  /** Rules are fetched as soon as it is known which; then whatever of the match is known by now. */
  private async load({ game, rules }: TableInfo): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    const loaded = await this.connection.ports.loadGame(game, rules).catch(() => 'failed' as const);
    this.isLoading = false;
    if (this.isClosed) return;
    if (loaded === 'failed') this.connection.ports.after(RULES_AGAIN, () => this.info && void this.load(this.info));
    else if (loaded === undefined) this.connection.becomeOld();
    else {
      this.game = loaded;
      this.connection.learn(loaded, () => this.lacksViews() && this.watch.askForAll());
    }
  }

  /** What came has no words that this client could read: the server must know its layout first, or has another one. */
  private isUnreadable(game: Game): void {
    this.unreadable++;
    if (this.unreadable >= MOST_UNREADABLE) this.connection.becomeOld();
    else this.connection.learn(game, () => this.watch.askForAll());
  }

  private link(): MatchLink {
    const table = this;
    return {
      get seats() {
        return table.seats;
      },
      turn: (seat, token, texts) => this.ask('turn', { seat, token, texts: [...texts] }),
      resign: (seat) => this.ask('resign', { seat }),
      stop: () => this.ask('stop', { agrees: true }),
      catchUp: () => this.watch.ask(),
      after: this.connection.ports.after,
    };
  }

  /** The page does not show the table any more. */
  close(): void {
    this.isClosed = true;
    this.match?.close();
    this.listeners.clear();
    this.watch.close();
  }
}
