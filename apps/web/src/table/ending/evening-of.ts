import { type Evening, readEvening } from '@interregnum/match';
import { loadTable } from '../../storage/tables.ts';
import type { TableModel } from '../model/table-model.ts';

/** What was won before a match by those who play it: it is kept beside the record, here or at the server. */
export async function eveningOf({ id, client, extras }: TableModel): Promise<Evening | undefined> {
  if (extras !== undefined) return extras.evening();
  const stored = await loadTable(id).catch(() => undefined);
  return readEvening(stored?.evening, client.view.kinds.length);
}
