import type { FromServer } from '@interregnum/protocol';
import type { LaterEntry } from '@interregnum/record';
import type { Loaded } from './loading.ts';
import { NewsTexts, type StoredEntries } from './news-texts.ts';
import { plannedFor } from './plans/due-turn.ts';
import type { Change } from './requests/change.ts';
import type { Table } from './table.ts';
import { type KeptTalk, talkFor } from './talk.ts';
import { formFor, infoFor, maySee, newsOf, type Recipient, type ViewContext, viewersFor, wholeFor } from './views.ts';

/** Who asks to watch; with a socket also how to send news. */
type Asker = Omit<Recipient, 'token'> & { readonly send?: (text: string) => void };

/**
 * A client that is told whatever happens to a table. All of them are of one class: objects with a getter each would be of a kind
 * each, and V8 would look up what they have anew every time.
 */
export class Watcher implements Recipient {
  readonly player: string;
  readonly token: string | undefined;
  /** How much of the log they have heard of. */
  seq: number;
  private readonly asker: Asker;

  constructor(asker: Asker, token: string | undefined, seq: number) {
    this.player = asker.player;
    this.token = token;
    this.seq = seq;
    this.asker = asker;
  }

  /** Those that the client knows now: it may say so again. */
  get layouts(): Recipient['layouts'] {
    return this.asker.layouts;
  }

  send(text: string): void {
    this.asker.send?.(text);
  }
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

  /** Tells what was stored to all who may know it. */
  tellOf(before: Loaded, after: Loaded, change: Omit<Change, 'answer'>, context: ViewContext): void {
    const { table } = after;
    if (table !== before.table) this.tell(before.table, table, change, context);
    else if (change.talk !== undefined) this.tellTalk(before, after, change.talk, context);
    else if (after.clocks !== before.clocks) this.inform(table, context);
    this.tellPlanned(before, after, context);
  }

  /** Tells all watchers of a change of the log. */
  private tell(before: Table, after: Table, change: Omit<Change, 'answer'>, context: ViewContext): void {
    const texts = new NewsTexts(newsOf(after, before.seq, context), storedEntriesOf(before, change));
    const isBeginning = before.match === undefined && after.match !== undefined;
    const isTakenBack = change.played?.entries?.some(({ type }) => type === 'back') === true;
    const tellsInfo =
      change.events !== undefined ||
      before.takeback !== after.takeback ||
      change.played?.entries?.some(({ type }) => type !== 'turn') === true;
    for (const watcher of this.all) {
      if (watcher.seq !== before.seq) continue;
      if (tellsInfo && !maySee(after, watcher)) this.dismiss(watcher, after, context);
      else if (isBeginning || isTakenBack || (tellsInfo && viewersDiffer(before, after, watcher)))
        this.whole(watcher, after, context);
      else {
        const info = tellsInfo ? infoFor(after, watcher.player, context) : undefined;
        watcher.send(texts.textFor(viewersFor(after, watcher.player), formFor(after, watcher.layouts), info));
      }
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
        watcher.send(
          text({ news: { ...newsOf(table, table.seq, context), info: infoFor(table, watcher.player, context) } }),
        );
  }

  /** Tells something that was said to all who may hear it; that it was reported to the host alone. */
  private tellTalk(before: Loaded, { table }: Loaded, line: KeptTalk, context: ViewContext): void {
    const isReport = before.talk.some(({ number }) => number === line.number);
    for (const watcher of this.all) {
      if (isReport && watcher.player !== table.made.host) continue;
      const talk = talkFor(table, watcher.player, [line]);
      if (talk.length > 0 && watcher.seq === table.seq)
        watcher.send(text({ news: { ...newsOf(table, table.seq, context), talk } }));
    }
  }

  /** Tells players what they have planned if something of it has changed. Others are told nothing: not even that somebody plans. */
  private tellPlanned(before: Loaded, after: Loaded, context: ViewContext): void {
    if (before.plans.length === 0 && after.plans.length === 0) return;
    const { table } = after;
    for (const watcher of this.all) {
      if (watcher.seq !== table.seq) continue;
      const [was, planned] = [before, after].map((each) => plannedFor(each.table, each.plans, watcher.player));
      if (JSON.stringify(was) !== JSON.stringify(planned))
        watcher.send(text({ news: { ...newsOf(table, table.seq, context), planned } }));
    }
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
    watcher.send(
      text({ news: { ...newsOf(table, table.seq, context), info: infoFor(table, watcher.player, context) } }),
    );
  }
}

function storedEntriesOf({ match: before }: Table, { played }: Omit<Change, 'answer'>): StoredEntries | undefined {
  const entries: readonly LaterEntry[] | undefined = played?.entries;
  return before && played && entries && { before, after: played.match, entries };
}

/** Whether a watcher sees the match as other viewers than before. */
const viewersDiffer = (before: Table, after: Table, { player }: Watcher): boolean =>
  after.match !== undefined && viewersFor(before, player).join() !== viewersFor(after, player).join();
