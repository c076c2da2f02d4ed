import type { Game, Options, State } from '@interregnum/kernel';
import { type Flawed, hexOf, type Player, type WhenSeatGoes } from '@interregnum/record';
import { Session } from '@interregnum/sitting';
import { isOver, openTable, seatToAct, tableText } from '@interregnum/table';
import { fetchWords } from '@interregnum/texts/lazy';
import { botHost } from '../bots/host.ts';
import { tableId, viewOfGame } from '../games/index.ts';
import { currentSettings } from '../shell/settings.ts';
import { keptSecret } from '../storage/kept.ts';
import { lockTable } from '../storage/lock.ts';
import { keepTable, keptTable } from '../storage/tables.ts';
import { TableModel } from './model.ts';
import { paceNow } from './pace.ts';
import { resumeKept } from './resume.ts';
import { Shelf } from './shelf.ts';

/** Why a table cannot be opened. */
export type Trouble = { readonly trouble: 'missing' | 'elsewhere' | 'storage' } | Flawed;

const randomHex = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));
const timeNow = (): string => new Date().toISOString();

/** What a new table is made of. */
export interface NewTable {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly whenSeatGoes: WhenSeatGoes;
  /** A state to begin from instead of a deal. */
  readonly position?: State;
}

/** Deals a new table, or lays one out, keeps it, and returns its id. */
export async function dealTable({ game, options: given, ...rest }: NewTable): Promise<string> {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(`${game.meta.id} is not dealt so: ${read.refusal.clause}`);
  // Not randomUUID: pages that are not served securely have none.
  const [match, seed, salts] = [randomHex(), randomHex(), rest.players.map(randomHex)];
  const table = openTable({ game, options: read.options, match, seed, salts, time: timeNow(), ...rest });
  const id = tableId(game.meta.id, match);
  const record = tableText(table);
  await keepTable({
    id,
    record,
    ...keptSecret(table.secret),
    draft: [],
    toAct: seatToAct(table),
    touched: Date.now(),
  });
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
  const resumed = await resumeKept(kept);
  if (resumed === undefined) return { trouble: 'missing' };
  if ('flaw' in resumed) return resumed;
  const { gameId, table, draft } = resumed;
  const [view] = await Promise.all([viewOfGame(gameId), fetchWords(currentSettings().language, gameId)]);
  if (signal.aborted) return { trouble: 'missing' };
  const shelf = new Shelf(
    { ...kept, record: tableText(table) },
    {
      toAct: () => (isOver(model.table) ? undefined : seatToAct(model.table)),
      wrote: (isSaved) => model.tellSaved(isSaved),
    },
  );
  closing.shelf = shelf;
  const model: TableModel = new TableModel({
    gameId,
    id,
    session: new Session(table, shelf, timeNow, `${id} ${randomHex()}`),
    view,
    draft,
    host: botHost,
    manner: { pace: paceNow, atOnce: () => currentSettings().atOnce },
  });
  // A match of format 1 that goes on is kept in format 2 from now on; the write replaces the old text as a whole.
  if (tableText(table) !== kept.record) shelf.keepDraft(draft);
  signal.addEventListener('abort', () => model.leave());
  return model;
}
