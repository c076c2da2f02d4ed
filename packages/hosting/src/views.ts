import { NO_SEAT, type Seat } from '@interregnum/kernel';
import { layoutOf, type Match, seatToAct, type Viewer } from '@interregnum/match';
import type { News, SeatInfo, TableInfo, TableLine, WholeTable } from '@interregnum/protocol';
import { type Hex, HUMAN, type LaterEntry } from '@interregnum/record';
import { type Form, updatesIn, updatesSince, wholeMatch } from './match-views.ts';
import { isMember, isSame } from './requests/change.ts';
import { isHeldBy, kindAt, phaseOf, seatsOf, type Table } from './table.ts';

/**
 * The one place that decides what leaves for whom. A table is told to a player as a whole, as news, or as a line in a list;
 * nothing of a match leaves but through `redact`, and tokens only to the host of the table.
 */

/** What a view shows of a table beside its log. */
export interface ViewContext {
  /** Names, by the line of the log that they stand beside. */
  readonly names: ReadonlyMap<number, string>;
  readonly isHere: (player: string) => boolean;
  /** When the match begins, once all are here. */
  readonly startsAt: number | undefined;
  readonly tableLife: number;
  /** When something last happened. */
  readonly touched: number;
}

/** For whom a view of a table is made: a player, perhaps with the token of a link, and the layouts that the client knows. */
export interface Recipient {
  readonly player: string;
  readonly token: string | undefined;
  readonly layouts: Readonly<Record<string, Hex>>;
}

/** Whether a player may see a table at all; to all others it is not there. */
export const maySee = (table: Table, { player, token }: Pick<Recipient, 'player' | 'token'>): boolean =>
  isMember(table, player) ||
  (table.made.watch === 'link' && (isSame(table.made.watching, token) || isSame(table.invitation, token)));

/** As which viewers a player is told a match: their seats; the audience where they have none, and beside several. */
export function viewersFor(table: Table, player: string): readonly Viewer[] {
  const own = seatsOf(table, player);
  return own.length === 1 ? own : [...own, 'audience'];
}

/** How states are told to a client: as words if it lays them out as we do. */
export const formFor = ({ game }: Table, layouts: Recipient['layouts']): Form => {
  const name = `${game.meta.id}@${game.meta.rulesVersion}`;
  return Object.hasOwn(layouts, name) && layouts[name] === layoutOf(game) ? 'words' : 'positions';
};

export function infoFor(table: Table, player: string, context: ViewContext): TableInfo {
  const { id, made, commitment, lot, rematch, hinted } = table;
  const { game, rules, options, begins, whenSeatGoes, watch, hints } = made;
  const isHost = made.host === player;
  return {
    table: id,
    game,
    rules,
    options,
    phase: phaseOf(table),
    seats: table.seats.map((_, seat) => seatInfo(table, seat, player, context)),
    host: context.names.get(0) ?? '',
    begins,
    whenSeatGoes,
    watch,
    hints,
    ...(lot !== undefined && { lot }),
    ...(commitment === undefined ? { isUnsealed: true } : { commitment }),
    stops: table.seats.flatMap(({ player: holder }, seat) => (isStopping(table, seat, holder) ? [seat] : [])),
    hinted,
    ...(rematch !== undefined && { rematch }),
    ...(context.startsAt !== undefined && { startsAt: context.startsAt }),
    ...(table.match === undefined && { expiresAt: made.at + context.tableLife }),
    ...(isHost && { isHost, invitation: table.invitation }),
    ...(isHost && watch === 'link' && { watching: made.watching }),
  };
}

const isStopping = (table: Table, seat: Seat, holder: string | undefined): boolean =>
  holder !== undefined && table.stops.includes(holder) && kindAt(table, seat) === HUMAN;

function seatInfo(table: Table, seat: Seat, player: string, { names, isHere }: ViewContext): SeatInfo {
  const kind = kindAt(table, seat);
  const { player: holder, sat, saltHash, salt } = table.seats[seat];
  if (kind !== HUMAN || holder === undefined) return { kind };
  const name = sat === undefined ? undefined : names.get(sat);
  return {
    kind,
    ...(name !== undefined && { name }),
    isHere: isHere(holder),
    ...(isHeldBy(table, seat, player) && { isYours: true }),
    ...(table.match === undefined && saltHash !== undefined && { saltHash, isSalted: salt !== undefined }),
  };
}

/** The end of the record's chain, by which a client knows one log from another. */
const hashOf = ({ match }: Table): { readonly hash?: Hex } => (match === undefined ? {} : { hash: match.head.hash });

export function wholeFor(
  table: Table,
  { player, layouts }: Recipient,
  context: ViewContext,
  isOther = false,
): WholeTable {
  const { match } = table;
  const form = formFor(table, layouts);
  return {
    table: table.id,
    seq: table.seq,
    ...hashOf(table),
    info: infoFor(table, player, context),
    ...(match && { matches: viewersFor(table, player).map((viewer) => wholeMatch(match, viewer, form)) }),
    ...(isOther && { isOther }),
  };
}

/** What a player who knows all but the last entries is told. */
export function newsSince(
  table: Table,
  { player, layouts }: Recipient,
  context: ViewContext,
  after: number,
  entries: readonly LaterEntry[],
): News {
  const { match } = table;
  const form = formFor(table, layouts);
  const updates =
    match &&
    entries.length > 0 &&
    updatesOf(viewersFor(table, player), (viewer) => updatesSince(match, entries, viewer, form));
  return { ...newsOf(table, after), info: infoFor(table, player, context), ...(updates && { updates }) };
}

/** Entries that have just been stored. */
export interface StoredEntries {
  readonly before: Match;
  readonly after: Match;
  readonly entries: readonly LaterEntry[];
}

/** News of entries that have just been stored, without what is to be said of the table itself. */
export function newsOfEntries(
  table: Table,
  viewers: readonly Viewer[],
  form: Form,
  after: number,
  { before, after: now, entries }: StoredEntries,
): News {
  const updates = updatesOf(viewers, (viewer) => updatesIn(before, now, entries, viewer, form));
  return { ...newsOf(table, after), updates };
}

const updatesOf = (
  viewers: readonly Viewer[],
  updates: (viewer: Viewer) => NonNullable<News['updates']>[number][1],
): NonNullable<News['updates']> => viewers.map((viewer) => [viewer, updates(viewer)]);

/** News that say where the log stands, and no more. */
export const newsOf = (table: Table, after: number): News => ({
  table: table.id,
  after,
  seq: table.seq,
  ...hashOf(table),
});

export function lineFor(table: Table, player: string, context: ViewContext): TableLine {
  const { table: id, game, rules, options, phase, seats } = infoFor(table, player, context);
  const toAct = table.match === undefined ? NO_SEAT : seatToAct(table.match);
  return {
    table: id,
    game,
    rules,
    options,
    phase,
    seats,
    ...(toAct !== NO_SEAT && { toAct }),
    touched: context.touched,
  };
}
