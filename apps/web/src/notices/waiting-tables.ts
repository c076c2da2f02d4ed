import type { Turn } from './turns.ts';

/** What is known of a table: whether it waits for the visitor. */
export interface TableTurn extends Turn {
  readonly isYours: boolean;
  /** The visitor has the table before them elsewhere. */
  readonly isSeen?: boolean;
}

interface Listener {
  /** These tables wait for the visitor, and are not before them. */
  counted(turns: readonly Turn[]): void;
  /** It has just become the visitor's turn at a table that is not before them. */
  began(turn: Turn): void;
}

/** The tables that wait for the visitor, as far as this page knows. */
export class WaitingTables {
  private readonly listener: Listener;
  private readonly tables = new Map<string, TableTurn>();
  /** The path of the table that is before the visitor. */
  private before: string | undefined;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  /** A table was told of. */
  learn(told: TableTurn): void {
    const wasYours = this.tables.get(told.path)?.isYours === true;
    this.tables.set(told.path, told);
    const isNew = told.isYours && !wasYours && told.isSeen !== true;
    if (isNew && told.path !== this.before) this.listener.began({ path: told.path, game: told.game });
    this.count();
  }

  /** All tables of a kind were told of. Only of those that were known before it can be said that something has just begun. */
  learnAll(told: readonly TableTurn[], isOfKind: (path: string) => boolean): void {
    const paths = new Set(told.map(({ path }) => path));
    for (const path of this.tables.keys()) if (isOfKind(path) && !paths.has(path)) this.tables.delete(path);
    for (const each of told)
      if (this.tables.has(each.path)) this.learn(each);
      else this.tables.set(each.path, each);
    this.count();
  }

  /** Another table is before the visitor now, or none is. */
  show(path: string | undefined): void {
    this.before = path;
    this.count();
  }

  private count(): void {
    const waiting = [...this.tables.values()].filter(({ isYours, path }) => isYours && path !== this.before);
    this.listener.counted(waiting.map(({ path, game }) => ({ path, game })));
  }
}
