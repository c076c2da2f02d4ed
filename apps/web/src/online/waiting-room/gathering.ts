import type { SeatInfo, TableInfo } from '@interregnum/protocol/client';
import { EMPTY_SEAT, HUMAN } from '@interregnum/record';

/** What a table waits for before its match begins. */
export type Awaiting =
  | { readonly open: number }
  | { readonly away: readonly string[] }
  | { readonly starting: true }
  | { readonly dealing: true };

export const isOpen = ({ kind }: SeatInfo): boolean => kind === EMPTY_SEAT;

/** Whether the player of a seat is not connected now. */
export const isAway = ({ kind, isHere }: SeatInfo): boolean => kind === HUMAN && isHere === false;

export function awaited({ phase, seats }: Pick<TableInfo, 'phase' | 'seats'>, names: readonly string[]): Awaiting {
  if (phase === 'dealing') return { dealing: true };
  const open = seats.filter(isOpen).length;
  if (open > 0) return { open };
  const away = names.filter((_, seat) => isAway(seats[seat]));
  return away.length > 0 ? { away } : { starting: true };
}

/** Whether the host of the table sits there and is away; a host without a seat is not waited for. */
export const hostIsAway = ({ seats, host, isHost }: TableInfo): boolean =>
  isHost !== true && seats.some((seat) => seat.name === host && isAway(seat) && seat.isYours !== true);
