import type { Match, Viewer } from '@interregnum/match';
import type { News, TableInfo } from '@interregnum/protocol';
import type { LaterEntry } from '@interregnum/record';
import { type Form, updatesIn } from './match-views.ts';

/** Entries that have just been stored. */
export interface StoredEntries {
  readonly before: Match;
  readonly after: Match;
  readonly entries: readonly LaterEntry[];
}

/** Updates that were written already, and for whom: all who may look, where nothing is hidden from anybody. */
interface WrittenUpdates {
  readonly whom: Viewer | 'all';
  readonly form: Form;
  readonly text: string;
}

/** The news of one change, as texts for all who watch. What several are told alike is made and written once. */
export class NewsTexts {
  private readonly head: string;
  private readonly stored: StoredEntries | undefined;
  private readonly written: WrittenUpdates[] = [];

  /** All that is to be said of the change beside its entries, and those. */
  constructor(news: News, stored: StoredEntries | undefined) {
    this.head = JSON.stringify(news).slice(0, -1);
    this.stored = stored;
  }

  /** For who sees the match as these viewers; with what is to be said of the table itself, if anything is. */
  textFor(viewers: readonly Viewer[], form: Form, info: TableInfo | undefined): string {
    const { head, stored } = this;
    const updates =
      stored === undefined
        ? ''
        : `,"updates":[${viewers.map((viewer) => this.updatesFor(stored, viewer, form)).join()}]`;
    return `{"news":${head}${updates}${info === undefined ? '' : `,"info":${JSON.stringify(info)}`}}}`;
  }

  private updatesFor(stored: StoredEntries, viewer: Viewer, form: Form): string {
    return `[${JSON.stringify(viewer)},${this.updates(stored, viewer, form)}]`;
  }

  private updates({ before, after, entries }: StoredEntries, viewer: Viewer, form: Form): string {
    const whom = after.game.hides(after.progress.start.options) ? viewer : 'all';
    const known = this.written.find((each) => each.whom === whom && each.form === form);
    if (known !== undefined) return known.text;
    const text = JSON.stringify(updatesIn(before, after, entries, viewer, form));
    this.written.push({ whom, form, text });
    return text;
  }
}
