import { DEFAULT_OPPONENT, takeTurn } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import { HUMAN, type SeatChange } from '@interregnum/record';
import { isHeldBy, type Table } from '../table.ts';
import {
  advanceMatch,
  type Change,
  isMember,
  NOTHING,
  type Refused,
  type RequestContext,
  refuse,
  refuseUnlessPlaying,
  type TableHandler,
} from './change.ts';

/** Whether a bot plays for a player who holds the seat. */
export const hasLeft = ({ seats }: Table, player: string, seat: number): boolean =>
  seats[seat]?.player === player && seats[seat].hasLeft === true;

/** A bot plays on for who holds the seat: because they go, or because they are gone and the host of the table says so. */
export const leave: TableHandler<'leave'> = (table, player, { seat }, { sha256, isHere }) => {
  if (!isMember(table, player)) return refuse('no-table');
  const refused = refuseUnlessPlaying(table) ?? refuseLeaving(table, player, seat, isHere);
  if (refused !== undefined) return refused;
  const { whenSeatGoes } = table.made;
  const kind = whenSeatGoes === 'stop' ? DEFAULT_OPPONENT : whenSeatGoes.bot;
  const played = advanceMatch(table, [{ type: 'seat', seat, kind }], sha256);
  return { events: [{ event: 'left', seat }], played, answer: NOTHING };
};

function refuseLeaving(
  table: Table,
  player: string,
  seat: number,
  isHere: RequestContext['isHere'],
): Refused | undefined {
  const holder = table.seats[seat]?.player;
  if (holder === undefined || !isHeldBy(table, seat, holder)) return refuse('no-seat');
  if (holder === player) return undefined;
  if (table.made.host !== player) return refuse('not-yours');
  return isHere(holder) ? refuse('not-away') : undefined;
}

const playsAgain = (seat: number): SeatChange => ({ type: 'seat', seat, kind: HUMAN });

/** Who has left plays on. */
export const comeBack: TableHandler<'return'> = (table, player, { seat }, { sha256 }) => {
  if (!isMember(table, player)) return refuse('no-table');
  const refused = refuseUnlessPlaying(table);
  if (refused !== undefined) return refused;
  if (isHeldBy(table, seat, player)) return { answer: NOTHING };
  if (!hasLeft(table, player, seat)) return refuse('not-yours');
  const played = advanceMatch(table, [playsAgain(seat)], sha256);
  return { events: [{ event: 'returned', seat }], played, answer: NOTHING };
};

/** A turn of somebody who has left: on the present moment it brings them back. */
export function turnOfReturned(
  table: Table,
  { seat, token, texts }: RequestTo<'turn'>,
  { sha256 }: RequestContext,
): Change<'turn'> | Refused {
  const refused = refuseUnlessPlaying(table);
  if (refused !== undefined) return refused;
  const back = advanceMatch(table, [playsAgain(seat)], sha256);
  const taken = takeTurn(back.match, seat, token, texts, sha256);
  if ('refused' in taken) return refuse('refused', taken);
  if (!('match' in taken)) return { answer: taken };
  const [entries, lines] = [
    [...back.entries, ...taken.entries],
    [...back.lines, ...taken.lines],
  ];
  const played = { match: taken.match, entries, lines };
  return { events: [{ event: 'returned', seat }], played, answer: { stored: true } };
}
