import type { Answers } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import { leftUntil } from './clocks.ts';
import { readTable } from './loading.ts';
import { selectMine, selectTable } from './statements.ts';
import { type ListedTable, lineFor, listedTable } from './views.ts';

/** How many tables are remembered as they stand in lists: each takes about a kilobyte. */
const MOST_REMEMBERED = 5000;
/** How many tables are read from the store at once. */
const READ_AT_ONCE = 5;

/**
 * Tables as they stand in lists. To tell whose turn it is a match has to be played again from its log; so what was found is
 * remembered until the log is longer, and tables in memory are asked instead. The tables that were listed least lately are
 * forgotten first.
 */
export class TableListing {
  private readonly tables: Tables;
  private readonly remembered = new Map<string, ListedTable>();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** The tables of a player, the latest first. */
  async mine(player: string): Promise<Answers['mine']> {
    const { ports, settings, running, holidays } = this.tables.shared;
    const [rows] = await ports.store.transaction([selectMine(player, settings.tablesListed)]);
    const found = rows.map(({ id, head, touched_at, times_out_at, seen }) => ({
      id: String(id),
      head: Number(head),
      touched: Number(touched_at),
      isUnseen: seen === null,
      ...(times_out_at !== null && { left: leftUntil(Number(times_out_at), running.now()) }),
    }));
    await this.read(found.filter(({ id, head }) => this.known(id, head) === undefined).map(({ id }) => id));
    const lines = found.flatMap(({ id, head, ...row }) => {
      const listed = this.known(id, head) ?? this.remembered.get(id);
      return listed === undefined
        ? []
        : [lineFor(listed, player, row, { isHere: this.presenceAt(id), holidayUntil: holidays.untilFor })];
    });
    return { tables: lines };
  }

  private presenceAt(id: string): (player: string) => boolean {
    const presence = this.tables.find(id)?.presence;
    return (player) => presence?.isHere(player) ?? false;
  }

  /** A table whose log is so long; undefined if nobody knows it. */
  private known(id: string, head: number): ListedTable | undefined {
    const remembered = this.remembered.get(id);
    if (remembered?.head === head) return this.remember(id, remembered);
    const hosted = this.tables.find(id)?.listed();
    return hosted?.head === head ? this.remember(id, hosted) : undefined;
  }

  private async read(ids: readonly string[]): Promise<void> {
    const { store, deals } = this.tables.shared.ports;
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = ids.slice(from, from + READ_AT_ONCE);
      const rows = await store.transaction(some.flatMap(selectTable));
      const each = rows.length / some.length;
      for (const [at, id] of some.entries()) {
        const loaded = await readTable(id, rows.slice(at * each, (at + 1) * each), deals);
        if (loaded !== undefined) this.remember(id, listedTable(loaded.table, loaded));
      }
    }
  }

  private remember(id: string, listed: ListedTable): ListedTable {
    this.remembered.delete(id);
    this.remembered.set(id, listed);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED) this.remembered.delete(oldest);
    return listed;
  }
}
