import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long things are that belong to a turn, in characters and on average: a reference handles as much. */
export interface Sizes {
  readonly sent: number;
  readonly stored: number;
  readonly acknowledged: number;
  /** What the opponent is told. */
  readonly pushed: number;
}

/** How long the turns are that a server of ours has stored. */
export function storedSize(data: string): number {
  const database = new DatabaseSync(join(data, 'interregnum.db'), { readOnly: true });
  const row = database.prepare(`SELECT avg(length(line)) AS size FROM entries WHERE line LIKE '%"type":"turn"%'`).get();
  database.close();
  return Math.round(Number(row?.size));
}
