import { takebackFor } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import type { TableEvent } from '../events.ts';
import { fold } from '../fold.ts';
import { kindAt, seatsOf, type Table } from '../table.ts';
import {
  advanceMatch,
  isMember,
  NOTHING,
  type Refused,
  refuse,
  refuseUnlessPlaying,
  type TableHandler,
} from './change.ts';

/** Why somebody cannot agree to anything: they play no seat of a match under way. */
export function refuseNoPlayer(table: Table, player: string): Refused | undefined {
  if (!isMember(table, player)) return refuse('no-table');
  return seatsOf(table, player).length === 0 ? refuse('not-yours') : refuseUnlessPlaying(table);
}

/** Whether all people who play are among these. */
export const areAll = (table: Table, players: readonly string[]): boolean =>
  table.seats.every(
    ({ player }, seat) => kindAt(table, seat) !== HUMAN || player === undefined || players.includes(player),
  );

/** Wants the last turn back, agrees to that, or not. Bots agree, and their turns go with it. */
export const takeback: TableHandler<'takeback'> = (table, player, { wants }, { sha256 }) => {
  const refused = refuseNoPlayer(table, player);
  const { match, takeback: asked } = table;
  if (refused !== undefined || match === undefined) return refused ?? refuse('not-begun');
  if (!wants)
    return asked === undefined ? { answer: NOTHING } : { events: [{ event: 'back-refused' }], answer: NOTHING };
  if (asked?.agreed.includes(player)) return { answer: NOTHING };
  const found = takebackFor(match, seatsOf(table, asked?.by ?? player));
  if ('refused' in found) return refuse(found.refused === 'shown' ? 'shown' : 'not-now');
  const event: TableEvent = { event: asked === undefined ? 'back-wanted' : 'back-agreed', player };
  if (!areAll(table, fold(table, event).takeback?.agreed ?? [])) return { events: [event], answer: NOTHING };
  const played = advanceMatch(table, [{ type: 'back', to: found.to }], sha256);
  return { events: [event], played, answer: NOTHING };
};
