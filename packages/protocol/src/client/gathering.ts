import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
import type { SeatInfo, TableInfo } from '../answers.ts';

/** What a table waits for before its match begins. */
export type Awaiting =
  | { readonly open: number }
  /** All that is open is kept, for players of these names. */
  | { readonly kept: readonly string[] }
  | { readonly away: readonly string[] }
  | { readonly starting: true }
  | { readonly dealing: true };

export const isOpen = ({ kind }: SeatInfo): boolean => kind === EMPTY_SEAT;

/** Whether the viewer may take a seat: one that is kept is for one player alone. */
export const isOpenToViewer = (seat: SeatInfo): boolean =>
  isOpen(seat) && (seat.keptFor === undefined || seat.isKeptForYou === true);

/** The names of those for whom all open seats are kept; undefined if somebody else can take one, or none is open. */
export function allKeptFor({ seats }: Pick<TableInfo, 'seats'>): readonly string[] | undefined {
  const open = seats.filter(isOpen);
  const names = open.flatMap(({ keptFor }) => (keptFor === undefined ? [] : [keptFor]));
  return names.length === 0 || names.length < open.length ? undefined : [...new Set(names)];
}

/** Whether the player of a seat is not connected now. */
export const isAway = ({ kind, isHere }: SeatInfo): boolean => kind === HUMAN && isHere === false;

export function awaited({ phase, seats }: Pick<TableInfo, 'phase' | 'seats'>, names: readonly string[]): Awaiting {
  if (phase === 'dealing') return { dealing: true };
  const kept = allKeptFor({ seats });
  if (kept !== undefined) return { kept };
  const open = seats.filter((seat) => isOpen(seat) && seat.keptFor === undefined).length;
  if (open > 0) return { open };
  const away = names.filter((_, seat) => isAway(seats[seat]));
  return away.length > 0 ? { away } : { starting: true };
}

/** Whether the host of the table sits there and is away; a host without a seat is not waited for. */
export const hostIsAway = ({ seats, host, isHost }: TableInfo): boolean =>
  isHost !== true && seats.some((seat) => seat.name === host && isAway(seat) && seat.isYours !== true);
