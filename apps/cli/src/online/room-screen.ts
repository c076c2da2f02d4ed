import type { RemoteTable, TableInfo } from '@interregnum/protocol/client';
import { isName } from '@interregnum/record';
import { appText, onlineText, tableText, translator } from '@interregnum/texts';
import type { App } from '../play/app.ts';
import { entryScreen } from '../play/entry-screen.ts';
import type { Key } from '../play/keys.ts';
import { TableScreen } from '../play/table-screen.ts';
import { page, type Size, strong, type TerminalScreen } from '../play/terminal-screen.ts';
import { wrapped } from '../terminal/layout.ts';
import { terminal } from '../terminal/terminal.ts';
import { linkTo } from './link.ts';
import { OnlineMatch } from './online-match.ts';
import { roomLines } from './room-lines.ts';
import { openSeat, ownSeats, tableOf, takeSeat, type Visit } from './visit.ts';

/** A name and a seat, if they were said on the command line. */
export interface PersonWish {
  readonly name: string | undefined;
  readonly seat: number | undefined;
}

/** Where one waits for the others: who is here, which seat is taken, when it starts. The match takes its place. */
export class RoomScreen implements TerminalScreen {
  private readonly app: App;
  private readonly visited: Visit;
  private readonly wish: PersonWish;
  private readonly table: RemoteTable;
  private readonly unsubscribe: readonly (() => void)[];
  private message = '';
  /** What the invitation led to when it was last looked at: who has no seat may be told nothing else of the table. */
  private invited: TableInfo;
  /** Whether a seat was taken and not given up. */
  private hasSat: boolean;

  constructor(app: App, visited: Visit, wish: PersonWish) {
    this.app = app;
    this.visited = visited;
    this.wish = wish;
    this.invited = visited.info;
    this.hasSat = ownSeats(visited.info).length > 0;
    this.table = tableOf(visited, terminal(app.language));
    const changed = (): void => this.changed();
    this.unsubscribe = [this.table, visited.connection].map((each) => each.subscribe(changed));
  }

  /** The screen has been put on top: who has no seat yet is asked for a name. */
  begin(): void {
    const { name } = this.wish;
    if (this.isSeated) this.changed();
    else if (name === undefined) this.askName();
    else void this.sit(name);
  }

  private get info(): TableInfo {
    const { info, error } = this.table;
    return this.hasSat && error === undefined && info !== undefined ? info : this.invited;
  }

  private get isSeated(): boolean {
    return this.hasSat && ownSeats(this.info).length > 0;
  }

  draw(size: Size): string[] {
    const { app, info, message, visited } = this;
    const words = onlineText(app.language);
    const { state } = visited.connection;
    const status = state === 'open' ? message : words(state === 'connecting' ? 'line.connecting' : 'line.offline');
    const lines = [
      ...roomLines(info, app.language),
      '',
      ...wrapped(status, { indent: 1, hang: 1, width: size.columns }).map(strong),
    ];
    const title = translator(info.game, app.language, String).word('title');
    const keys = appText(app.language)(this.isSeated ? 'join.keys-room' : 'join.keys-invited');
    return page(title, lines, keys, size);
  }

  key({ name }: Key): void {
    if (name === 'escape') this.leave();
    else if (name === 'enter' && !this.isSeated) this.askName();
    else if (name === 'rubout' && this.isSeated) void this.stand();
  }

  private askName(): void {
    const { app, visited, wish } = this;
    const start = wish.name ?? visited.identity.name ?? tableText(app.language)('play.player', { number: 2 });
    const text = appText(app.language);
    const above = [onlineText(app.language)('join.who', { name: this.info.host }), '', text('join.your-name')];
    const done = (typed: string): void => {
      if (isName(typed)) void this.sit(typed);
      else this.say(text('join.bad-name', { name: typed }));
    };
    const title = translator(this.info.game, app.language, String).word('title');
    app.screens.open(entryScreen(app, { title, above, start, done }));
  }

  private async sit(name: string): Promise<void> {
    const { app, visited, wish, table } = this;
    const words = terminal(app.language);
    try {
      const now = { ...visited, info: this.info };
      openSeat(now, wish.seat, words);
      const said = await takeSeat(now, table, { name, seat: wish.seat }, words);
      this.hasSat = true;
      this.say(said);
    } catch (problem) {
      this.say((problem as Error).message);
    }
  }

  /** Gives the seat up, before the match. */
  private async stand(): Promise<void> {
    const { table, visited } = this;
    try {
      for (const seat of ownSeats(this.info)) await table.ask('stand', { seat });
      this.hasSat = false;
      visited.identity.left(table.id);
      const { table: id, token } = visited.invitation;
      this.invited = (await visited.connection.ask('invited', { table: id, token })).info;
      this.say('');
    } catch (problem) {
      this.say((problem as Error).message);
    }
  }

  private say(message: string): void {
    this.message = message;
    this.app.screens.redraw();
  }

  /** The match begins, or there will be none. */
  private changed(): void {
    const { app, table, visited, whyOver } = this;
    const { match } = table;
    if (whyOver !== undefined) this.end(whyOver);
    else if (match === undefined || !this.isSeated || !app.screens.shows(this)) app.screens.redraw();
    else {
      for (const each of this.unsubscribe) each();
      const screen = new TableScreen(app, new OnlineMatch(app, visited, table, match));
      app.screens.replace(screen);
      screen.begin();
    }
  }

  /** Why there is nothing to wait for any more. */
  private get whyOver(): string | undefined {
    const { app, table, visited } = this;
    const words = onlineText(app.language);
    if (visited.connection.state === 'old') return appText(app.language)('join.old');
    if (this.hasSat && table.error !== undefined) return words('trouble.no-table');
    return this.info.phase === 'withdrawn' ? words('trouble.withdrawn') : undefined;
  }

  uncovered(): void {
    this.changed();
  }

  /** The seat stays the player's. */
  leave(): void {
    const { app, visited } = this;
    this.end(this.isSeated ? appText(app.language)('join.left', { link: linkTo(visited.invitation) }) : '');
  }

  private end(farewell: string): void {
    for (const each of this.unsubscribe) each();
    this.table.close();
    this.app.screens.leave(farewell);
  }
}
