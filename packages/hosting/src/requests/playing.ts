import { resigning, stopping, takeTurn } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import type { TableEvent } from '../events.ts';
import { fold, kindAt, seatsOf, type Table } from '../table.ts';
import {
  advanceMatch,
  isMember,
  NOTHING,
  refuse,
  refuseSeat,
  refuseUnlessPlaying,
  type TableHandler,
} from './change.ts';

export const turn: TableHandler<'turn'> = (table, player, { seat, token, texts }, { sha256 }) => {
  const refused = refuseSeat(table, player, seat);
  if (refused !== undefined) return refused;
  if (table.match === undefined) return refuseUnlessPlaying(table) ?? refuse('not-begun');
  const taken = takeTurn(table.match, seat, token, texts, sha256);
  if ('match' in taken) return { played: taken, answer: { stored: true } };
  return 'refused' in taken ? refuse('refused', taken) : { answer: taken };
};

export const resign: TableHandler<'resign'> = (table, player, { seat }, { sha256 }) => {
  const refused = refuseSeat(table, player, seat) ?? refuseUnlessPlaying(table);
  if (refused !== undefined || table.match === undefined) return refused ?? refuse('not-begun');
  return { played: advanceMatch(table, resigning(table.match, seat), sha256), answer: NOTHING };
};

/** All people have to agree; then nobody wins. */
export const stop: TableHandler<'stop'> = (table, player, { agrees }, { sha256 }) => {
  if (!isMember(table, player)) return refuse('no-table');
  if (seatsOf(table, player).length === 0) return refuse('not-yours');
  const refused = refuseUnlessPlaying(table);
  if (refused !== undefined || table.match === undefined) return refused ?? refuse('not-begun');
  if (table.stops.includes(player) === agrees) return { answer: NOTHING };
  const event: TableEvent = { event: 'agreed', player, agrees };
  if (!agrees || !allAgree(fold(table, event))) return { events: [event], answer: NOTHING };
  return { events: [event], played: advanceMatch(table, stopping(table.match), sha256), answer: NOTHING };
};

const allAgree = (table: Table): boolean =>
  table.seats.every(
    ({ player }, seat) => kindAt(table, seat) !== HUMAN || player === undefined || table.stops.includes(player),
  );

/** Everybody is told that a seat has asked for a hint; what to do is for the client's own bot to say. */
export const hint: TableHandler<'hint'> = (table, player, { seat }) => {
  const refused = refuseSeat(table, player, seat) ?? refuseUnlessPlaying(table);
  if (refused !== undefined) return refused;
  return table.made.hints ? { events: [{ event: 'hinted', seat }], answer: NOTHING } : refuse('hints');
};
