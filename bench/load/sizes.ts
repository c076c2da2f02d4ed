import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MeasuredServer } from './measured-server.ts';
import { traffic } from './player.ts';

/** How long things are that belong to a turn, in characters and on average: a reference handles as much. */
export interface Sizes {
  readonly sent: number;
  readonly stored: number;
  readonly acknowledged: number;
  /** What the opponent is told. */
  readonly pushed: number;
}

/** The sizes of the turns that were played so far, at a server of ours. */
export function sizesSoFar({ data }: MeasuredServer): Sizes {
  const mean = (sum: number): number => Math.round(sum / traffic.turns);
  return {
    sent: mean(traffic.sent),
    stored: storedSize(data),
    acknowledged: mean(traffic.acknowledged),
    pushed: mean(traffic.pushed),
  };
}

/** How long the turns are that a server of ours has stored. */
function storedSize(data: string): number {
  const database = new DatabaseSync(join(data, 'interregnum.db'), { readOnly: true });
  const row = database.prepare(`SELECT avg(length(line)) AS size FROM entries WHERE line LIKE '%"type":"turn"%'`).get();
  database.close();
  return Math.round(Number(row?.size));
}
