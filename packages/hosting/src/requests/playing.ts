import { resigning, stopping, takeTurn } from '@interregnum/match';
import type { TableEvent } from '../events.ts';
import { fold } from '../fold.ts';
import { areAll, refuseNoPlayer } from './agreeing.ts';
import { advanceMatch, NOTHING, refuse, refuseSeat, refuseUnlessPlaying, type TableHandler } from './change.ts';
import { hasLeft, turnOfReturned } from './leaving.ts';

export const turn: TableHandler<'turn'> = (table, player, request, context) => {
  const { seat, token, texts } = request;
  if (hasLeft(table, player, seat)) return turnOfReturned(table, request, context);
  const refused = refuseSeat(table, player, seat);
  if (refused !== undefined) return refused;
  if (table.match === undefined) return refuseUnlessPlaying(table) ?? refuse('not-begun');
  const taken = takeTurn(table.match, seat, token, texts, context.sha256);
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
  const refused = refuseNoPlayer(table, player);
  if (refused !== undefined || table.match === undefined) return refused ?? refuse('not-begun');
  if (table.stops.includes(player) === agrees) return { answer: NOTHING };
  const event: TableEvent = { event: 'agreed', player, agrees };
  if (!agrees || !areAll(table, fold(table, event).stops)) return { events: [event], answer: NOTHING };
  return { events: [event], played: advanceMatch(table, stopping(table.match), sha256), answer: NOTHING };
};

/** Clocks stand once all people want it; each of them alone lets them run again. */
export const pause: TableHandler<'pause'> = (table, player, { wants }) => {
  const refused = refuseNoPlayer(table, player);
  if (refused !== undefined) return refused;
  if (table.made.clock === undefined) return refuse('not-now');
  if (table.isPaused) return wants ? { answer: NOTHING } : { events: [{ event: 'resumed' }], answer: NOTHING };
  if (table.pauses.includes(player) === wants) return { answer: NOTHING };
  const event: TableEvent = { event: 'pausing', player, wants };
  const isPaused = wants && areAll(table, fold(table, event).pauses);
  return { events: isPaused ? [event, { event: 'paused' }] : [event], answer: NOTHING };
};

/** Everybody is told that a seat has asked for a hint; what to do is for the client's own bot to say. */
export const hint: TableHandler<'hint'> = (table, player, { seat }) => {
  const refused = refuseSeat(table, player, seat) ?? refuseUnlessPlaying(table);
  if (refused !== undefined) return refused;
  return table.made.hints ? { events: [{ event: 'hinted', seat }], answer: NOTHING } : refuse('hints');
};
