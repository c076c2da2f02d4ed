import type { Answer, Planned, TableInfo } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import { recordOf } from './exporting.ts';
import { givingUp, linesNaming } from './forgetting.ts';
import type { Decide } from './hosted-table.ts';
import { type Loaded, readTable } from './loading.ts';
import { selectSubscriptions } from './notices/statements.ts';
import { plannedFor } from './plans/due-turn.ts';
import type { Statement, Store } from './ports.ts';
import { type Change, NOTHING } from './requests/change.ts';
import {
  deleteFormerMember,
  deleteMember,
  deletePlayer,
  movePlayer,
  selectMemberships,
  selectTable,
  selectTouched,
  setHost,
} from './statements.ts';
import { membersOf, NOBODY } from './table.ts';
import { selectSpoken } from './talk.ts';
import { infoFor } from './views.ts';

/** A table as its player may look at it, and the record as far as there is one. */
export interface ExportedTable {
  readonly info: TableInfo;
  readonly record?: string;
  /** What they have planned there. */
  readonly planned?: readonly Planned[];
}

/** A device that is told of turns, by where its messages are sent, and of which tables. */
export interface ExportedNotices {
  readonly endpoint: string;
  readonly all: boolean;
  readonly tables: Readonly<Record<string, boolean>>;
}

/** Everything that one player has is another's: table by table, so that each is told of it; then the name. */
export async function handOver(tables: Tables, from: string, to: string): Promise<void> {
  const { store } = tables.shared.ports;
  await atEach(tables, from, async (loaded) => handed(loaded, await touchedAt(store, loaded), from, to));
  // Which of the guest's devices are the player's now is not known here: those that are say again what they want.
  await store.transaction(movePlayer(from, to));
}

/** What makes a table another player's, or one that was theirs. */
function handed(
  { table }: Loaded,
  touched: number,
  from: string,
  to: string,
  unnamed: readonly number[] = [],
): { change: Change; beside: Statement[] } {
  const { id, made } = table;
  const change: Change = { events: [{ event: 'handed', from, to }], unnamed, answer: NOTHING };
  const wasTheirs = to !== NOBODY && !membersOf(table).has(from) && !membersOf(table).has(to);
  return {
    change,
    beside: [
      setHost(id, made.host === from ? to : made.host, touched),
      deleteFormerMember(from, id),
      ...(wasTheirs ? deleteMember(to, id) : []),
    ],
  };
}

/**
 * Everything about a player goes: what is under way is given up as if they had done so themselves; then their tables are nobody's,
 * and their names are deleted beside the logs. What is left in a log is an id that leads to nobody.
 */
export async function forget(tables: Tables, player: string): Promise<void> {
  const { chance, store } = tables.shared.ports;
  const { sha256 } = tables.shared;
  const step: Decide = (loaded) => givingUp(loaded.table, player, { chance, sha256 }) ?? { answer: NOTHING };
  // A step at a time: of several seats one after the other.
  for (let isLeft = true; isLeft; ) {
    isLeft = false;
    await atEach(tables, player, async (loaded) => {
      const decided = await step(loaded);
      isLeft ||= 'change' in decided;
      return decided;
    });
  }
  await atEach(tables, player, async (loaded) => {
    const lines = await linesOf(store, loaded.table.id);
    return handed(loaded, await touchedAt(store, loaded), player, NOBODY, linesNaming(lines, player));
  });
  const spoken = await store.transaction([selectSpoken(player), ...deletePlayer(player)]);
  // What they said where they only watched is told from memory, too.
  await Promise.all(spoken[0].map(({ match }) => tables.find(String(match))?.look()));
}

/** All tables of a player, as they may look at them. */
export async function exportTables({ shared, find }: Tables, player: string): Promise<ExportedTable[]> {
  const { store, deals } = shared.ports;
  const { tableLife } = shared.settings;
  const exported: ExportedTable[] = [];
  for (const id of await tablesOf(store, player)) {
    const rows = await store.transaction(selectTable(id));
    const loaded = await readTable(id, rows, deals);
    if (loaded === undefined || !membersOf(loaded.table).has(player)) continue;
    const unseen = { ...loaded, isHere: () => false, holidayUntil: () => undefined, startsAt: undefined, tableLife };
    const info = infoFor(loaded.table, player, find(id)?.viewContext(loaded) ?? unseen);
    const record = recordOf(loaded, rows[1]);
    const planned = plannedFor(loaded.table, loaded.plans, player);
    exported.push({ info, ...(record !== undefined && { record }), ...(planned.length > 0 && { planned }) });
  }
  return exported;
}

/** What a player's devices want to be told of. */
export async function exportNotices({ shared }: Tables, player: string): Promise<ExportedNotices[]> {
  const [rows] = await shared.ports.store.transaction([selectSubscriptions(player)]);
  return rows.map(({ endpoint, all_tables, tables }) => ({
    endpoint: String(endpoint),
    all: all_tables === 1,
    tables: JSON.parse(String(tables)),
  }));
}

async function tablesOf(store: Store, player: string): Promise<string[]> {
  const [rows] = await store.transaction([selectMemberships(player)]);
  return rows.map(({ match }) => String(match));
}

/** When something last happened at a table. */
async function touchedAt(store: Store, { table }: Loaded): Promise<number> {
  const [[row]] = await store.transaction([selectTouched(table.id)]);
  return Number(row.touched_at);
}

const linesOf = async (store: Store, table: string): Promise<string[]> =>
  (await store.transaction(selectTable(table)))[1].map(({ line }) => String(line));

/** Does something to each table of a player. Fails if the store does, maybe with some of them done. */
async function atEach({ shared, get }: Tables, player: string, decide: Decide): Promise<void> {
  for (const id of await tablesOf(shared.ports.store, player)) {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    await get(id).perform('', resolve, decide);
    const answer = await promise;
    if ('error' in answer && answer.error.code === 'unavailable') throw new Error('a table could not be stored');
  }
}
