import type { Game, Options } from '@interregnum/kernel';
import { type Flawed, hexOf, type Player, readWholeLines, recordText } from '@interregnum/record';
import { Session } from '@interregnum/sitting';
import { openTable, resumeTable } from '@interregnum/table';
import { botHost } from '../bots/host.ts';
import { isGameId, rulesOf, viewOfGame } from '../games/index.ts';
import { currentSettings } from '../shell/settings.ts';
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
  const [id, seed] = [crypto.randomUUID(), randomHex()];
  const salts = players.map(randomHex);
  const { record } = openTable({ game, options, players, seed, salts, time: timeNow() });
  await keepTable({ id, record: recordText(record), seed, draft: [], touched: Date.now() });
  return id;
}

/** Asks for the one lock of a table, which is held until `signal`. */
const lockTable = (id: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks.request(`table ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null || signal.aborted) return undefined;
      return new Promise<void>((free) => signal.addEventListener('abort', () => free()));
    });
  });

/** A table that was left a moment ago may still be locked: how often to ask again, and after how many milliseconds. */
const ATTEMPTS = 4;
const BETWEEN_ATTEMPTS = 150;

/** Whether no other tab plays at a table. */
async function isFree(id: string, signal: AbortSignal): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await lockTable(id, signal)) return true;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS));
  }
  return false;
}

/** Opens a kept table; `signal` closes it. */
export async function openKept(id: string, signal: AbortSignal): Promise<TableModel | Trouble> {
  const kept = await keptTable(id);
  if (kept === undefined) return { trouble: 'missing' };
  const read = readWholeLines(kept.record);
  if ('flaw' in read) return read;
  const { game: name } = read.record.header;
  if (!isGameId(name)) return { trouble: 'missing' };
  const [{ game }, view] = await Promise.all([rulesOf(name), viewOfGame(name)]);
  const library = (wanted: string, version: number): Game | undefined =>
    wanted === game.meta.id && version === game.meta.rulesVersion ? game : undefined;
  const table = resumeTable(kept.record, library, kept.seed);
  if ('flaw' in table) return table;
  if (!(await isFree(id, signal))) return { trouble: 'elsewhere' };
  const shelf = new Shelf({ ...kept, record: recordText(table.record) }, () => model.warnUnsaved());
  const session = new Session(table, shelf, timeNow, `${id} ${randomHex()}`);
  const model: TableModel = new TableModel({
    gameId: name,
    id,
    session,
    view,
    draft: kept.draft,
    host: botHost,
    manner: { pace: paceNow, atOnce: () => currentSettings().atOnce },
  });
  signal.addEventListener('abort', () => model.leave());
  return model;
}
