import { isWaiting, type NoticeKind, type TableNotice } from './table-notice.ts';

/** What is told of a table; `nothing`: it does not wait for the visitor. */
export interface ToldNotice extends Omit<TableNotice, 'what'> {
  readonly what: NoticeKind | 'nothing';
  /** The visitor has the table before them elsewhere, or was told of it already. */
  readonly isSeen?: boolean;
}

interface Listener {
  /** These tables wait for the visitor, and are not before them. */
  counted(waiting: readonly TableNotice[]): void;
  /** Something is to be told of a table that is not before them. */
  began(notice: TableNotice): void;
}

const isTold = (told: ToldNotice): told is ToldNotice & TableNotice => told.what !== 'nothing';

/** The tables that wait for the visitor, as far as this page knows; and what else is told of tables, which passes through. */
export class WaitingTables {
  private readonly listener: Listener;
  /** What each table waits for, of those that are known; undefined where it waits for nothing of the visitor's. */
  private readonly tables = new Map<string, TableNotice | undefined>();
  /** The path of the table that is before the visitor. */
  private before: string | undefined;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  /** A table was told of. */
  learn(told: ToldNotice): void {
    const isNew = told.what !== this.tables.get(told.path)?.what;
    if (told.what === 'nothing' || isWaiting(told.what)) this.keep(told);
    if (isTold(told) && isNew && told.isSeen !== true && told.path !== this.before) this.listener.began(noticeOf(told));
    this.count();
  }

  /** All tables of a kind were told of. Only of those that were known before it can be said that something has just begun. */
  learnAll(told: readonly ToldNotice[], isOfKind: (path: string) => boolean): void {
    const paths = new Set(told.map(({ path }) => path));
    for (const path of this.tables.keys()) if (isOfKind(path) && !paths.has(path)) this.tables.delete(path);
    for (const each of told)
      if (this.tables.has(each.path)) this.learn(each);
      else this.keep(each);
    this.count();
  }

  /** Another table is before the visitor now, or none is. */
  show(path: string | undefined): void {
    this.before = path;
    this.count();
  }

  private keep(told: ToldNotice): void {
    this.tables.set(told.path, isTold(told) ? noticeOf(told) : undefined);
  }

  private count(): void {
    const waiting = [...this.tables.values()].filter((table) => table !== undefined);
    this.listener.counted(waiting.filter(({ path }) => path !== this.before));
  }
}

const noticeOf = ({ path, game, what, name }: ToldNotice & TableNotice): TableNotice => ({
  path,
  game,
  what,
  ...(name !== undefined && { name }),
});
