import { type Summary, summaryOf } from '@interregnum/record';
import { isGameId, versionsOf } from '../games/index.ts';
import { isStoredTable, type Row } from './stored-table.ts';

/** A kept table as a list shows it. */
export interface TableEntry {
  readonly id: string;
  readonly match: Summary;
  /** The seat whose turn it is, as far as that is known. */
  readonly toAct: number | undefined;
  readonly touched: number;
}

/** Something that is kept, but cannot be opened: it is damaged, or played by rules that are not known here. */
export interface Unreadable {
  readonly id: IDBValidKey;
  readonly why: 'damaged' | 'rules';
  /** What was settled at the start, as far as that much can be read. */
  readonly match: Summary | undefined;
  readonly touched: number | undefined;
  readonly row: unknown;
}

/** All that is kept, what was touched last first. */
export interface StoredTables {
  readonly tables: readonly TableEntry[];
  readonly unreadable: readonly Unreadable[];
}

const knowsRules = ({ game, rules }: Summary): boolean => isGameId(game) && versionsOf(game).includes(rules);

const momentOf = ({ touched }: Row): number | undefined =>
  typeof touched === 'number' && Number.isFinite(touched) ? touched : undefined;

/** The start alone, and the names beside it: they may be whole where a later line is not. */
function startOf(record: unknown): Summary | undefined {
  const start = typeof record === 'string' ? /^.*\n(?:\{"beside":0,.*\n)*/.exec(record) : null;
  const read = start === null ? undefined : summaryOf(start[0]);
  return read === undefined || 'flaw' in read ? undefined : read;
}

function listedOf(row: Row & { readonly id: IDBValidKey }): TableEntry | Unreadable {
  const { id, record } = row;
  const touched = momentOf(row);
  const match = isStoredTable(row) ? summaryOf(String(record)) : undefined;
  if (match === undefined || 'flaw' in match) return { id, why: 'damaged', match: startOf(record), touched, row };
  if (!knowsRules(match)) return { id, why: 'rules', match, touched, row };
  return {
    id: String(id),
    match,
    toAct: [...match.players.keys()].find((seat) => seat === row.toAct),
    touched: touched ?? (match.time === undefined ? 0 : Date.parse(match.time)),
  };
}

/** Reads rows, whatever they hold. None is left out. */
export function storedTables(rows: readonly (Row & { readonly id: IDBValidKey })[]): StoredTables {
  const all = rows.map(listedOf).sort((a, b) => (b.touched ?? 0) - (a.touched ?? 0));
  return {
    tables: all.filter((each): each is TableEntry => !('why' in each)),
    unreadable: all.filter((each): each is Unreadable => 'why' in each),
  };
}

/** What can be saved of a row: its record as it stands; if there is none, all of it. */
export function rawText({ row }: Unreadable): string {
  const { record } = row as Row;
  return typeof record === 'string' ? record : JSON.stringify(row);
}
