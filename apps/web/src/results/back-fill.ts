import { viewOfAll } from '@interregnum/match';
import type { StoredTable } from '../storage/stored-table.ts';
import { listTables, loadTable } from '../storage/tables.ts';
import { resumeTable } from '../table/open/resume-table.ts';
import { dayIn } from './day-mark.ts';
import type { Result } from './result.ts';
import { onlyPerson, resultOf } from './result-of.ts';
import { addKept, filledUntil, setFilled } from './results-store.ts';

/** Whether a table was played here: one that was opened from a file never says whose turn it is. */
const wasPlayedHere = (stored: StoredTable): boolean => 'toAct' in stored;

/** What stays of a kept match that is over; undefined if it has no result. */
async function resultAt(stored: StoredTable): Promise<Result | undefined> {
  const resumed = await resumeTable(stored);
  if (resumed === undefined || 'flaw' in resumed) return undefined;
  const { match, players, beside } = resumed.opened;
  const seat = onlyPerson(match.progress.start.seats);
  if (seat === undefined) return undefined;
  const view = viewOfAll(
    match,
    players.map(({ name }) => name),
  );
  const [at, day] = [new Date(stored.touched).toISOString(), dayIn(beside)];
  return resultOf(view, seat, {
    at,
    ...(stored.hinted !== undefined && { hints: stored.hinted }),
    ...(day !== undefined && { day }),
  });
}

/** Whether it found any results of kept matches: those that ended before results were kept, or as the page was closed. */
export async function backFill(): Promise<boolean> {
  const [until, now] = [await filledUntil(), Date.now()];
  const results: Result[] = [];
  for (const { id, match, touched } of (await listTables()).tables) {
    if (!match.isOver || touched <= until) continue;
    const stored = await loadTable(id);
    // A table that cannot be opened is told on the start page.
    const result = stored && wasPlayedHere(stored) ? await resultAt(stored).catch(() => undefined) : undefined;
    if (result !== undefined) results.push(result);
  }
  const added = await addKept({ results, days: [] });
  await setFilled(now);
  return added > 0;
}
