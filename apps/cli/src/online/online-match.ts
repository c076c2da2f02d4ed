import { findGame } from '@interregnum/games/all';
import type { Seat } from '@interregnum/kernel';
import { type Adviser, hasEnded, MatchClient } from '@interregnum/match';
import {
  type Fairness,
  fairnessOf,
  type RemoteMatch,
  type RemoteTable,
  RequestFailed,
  statusMessages,
} from '@interregnum/protocol/client';
import { type AppText, appText, onlineText, tableText } from '@interregnum/texts';
import type { App } from '../play/app.ts';
import { awaitedAt } from '../play/live-match.ts';
import type { OnlineSide, PlayedMatch } from '../play/played-match.ts';
import type { MatchPrograms } from '../play/programs.ts';
import { copiedWords } from '../play/save-screen.ts';
import { writeNewFile } from '../records/disk.ts';
import { codeOf } from '../records/store.ts';
import { linkTo } from './link.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which it is said that the connection is back. */
const LATELY = 4000;

/** What a player can do something about; all else is told alike. */
const TOLD = ['no-table', 'over', 'hints', 'shown', 'too-many', 'unavailable'] as const;

/** A match at a server, at the screens of the terminal. Once it is over its record is fetched, checked and kept here. */
export class OnlineMatch implements PlayedMatch, OnlineSide {
  readonly client: MatchClient;
  readonly online: OnlineSide = this;
  readonly failure = undefined;
  readonly takeback = undefined;
  failed: (problem: unknown) => void = () => {};
  recordPath: string | undefined;
  private readonly app: App;
  private readonly visited: Visit;
  private readonly table: RemoteTable;
  private readonly programs: MatchPrograms;
  private readonly unsubscribe: readonly (() => void)[];
  private wasOpen = true;
  private isBack = false;
  private timer: NodeJS.Timeout | undefined;
  private fairness: Fairness['verdict'] | undefined;
  private isFetched = false;

  constructor(app: App, visited: Visit, table: RemoteTable, match: RemoteMatch) {
    this.app = app;
    this.visited = visited;
    this.table = table;
    this.programs = app.programs.forMatch(table.id);
    this.client = new MatchClient({ port: match });
    const update = (): void => this.update();
    this.unsubscribe = [table, visited.connection, this.client].map((each) => each.subscribe(update));
  }

  begin(): void {
    this.update();
  }

  get awaited(): Seat | undefined {
    return awaitedAt(this.client);
  }

  get status(): string {
    const { table, client, visited, app, isBack } = this;
    const { info, error } = table;
    const words = onlineText(app.language);
    if (error !== undefined) return this.wordsOf(error.code);
    if (info === undefined) return words('line.connecting');
    const { names } = client.view;
    const [message] = statusMessages({
      state: visited.connection.state,
      info,
      here: client.port.seats,
      names,
      isPending: client.isPending,
      isRestored: table.notice === 'restored',
      lately: isBack ? 'back' : undefined,
    });
    if (message === undefined) return '';
    const list = new Intl.ListFormat(app.language, { type: 'conjunction' }).format(message.names ?? []);
    return words(message.key, { names: list, list, ...message.values });
  }

  get stopText(): string {
    return onlineText(this.app.language)('menu.stop-text');
  }

  get backText(): string {
    const { table, client, app } = this;
    const words = onlineText(app.language);
    const wanted = table.info?.takeback;
    const asked = wanted === undefined ? '' : `${words('line.takeback', { name: client.view.names[wanted.seat] })} `;
    return asked + words('back.text');
  }

  async takeBack(): Promise<string> {
    try {
      await this.table.ask('takeback', { wants: true });
      return '';
    } catch (problem) {
      const isNone = problem instanceof RequestFailed && problem.error.code === 'not-now';
      return isNone ? tableText(this.app.language)('play.back.none') : this.troubleOf(problem);
    }
  }

  turnsAfter(): number {
    return 0;
  }

  adviser(): Adviser {
    return this.programs.adviser();
  }

  async askHint(): Promise<string | undefined> {
    const { viewer } = this.client;
    try {
      if (viewer !== undefined) await this.table.ask('hint', { seat: viewer });
      return undefined;
    } catch (problem) {
      return this.troubleOf(problem);
    }
  }

  async save(file: string): Promise<string> {
    try {
      const { record } = await this.table.ask('record', { token: this.visited.invitation.token });
      writeNewFile(file, record);
      return copiedWords(tableText(this.app.language), file, undefined);
    } catch (problem) {
      if (problem instanceof RequestFailed) return this.troubleOf(problem);
      return copiedWords(tableText(this.app.language), file, codeOf(problem));
    }
  }

  troubleOf(problem: unknown): string {
    return this.wordsOf(problem instanceof RequestFailed ? problem.error.code : 'other');
  }

  private wordsOf(code: string): string {
    const told = TOLD.find((each) => each === code);
    const { language } = this.app;
    return told === undefined ? appText(language)('join.trouble') : onlineText(language)(`trouble.${told}`);
  }

  /** The record and whether the deal was fair; or how to come back. */
  farewell(text: AppText): string {
    const { app, fairness, recordPath, visited } = this;
    if (!hasEnded(this.client.view)) return appText(app.language)('join.left', { link: linkTo(visited.invitation) });
    const kept = recordPath === undefined ? [] : [text('play.finished', { file: recordPath })];
    return [...kept, ...(fairness === undefined ? [] : [onlineText(app.language)(`fair.${fairness}`)])].join('\n');
  }

  private update(): void {
    const isOpen = this.visited.connection.state === 'open';
    if (isOpen && !this.wasOpen) this.cameBack();
    this.wasOpen = isOpen;
    if (hasEnded(this.client.view)) void this.fetchRecord();
    this.app.screens.redraw();
  }

  private cameBack(): void {
    this.isBack = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isBack = false;
      this.app.screens.redraw();
    }, LATELY);
  }

  /** What is over is kept as matches of this machine are, and its deal is compared with what was told before. */
  private async fetchRecord(): Promise<void> {
    if (this.isFetched) return;
    this.isFetched = true;
    const { table, client, app, visited } = this;
    const { game, start } = client.view;
    visited.identity.left(table.id);
    try {
      const record = await table.record();
      this.recordPath = app.store.keep(`${game.meta.id}-online-${table.id}`, record);
      if (table.info?.isUnsealed === true) return;
      this.fairness = fairnessOf({ record, findGame, start, deal: table.deal }).verdict;
      if (this.fairness === 'good') table.foundFair();
    } catch {
      // It is at the server all the same.
    }
  }

  close(): void {
    clearTimeout(this.timer);
    for (const each of this.unsubscribe) each();
    this.programs.end(null);
    this.client.close();
    this.table.close();
  }
}
