import type { Game, Options } from '@interregnum/kernel';
import { type Flawed, hexOf, type Player, readWholeLines, recordText } from '@interregnum/record';
import { Session } from '@interregnum/sitting';
import { isOver, openTable, resumeTable, seatToAct } from '@interregnum/table';
import { fetchWords } from '@interregnum/texts/lazy';
import { botHost } from '../bots/host.ts';
import { isGameId, libraryOf, rulesOf, tableId, viewOfGame } from '../games/index.ts';
import { currentSettings } from '../shell/settings.ts';
import { lockTable } from '../storage/lock.ts';
import { keepTable, keptTable } from '../storage/tables.ts';
import { TableModel } from './model.ts';
import { paceNow } from './pace.ts';
import { Shelf } from './shelf.ts';

/** Why a table cannot be opened. */
export type Trouble = { readonly trouble: 'missing' | 'elsewhere' | 'storage' } | Flawed;

const randomHex = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));
const timeNow = (): string => new Date().toISOString();

/** Deals a new table, keeps it, and returns its id. */
export async function dealTable(game: Game, options: Options, players: readonly Player[]): Promise<string> {
  // Not randomUUID: pages that are not served securely have none.
  const [id, seed] = [tableId(game.meta.id, randomHex()), randomHex()];
  const salts = players.map(randomHex);
  const table = openTable({ game, options, players, seed, salts, time: timeNow() });
  const record = recordText(table.record);
  await keepTable({ id, record, seed, draft: [], toAct: seatToAct(table), touched: Date.now() });
  return id;
}

/** What must be over before a table is free for others: that it is closed, and that all of it is written. */
class Closing {
  shelf: Shelf | undefined;
  readonly done: Promise<void>;

  constructor(signal: AbortSignal) {
    const closed = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve());
    });
    this.done = closed.then(() => this.shelf?.settled());
  }
}

/** Opens a kept table; `signal` closes it. Nothing is read before the table is locked: others may have written to it. */
export async function openKept(id: string, signal: AbortSignal): Promise<TableModel | Trouble> {
  const closing = new Closing(signal);
  if (!(await lockTable(id, closing.done))) return { trouble: 'elsewhere' };
  const kept = await keptTable(id);
  if (kept === undefined) return { trouble: 'missing' };
  const read = readWholeLines(kept.record);
  if ('flaw' in read) return read;
  const { game: name } = read.record.header;
  if (!isGameId(name)) return { trouble: 'missing' };
  const words = fetchWords(currentSettings().language, name);
  const [{ game }, view] = await Promise.all([rulesOf(name), viewOfGame(name), words]);
  const table = resumeTable(kept.record, libraryOf(game), kept.seed);
  if ('flaw' in table) return table;
  if (signal.aborted) return { trouble: 'missing' };
  const shelf = new Shelf(
    { ...kept, record: recordText(table.record) },
    {
      toAct: () => (isOver(model.table) ? undefined : seatToAct(model.table)),
      wrote: (isSaved) => model.tellSaved(isSaved),
    },
  );
  closing.shelf = shelf;
  const model: TableModel = new TableModel({
    gameId: name,
    id,
    session: new Session(table, shelf, timeNow, `${id} ${randomHex()}`),
    view,
    draft: kept.draft,
    host: botHost,
    manner: { pace: paceNow, atOnce: () => currentSettings().atOnce },
  });
  signal.addEventListener('abort', () => model.leave());
  return model;
}
