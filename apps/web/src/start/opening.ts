import { openMatch } from '@interregnum/match';
import { type Flawed, linesText, type RecordFlaw, type Summary, summaryOf, verify } from '@interregnum/record';
import { findOnly, loadGame, tableId } from '../games/index.ts';
import type { TableEntry } from '../storage/list-tables.ts';
import { storedSecret } from '../storage/stored-table.ts';
import { listTables, saveTable } from '../storage/tables.ts';

/** Why a file cannot be opened: a flaw, or a line that stands behind the end of the match. */
type Unopened = Flawed | { readonly behind: number };

/** Where a record can be looked at, now or because it was kept before; or why it cannot: an unfinished match hides its deal. */
export type Opened = { readonly id: string } | { readonly kept: string } | { readonly sealed: true } | Unopened;

/** The text of a record, and what it tells without any rules. */
interface Loose {
  readonly text: string;
  readonly match: Summary;
}

/**
 * A record that some editor or program took the last line's end from, or that was cut off in the middle of a line. A
 * match that has ended was not cut off: whatever follows it is not its own.
 */
export function readLoosely(given: string): Loose | Unopened {
  const text = given === '' || given.endsWith('\n') ? given : `${given}\n`;
  const match = summaryOf(text);
  return 'flaw' in match ? readBefore(given, match.flaw) : { text, match };
}

function readBefore(given: string, flaw: RecordFlaw): Loose | Unopened {
  const lines = given.split('\n');
  const at = lineOf(lines, flaw.entry);
  const text = linesText(lines.slice(0, at));
  const match = summaryOf(text);
  if ('flaw' in match) return { flaw };
  if (match.isOver) return { behind: at + 1 };
  return at === lines.length - 1 ? { text, match } : { flaw };
}

/** Where the line of an entry stands: lines beside the chain are no entries. */
function lineOf(lines: readonly string[], entry: number): number {
  let entries = 0;
  const at = lines.findIndex((line) => !line.startsWith('{"beside":') && entries++ === entry);
  return at < 0 ? lines.length - 1 : at;
}

/** The kept table at which the same match is played; of a match that has ended, only one at which it has ended too. */
export const keptAs = ({ match, isOver }: Summary, tables: readonly TableEntry[]): string | undefined =>
  tables.find((kept) => kept.match.match === match && (!isOver || kept.match.isOver))?.id;

/** Takes a record in, unless it is here already. */
export async function openRecord(given: string): Promise<Opened> {
  const read = readLoosely(given);
  if (!('match' in read)) return read;
  const { text, match } = read;
  const findGame = findOnly(await loadGame(match.game, match.rules));
  const verified = verify(text, { findGame });
  if ('flaw' in verified) return verified;
  const kept = keptAs(match, (await listTables()).tables);
  if (kept !== undefined) return { kept };
  // Others may still play the same deal: then the end does not reveal it.
  const isSealed = verified.format === 2 && verified.replayed.progress.first === undefined;
  if (!match.isOver || isSealed) return { sealed: true };
  const opened = openMatch(text, findGame);
  if ('flaw' in opened) return opened;
  const id = tableId(match.game, match.match);
  await saveTable({ id, record: text, ...storedSecret(opened.match.secret), draft: [], touched: Date.now() });
  return { id };
}
