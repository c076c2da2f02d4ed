import { GAME_IDS, isGameId, versionsOf } from '@interregnum/games';
import { findGame } from '@interregnum/games/all';
import type { Game, State } from '@interregnum/kernel';
import { type Translator, translator } from '@interregnum/texts';
import { sideNames } from '../terminal/side-names.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { fail } from './errors.ts';
import { LIMITS } from './limits.ts';
import { RunningSearches } from './running-searches.ts';
import { either, type Field, optional, string, whole, word } from './schema.ts';
import type { Table } from './table.ts';

/** Everything that requests can change. */
export interface Session {
  readonly terminal: Terminal;
  /** Of the program. */
  readonly version: string;
  readonly tables: Map<string, Table>;
  readonly searches: RunningSearches;
  /** Whether no more is to be read. */
  ended: boolean;
}

export const newSession = (terminal: Terminal, version: string): Session => ({
  terminal,
  version,
  tables: new Map(),
  searches: new RunningSearches(),
  ended: false,
});

/** The table of requests that name none. */
const DEFAULT_TABLE = 'main';

export const tableName = string(1, LIMITS.name);
/** The key that names a table. */
export const TABLE = { table: optional(tableName) };

/** The table that a request is about. */
export function tableIn({ tables }: Session, name = DEFAULT_TABLE): Table {
  return tables.get(name) ?? fail('no-table', { table: name });
}

/** Puts a table where a request wants it, instead of the one that may be there. */
export function setTable({ tables }: Session, name: string | undefined, table: Table): void {
  const place = name ?? DEFAULT_TABLE;
  if (!tables.has(place) && tables.size >= LIMITS.tables) fail('too-many-tables', { limit: LIMITS.tables });
  tables.set(place, table);
}

export function closeTable(session: Session, name = DEFAULT_TABLE): void {
  tableIn(session, name);
  session.tables.delete(name);
}

/** The game of that name by the rules of that version, the newest unless said otherwise. */
export function gameIn(name: string, rules?: number): Game {
  if (!isGameId(name)) return fail('unknown-game', { game: name, possible: [...GAME_IDS] });
  return (
    findGame(name, rules) ?? fail('unknown-rules', { game: name, rules: Number(rules), possible: versionsOf(name) })
  );
}

/** The words of a game in the language of the session; seats are called by their numbers, from 1. */
export function wordsFor({ terminal }: Session, game: Game, s: State): Translator {
  const nameOf = sideNames(game, game.optionsOf(s), terminal, (seat) => terminal.text('seat', { number: seat + 1 }));
  return translator(game.meta.id, terminal.language, nameOf);
}

/** A seat or the audience; which seats there are is the table's to say. */
export type Viewer = number | 'audience';
const AUDIENCE = word('audience');
export const viewer: Field<Viewer> = either(whole(0, Number.MAX_SAFE_INTEGER), AUDIENCE);

/** A viewer that there is at a table; `name` is the key that it stands at. */
export function viewerAt({ game, state }: Table, given: Viewer, name: string): Viewer {
  const there = either(whole(0, game.seats(state) - 1), AUDIENCE);
  return there.fits(given) ? given : fail('bad-value', { name, expected: there.expected });
}
