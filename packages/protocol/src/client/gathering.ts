import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
import type { SeatInfo, TableInfo } from '../told-tables.ts';

/**
 * What a table waits for before its match begins: players for seats that are open, or kept for some; people who are away; or nothing.
 * By days nobody has to be there: whoever is away only has to look in once, for the deal.
 */
export interface Awaiting {
  readonly what: 'open' | 'open-days' | 'kept' | 'kept-days' | 'away' | 'look-in' | 'start' | 'start-days' | 'deal';
  /** Who is awaited. */
  readonly names: readonly string[];
  /** How many seats are open to all. */
  readonly open: number;
}

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

/** Whether people have days for a turn. */
const isByDays = ({ clock }: Pick<TableInfo, 'clock'>): boolean => clock !== undefined && 'days' in clock;

/** Whether the deal lacks something of a player's: a salt, or its hash. */
export const lacksPart = ({ phase }: Pick<TableInfo, 'phase'>, { kind, saltHash, isSalted }: SeatInfo): boolean =>
  kind === HUMAN && (phase === 'dealing' ? isSalted === false : phase === 'gathering' && saltHash === undefined);

export function awaited(info: Pick<TableInfo, 'phase' | 'seats' | 'clock'>, names: readonly string[]): Awaiting {
  const { seats } = info;
  const days = isByDays(info) ? '-days' : '';
  const open = seats.filter((seat) => isOpen(seat) && seat.keptFor === undefined).length;
  if (open > 0) return { what: `open${days}`, names: [], open };
  const kept = allKeptFor({ seats });
  if (kept !== undefined) return { what: `kept${days}`, names: kept, open };
  const missing = names.filter((_, seat) => isAway(seats[seat]) && lacksPart(info, seats[seat]));
  if (missing.length > 0) return { what: 'look-in', names: missing, open };
  if (info.phase === 'dealing') return { what: 'deal', names: [], open };
  const away = days === '' ? names.filter((_, seat) => isAway(seats[seat])) : [];
  return { what: away.length > 0 ? 'away' : `start${days}`, names: away, open };
}

/** Whether the host of the table sits there and is away; a host without a seat is not waited for. */
export const hostIsAway = ({ seats, host, isHost }: TableInfo): boolean =>
  isHost !== true && seats.some((seat) => seat.name === host && isAway(seat) && seat.isYours !== true);
