import { chosenIn, LocalMatch, looksFor, MatchBots, MatchClient, wishesBeside } from '@interregnum/match';
import { type Flawed, statesOf } from '@interregnum/record';
import { fetchWords } from '@interregnum/texts/lazy';
import { botThread } from '../../bots/thread.ts';
import { tableOfGame } from '../../games/index.ts';
import { dayIn } from '../../results/day-mark.ts';
import { currentSettings } from '../../shell/settings.ts';
import { lockTable } from '../../storage/lock.ts';
import type { StoredTable } from '../../storage/stored-table.ts';
import { loadTable } from '../../storage/tables.ts';
import { paceNow } from '../model/pace.ts';
import { TableModel } from '../model/table-model.ts';
import { randomHex, timeNow } from './deal.ts';
import { type Resumed, resumeTable } from './resume-table.ts';
import { RowStore } from './row-store.ts';

/** Why a table cannot be opened. */
export type TableFailure =
  | { readonly problem: 'missing' | 'elsewhere' | 'storage' }
  | { readonly movedTo: string }
  | Flawed;

/** What must be over before a table is free for others: that it is closed, and that all of it is written. */
class Closing {
  store: RowStore | undefined;
  readonly done: Promise<void>;

  constructor(signal: AbortSignal) {
    const closed = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve());
    });
    this.done = closed.then(() => this.store?.settled());
  }
}

/** Opens a stored table; `signal` closes it. Nothing is read before the table is locked: others may have written to it. */
export async function openTable(id: string, signal: AbortSignal): Promise<TableModel | TableFailure> {
  const closing = new Closing(signal);
  if (!(await lockTable(id, closing.done))) return { problem: 'elsewhere' };
  const stored = await loadTable(id);
  if (stored === undefined) return { problem: 'missing' };
  if (stored.movedTo !== undefined) return { movedTo: stored.movedTo };
  const resumed = await resumeTable(stored);
  if (resumed === undefined) return { problem: 'missing' };
  if ('flaw' in resumed) return resumed;
  const { gameId, opened } = resumed;
  const [gameTable] = await Promise.all([tableOfGame(gameId), fetchWords(currentSettings().language, gameId)]);
  if (signal.aborted) return { problem: 'missing' };
  const store = new RowStore({ ...stored, record: opened.text }, (isSaved) => model.setSaved(isSaved));
  closing.store = store;
  const { client, bots, match } = seatedAt(resumed, stored, store);
  const model: TableModel = new TableModel({
    id,
    gameId,
    gameTable,
    client,
    bots,
    preferences: { pace: paceNow, atOnce: () => currentSettings().turns === 'at-once' },
    recordText: () => store.record,
    stateAt: (decisions) => statesOf(match.truth.progress)[decisions],
    looks: looksFor(wishesBeside(opened.beside, opened.players.length)),
    own: { isHinted: stored.hinted, day: dayIn(opened.beside), keepHinted: () => void store.keepHinted() },
  });
  // A match of format 1 that goes on is kept in format 2 from now on; the write replaces the old text as a whole.
  if (opened.text !== stored.record) void store.keepDraft(client.draft === undefined ? [] : chosenIn(client.draft));
  match.begin();
  signal.addEventListener('abort', () => model.leave());
  return model;
}

/** The match on this machine, its bots, and the screen that everybody sits at. */
function seatedAt({ opened }: Resumed, stored: StoredTable, store: RowStore) {
  const bots = new MatchBots(botThread, `${stored.id} ${randomHex()}`);
  const match = new LocalMatch({
    match: opened.match,
    names: opened.players.map(({ name }) => name),
    store,
    bots,
    now: timeNow,
    lastTime: opened.beside.findLast((said) => said.type === 'time')?.time,
  });
  const client = new MatchClient({
    port: match,
    begun: opened.draft,
    draft: stored.draft,
    keepDraft: (texts) => void store.keepDraft(texts),
  });
  return { client, bots, match };
}
