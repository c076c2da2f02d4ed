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

/**
 * The news of one change, as texts for all who watch. What several are told alike is made and written once: all of the
 * match where nothing is hidden from anybody.
 */
export class NewsTexts {
  private readonly head: string;
  private readonly stored: StoredEntries | undefined;
  private readonly written = new Map<string, string>();

  /** All that is to be said of the change beside its entries, and those. */
  constructor(news: News, stored: StoredEntries | undefined) {
    this.head = JSON.stringify(news).slice(0, -1);
    this.stored = stored;
  }

  /** For who sees the match as these viewers; with what is to be said of the table itself, if anything is. */
  textFor(viewers: readonly Viewer[], form: Form, info: TableInfo | undefined): string {
    if (info !== undefined) return `${this.begun(viewers, form)},"info":${JSON.stringify(info)}}}`;
    return this.once(`${form} ${viewers.join()}`, () => `${this.begun(viewers, form)}}}`);
  }

  private begun(viewers: readonly Viewer[], form: Form): string {
    const { stored } = this;
    if (stored === undefined) return `{"news":${this.head}`;
    const updates = viewers.map((viewer) => `[${JSON.stringify(viewer)},${this.updates(stored, viewer, form)}]`);
    return `{"news":${this.head},"updates":[${updates.join()}]`;
  }

  private updates({ before, after, entries }: StoredEntries, viewer: Viewer, form: Form): string {
    const whom = after.game.hides(after.progress.start.options) ? viewer : 'all';
    return this.once(`${form} for ${whom}`, () => JSON.stringify(updatesIn(before, after, entries, viewer, form)));
  }

  private once(key: string, write: () => string): string {
    const text = this.written.get(key) ?? write();
    this.written.set(key, text);
    return text;
  }
}
