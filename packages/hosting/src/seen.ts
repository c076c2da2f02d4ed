import type { Seat } from '@interregnum/kernel';
import type { Answers, RequestTo } from '@interregnum/protocol';
import { isEventLine } from './events.ts';
import type { Statement, Store } from './ports.ts';
import { NOTHING } from './requests/change.ts';
import { seatsOf, type Table } from './table.ts';

/** Of a member alone; never back, and never beyond what there is. */
const putSeen = (player: string, table: string, seq: number): Statement => ({
  sql: `UPDATE members SET seen = $1 WHERE player = $2 AND match = $3 AND (seen IS NULL OR seen < $4)
    AND EXISTS (SELECT 1 FROM matches WHERE id = $5 AND head >= $6)`,
  values: [seq, player, table, seq, table, seq],
});

/** The lines of a log that a player has not been shown; none where it is not known what they were shown. */
const selectUnseen = (player: string, { id, seq }: Table): Statement => ({
  sql: `SELECT line FROM members JOIN entries ON entries.match = members.match AND entries.seq >= members.seen
    WHERE members.player = $1 AND members.match = $2 AND entries.seq < $3 ORDER BY entries.seq`,
  values: [player, id, seq],
});

/** Keeps how far a player was shown a table. Said of somebody else's table it changes nothing, and tells nothing. */
export async function markSeen(store: Store, player: string, request: RequestTo<'seen'>): Promise<Answers['seen']> {
  await store.transaction([putSeen(player, request.table, request.seq)]);
  return NOTHING;
}

/** How many turns in force a player has not been shown; those of their own that began them were seen while they were made. */
export async function unseenTurns(store: Store, table: Table, player: string): Promise<number> {
  const [rows] = await store.transaction([selectUnseen(player, table)]);
  const turns = turnsIn(rows.map(({ line }) => String(line)));
  const own = seatsOf(table, player);
  const first = turns.findIndex(({ seat }) => !own.includes(seat));
  return first < 0 ? 0 : turns.length - first;
}

/** A turn in a log, by the number of its entry. */
interface LoggedTurn {
  readonly entry: number;
  readonly seat: Seat;
}

/** The turns that some lines of a log have brought, and that were not taken back in them. */
function turnsIn(lines: readonly string[]): readonly LoggedTurn[] {
  let turns: LoggedTurn[] = [];
  for (const line of lines) {
    if (isEventLine(line)) continue;
    const { entry, type, seat, to } = JSON.parse(line);
    if (type === 'turn') turns.push({ entry, seat });
    else if (type === 'back') turns = turns.filter((turn) => turn.entry <= to);
  }
  return turns;
}
