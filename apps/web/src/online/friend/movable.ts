import { areKnown, isOver } from '@interregnum/match';
import type { RequestFields } from '@interregnum/protocol/client';
import { whileLocked } from '../../storage/lock.ts';
import { type StoredTable, secretOf } from '../../storage/stored-table.ts';
import { loadTable, saveTable } from '../../storage/tables.ts';
import { type Resumed, resumeTable } from '../../table/open/resume-table.ts';
import { pageConnection } from '../connection/page-connection.ts';

/** A table of this browser that is to go on at the server. */
export interface Movable {
  readonly kept: StoredTable;
  readonly resumed: Resumed;
}

/** Why a table cannot move: it is not here, has moved already, cannot be read, is over, or a program plays there that no server has. */
export type Unmovable = 'gone' | 'unreadable' | 'over' | 'program' | { readonly movedTo: string };

export async function findMovable(id: string): Promise<Movable | Unmovable> {
  const kept = await loadTable(id);
  if (kept === undefined) return 'gone';
  if (kept.movedTo !== undefined) return { movedTo: kept.movedTo };
  const resumed = await resumeTable(kept);
  if (resumed === undefined || 'flaw' in resumed) return 'unreadable';
  const { match } = resumed.opened;
  if (isOver(match)) return 'over';
  return areKnown(match.progress.kinds, match.game, match.progress.start.options) ? { kept, resumed } : 'program';
}

/** The table is open in another tab, which could go on with it here. */
export class OpenElsewhere extends Error {}

/** The server has the table; the local copy points there from now on. Returns where it is. */
export async function moveTable(
  { kept, resumed }: Movable,
  given: Omit<RequestFields<'adopt'>, 'record' | 'secret'>,
): Promise<string> {
  let moved: string | undefined;
  const isFree = await whileLocked(kept.id, async () => {
    const secret = secretOf(kept);
    const record = resumed.opened.text;
    const { table } = await pageConnection().ask('adopt', {
      record,
      ...(secret !== undefined && { secret }),
      ...given,
    });
    await saveTable({ ...kept, record, movedTo: table });
    moved = table;
  });
  if (!isFree || moved === undefined) throw new OpenElsewhere('the table is open elsewhere');
  return moved;
}
