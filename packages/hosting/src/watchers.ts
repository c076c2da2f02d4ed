import type { FromServer } from '@interregnum/protocol';
import type { LaterEntry } from '@interregnum/record';
import type { Change } from './requests/change.ts';
import type { Table } from './table.ts';
import {
  formFor,
  infoFor,
  maySee,
  newsOf,
  newsOfEntries,
  type Recipient,
  type StoredEntries,
  type ViewContext,
  viewersFor,
  wholeFor,
} from './views.ts';

/** A client that is told whatever happens to a table. */
export interface Watcher extends Recipient {
  readonly send: (text: string) => void;
  /** How much of the log they have heard of. */
  seq: number;
}

const text = (message: FromServer): string => JSON.stringify(message);

/** All watchers of one table. */
export class Watchers {
  private readonly all = new Set<Watcher>();

  get size(): number {
    return this.all.size;
  }

  add(watcher: Watcher): void {
    this.all.add(watcher);
  }

  delete(watcher: Watcher): void {
    this.all.delete(watcher);
  }

  has(player: string): boolean {
    for (const watcher of this.all) if (watcher.player === player) return true;
    return false;
  }

  /** Tells all watchers of a change that was stored. */
  tell(before: Table, after: Table, change: Omit<Change, 'answer'>, context: ViewContext): void {
    const stored = storedEntriesOf(before, change);
    const isBeginning = before.match === undefined && after.match !== undefined;
    const tellsInfo =
      change.events !== undefined || change.played?.entries?.some(({ type }) => type !== 'turn') === true;
    const known = new Map<string, string>();
    for (const watcher of this.all) {
      if (watcher.seq !== before.seq) continue;
      if (tellsInfo && !maySee(after, watcher)) this.dismiss(watcher, after, context);
      else if (isBeginning || (tellsInfo && viewersDiffer(before, after, watcher))) this.whole(watcher, after, context);
      else watcher.send(newsText(after, before.seq, watcher, stored, tellsInfo ? context : undefined, known));
      watcher.seq = after.seq;
    }
  }

  /** Sends the whole table to every watcher who has missed something. */
  resync(table: Table, context: () => ViewContext): void {
    for (const watcher of this.all) if (watcher.seq !== table.seq) this.whole(watcher, table, context());
  }

  /** Tells all watchers but one what is to be said of the table beside its log: who is here, and when the match begins. */
  inform(table: Table, context: ViewContext, except?: Watcher): void {
    for (const watcher of this.all)
      if (watcher !== except && watcher.seq === table.seq)
        watcher.send(text({ news: { ...newsOf(table, table.seq), info: infoFor(table, watcher.player, context) } }));
  }

  private whole(watcher: Watcher, table: Table, context: ViewContext): void {
    if (maySee(table, watcher))
      watcher.send(text({ whole: wholeFor(table, watcher, context, watcher.seq > table.seq) }));
    else this.dismiss(watcher, table, context);
    watcher.seq = table.seq;
  }

  /** A watcher who may not see the table any more is told that, as a last thing. */
  private dismiss(watcher: Watcher, table: Table, context: ViewContext): void {
    this.all.delete(watcher);
    watcher.send(text({ news: { ...newsOf(table, table.seq), info: infoFor(table, watcher.player, context) } }));
  }
}

function storedEntriesOf({ match: before }: Table, { played }: Omit<Change, 'answer'>): StoredEntries | undefined {
  const entries: readonly LaterEntry[] | undefined = played?.entries;
  return before && played && entries && { before, after: played.match, entries };
}

/** Whether a watcher sees the match as other viewers than before. */
const viewersDiffer = (before: Table, after: Table, { player }: Watcher): boolean =>
  after.match !== undefined && viewersFor(before, player).join() !== viewersFor(after, player).join();

/** What one watcher is told. Without anything to be said of the table itself it is the same for all who see as the same viewers. */
function newsText(
  table: Table,
  after: number,
  { player, layouts }: Watcher,
  stored: StoredEntries | undefined,
  context: ViewContext | undefined,
  known: Map<string, string>,
): string {
  const form = formFor(table, layouts);
  const viewers = viewersFor(table, player);
  const news = () => (stored === undefined ? newsOf(table, after) : newsOfEntries(table, viewers, form, after, stored));
  if (context !== undefined) return text({ news: { ...news(), info: infoFor(table, player, context) } });
  const key = `${form} ${viewers.join()}`;
  const told = known.get(key) ?? text({ news: news() });
  known.set(key, told);
  return told;
}
