import { HUMAN } from '@interregnum/sitting';
import { isOver, people, resumeTable, seatToAct, type Table } from '@interregnum/table';
import { isGameId, libraryOf, rulesOf } from '../games/index.ts';
import { keptTable } from '../storage/tables.ts';

/** Whom a table waits for: somebody by name; or the visitor, where one person plays against programs. */
export type Awaited = { readonly name: string } | 'you';

/** Whom a table waits for; nobody once it is over. */
export function awaitedAt(table: Table): Awaited | undefined {
  if (isOver(table)) return undefined;
  const { name, kind } = table.record.header.seats[seatToAct(table)];
  return kind === HUMAN && people(table).length === 1 ? 'you' : { name };
}

/** Whom a kept table waits for, as far as that can be told. */
export async function awaitedAtKept(id: string, name: string): Promise<Awaited | undefined> {
  const kept = await keptTable(id);
  if (kept === undefined || !isGameId(name)) return undefined;
  const { game } = await rulesOf(name);
  const table = resumeTable(kept.record, libraryOf(game), kept.seed);
  return 'flaw' in table ? undefined : awaitedAt(table);
}
