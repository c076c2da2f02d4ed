import { type Header, readWholeLines } from '@interregnum/record';
import { type GameId, isGameId } from '../games/index.ts';
import { isKept, type Row } from './kept.ts';

/** A kept table as a list shows it. */
export interface Listed {
  readonly id: string;
  readonly header: Header;
  readonly decisions: number;
  readonly finished: boolean;
  /** The seat whose turn it is, as far as that is known. */
  readonly toAct: number | undefined;
  readonly touched: number;
}

/** Something that is kept, but cannot be opened: it is damaged, or played by rules that are not known here. */
export interface Unreadable {
  readonly id: IDBValidKey;
  readonly why: 'damaged' | 'rules';
  /** What was settled before the deal, as far as that much can be read. */
  readonly header: Header | undefined;
  readonly touched: number | undefined;
  readonly row: unknown;
}

/** All that is kept, what was touched last first. */
export interface Listing {
  readonly tables: readonly Listed[];
  readonly unreadable: readonly Unreadable[];
}

/** The rules of each game that are known. A copy, because lists do not wait for rules. */
export const RULES_VERSIONS: Readonly<Record<GameId, number>> = { 'king-is-dead': 1, 'foreign-king': 1, claim: 1 };

const knowsRules = ({ game, rulesVersion }: Header): boolean => isGameId(game) && RULES_VERSIONS[game] === rulesVersion;

const momentOf = ({ touched }: Row): number | undefined =>
  typeof touched === 'number' && Number.isFinite(touched) ? touched : undefined;

/** The header alone: it may be whole where a later line is not. */
function headerOf(record: unknown): Header | undefined {
  if (typeof record !== 'string') return undefined;
  const read = readWholeLines(record.slice(0, record.indexOf('\n') + 1));
  return 'flaw' in read ? undefined : read.record.header;
}

function listedOf(row: Row & { readonly id: IDBValidKey }): Listed | Unreadable {
  const { id, record } = row;
  const touched = momentOf(row);
  const read = isKept(row) ? readWholeLines(String(record)) : undefined;
  if (read === undefined || 'flaw' in read) {
    return { id, why: 'damaged', header: headerOf(record), touched, row };
  }
  const { header, decisions, end } = read.record;
  if (!knowsRules(header)) return { id, why: 'rules', header, touched, row };
  return {
    id: String(id),
    header,
    decisions: decisions.length,
    finished: end !== undefined,
    toAct: [...header.seats.keys()].find((seat) => seat === row.toAct),
    touched: touched ?? Date.parse(header.time),
  };
}

/** Reads rows, whatever they hold. None is left out. */
export function listingOf(rows: readonly (Row & { readonly id: IDBValidKey })[]): Listing {
  const all = rows.map(listedOf).sort((a, b) => (b.touched ?? 0) - (a.touched ?? 0));
  return {
    tables: all.filter((each): each is Listed => !('why' in each)),
    unreadable: all.filter((each): each is Unreadable => 'why' in each),
  };
}

/** What can be saved of a row: its record as it stands; if there is none, all of it. */
export function rawText({ row }: Unreadable): string {
  const { record } = row as Row;
  return typeof record === 'string' ? record : JSON.stringify(row);
}
