import type { Options } from '@interregnum/kernel';
import { readEvent } from './events.ts';
import type { Store } from './ports.ts';

/** What everybody may know of a table by its id alone: what is played there, and nothing of who plays. */
export interface TableAbout {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
}

/** What a table is about; undefined if there is none. It is settled when a table is made. */
export async function aboutTable(store: Store, table: string): Promise<TableAbout | undefined> {
  const first = { sql: 'SELECT line FROM entries WHERE match = $1 AND seq = 0', values: [table] };
  const [[row]] = await store.transaction([first]);
  if (row === undefined) return undefined;
  const made = readEvent(String(row.line));
  if (made.event !== 'made') throw new Error('a log does not begin with its table');
  const { game, rules, options } = made;
  return { game, rules, options };
}
