import { NO_SEAT, type Seat } from '@interregnum/kernel';
import { layoutOf, seatToAct, takebackFor, type Viewer } from '@interregnum/match';
import type { ClocksTold, News, SeatInfo, TableInfo, TableLine, WholeTable } from '@interregnum/protocol';
import { EMPTY_SEAT, type Hex, HUMAN, type LaterEntry } from '@interregnum/record';
import { looksAt, type Named } from './looks.ts';
import { type Form, updatesSince, wholeMatch } from './match-views.ts';
import { plannedFor } from './plans/due-turn.ts';
import type { KeptPlans } from './plans/kept-plans.ts';
import { isMember, isSame } from './requests/change.ts';
import { kindAt, phaseOf, seatsOf, type Table } from './table.ts';
import { type KeptTalk, talkFor } from './talk.ts';

/**
 * The one place that decides what leaves for whom. A table is told to a player as a whole, as news, or as a line in a list;
 * nothing of a match leaves but through `redact`, and tokens only to the host of the table.
 */

/** What a view shows of a table beside its log. */
export interface ViewContext {
  /** Names, by the line of the log that they stand beside. */
  readonly names: ReadonlyMap<number, Named>;
  /** Names of those for whom seats are kept, by player. */
  readonly players: ReadonlyMap<string, string>;
  readonly isHere: (player: string) => boolean;
  /** Until when a player is on holiday. */
  readonly holidayUntil: (player: string) => number | undefined;
  /** When the match begins, once all are here. */
  readonly startsAt: number | undefined;
  readonly tableLife: number;
  /** Where people may not think for ever. */
  readonly clocks: ClocksTold | undefined;
  /** What was said lately. */
  readonly talk: readonly KeptTalk[];
  /** What players have planned: each is told their own. */
  readonly plans: readonly KeptPlans[];
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
  const { game, rules, options, begins, whenSeatGoes, watch, hints, clock, evening } = made;
  const isHost = made.host === player;
  return {
    table: id,
    game,
    rules,
    options,
    phase: phaseOf(table),
    seats: table.seats.map((_, seat) => seatFor(seatFacts(table, seat, context), player, context)),
    host: context.names.get(0)?.name ?? '',
    begins,
    whenSeatGoes,
    watch,
    hints,
    ...(clock && { clock }),
    ...(lot !== undefined && { lot }),
    ...(commitment === undefined ? { isUnsealed: true } : { commitment }),
    stops: seatsAmong(table, table.stops),
    hinted,
    ...(clock && { pauses: seatsAmong(table, table.pauses) }),
    ...(table.isPaused && { isPaused: true }),
    ...(table.isQuiet && { isQuiet: true }),
    ...takebackOf(table),
    ...(evening && { evening }),
    ...(rematch !== undefined && { rematch }),
    ...(context.startsAt !== undefined && { startsAt: context.startsAt }),
    ...(table.match === undefined && { expiresAt: made.at + context.tableLife }),
    ...(isHost && { isHost, invitation: table.invitation }),
    ...(isHost && declinedTold(table, context)),
    ...(isHost && watch === 'link' && { watching: made.watching }),
  };
}

/** The names of those who do not come, for the host. */
function declinedTold(table: Table, { names }: Pick<Names, 'names'>): Pick<TableInfo, 'declined'> {
  const declined = table.declined
    .filter(({ player }) => !isMember(table, player))
    .flatMap(({ line }) => names.get(line)?.name ?? []);
  return declined.length === 0 ? {} : { declined };
}

/** A turn that is to be taken back: the last one of who wants it. */
function takebackOf(table: Table): Pick<TableInfo, 'takeback'> {
  const { takeback, match } = table;
  const found = takeback && match && takebackFor(match, seatsOf(table, takeback.by));
  if (takeback === undefined || found?.seat === undefined) return {};
  return { takeback: { seat: found.seat, agreed: seatsAmong(table, takeback.agreed) } };
}

/** The seats that some of the players play. */
const seatsAmong = (table: Table, players: readonly string[]): Seat[] =>
  table.seats.flatMap(({ player }, seat) =>
    player !== undefined && players.includes(player) && kindAt(table, seat) === HUMAN ? [seat] : [],
  );

/** Names beside the log of a table. */
type Names = Pick<ViewContext, 'names' | 'players'>;

/** A seat without what differs from viewer to viewer, and what that follows from: who holds it, for whom it is kept, or who has left it. */
interface SeatFacts {
  readonly seat: SeatInfo;
  readonly holder?: string;
  readonly keptFor?: string;
  readonly leftBy?: string;
  /** While the deal is prepared. */
  readonly salted?: Pick<SeatInfo, 'saltHash' | 'isSalted'>;
}

function seatFacts(table: Table, seat: Seat, { names, players }: Names): SeatFacts {
  const kind = kindAt(table, seat);
  const { player: holder, sat, saltHash, salt, keptFor, hasLeft } = table.seats[seat];
  if (kind === EMPTY_SEAT && keptFor !== undefined)
    return { seat: { kind, keptFor: players.get(keptFor) ?? '' }, keptFor };
  const name = sat === undefined ? undefined : names.get(sat)?.name;
  const look = looksAt(table, names)[seat];
  const looks = Object.keys(look).length > 0 && { look };
  if (hasLeft && holder !== undefined) return { seat: { kind, leftBy: name ?? '', ...looks }, leftBy: holder };
  if (kind !== HUMAN || holder === undefined) return { seat: { kind } };
  const salted = table.match === undefined &&
    saltHash !== undefined && { salted: { saltHash, isSalted: salt !== undefined } };
  return { seat: { kind, ...(name !== undefined && { name }), ...looks }, holder, ...salted };
}

/** Where players are. */
type Whereabouts = Pick<ViewContext, 'isHere' | 'holidayUntil'>;

function seatFor(
  { seat, holder, keptFor, leftBy, salted }: SeatFacts,
  player: string,
  { isHere, holidayUntil }: Whereabouts,
): SeatInfo {
  if (leftBy === player) return { ...seat, mayReturn: true };
  if (holder === undefined) return keptFor === player ? { ...seat, isKeptForYou: true } : seat;
  const until = holidayUntil(holder);
  return {
    ...seat,
    isHere: isHere(holder),
    ...(until !== undefined && { holidayUntil: until }),
    ...(holder === player && { isYours: true }),
    ...salted,
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
    ...(context.clocks && { clocks: context.clocks }),
    ...talkTold(table, player, context),
    ...plannedTold(table, player, context),
    ...(isOther && { isOther }),
  };
}

/** What was said lately, as far as a player may hear it. */
function talkTold(table: Table, player: string, { talk }: ViewContext): Pick<News, 'talk'> {
  const told = talkFor(table, player, talk);
  return told.length === 0 ? {} : { talk: told };
}

/** What a player has planned, which nobody else is told: all of it, so that what is not there any more is known to be gone. */
const plannedTold = (table: Table, player: string, { plans }: ViewContext): Pick<News, 'planned'> =>
  phaseOf(table) === 'playing' && seatsOf(table, player).length > 0
    ? { planned: plannedFor(table, plans, player) }
    : {};

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
    viewersFor(table, player).map((viewer) => [viewer, updatesSince(match, entries, viewer, form)] as const);
  return {
    ...newsOf(table, after, context),
    info: infoFor(table, player, context),
    ...(updates && { updates }),
    ...talkTold(table, player, context),
    ...plannedTold(table, player, context),
  };
}

/** News that say where the log stands, and the clocks. */
export const newsOf = (table: Table, after: number, { clocks }: ViewContext): News => ({
  table: table.id,
  after,
  seq: table.seq,
  ...hashOf(table),
  ...(clocks && { clocks }),
});

/** A table as it stands in lists, whoever looks, when its log had so many lines. */
export interface ListedTable {
  readonly head: number;
  readonly line: Omit<TableLine, 'seats' | 'touched' | 'toAct' | 'left' | 'invitedBy' | 'declined' | 'isNew'>;
  readonly toAct: Pick<TableLine, 'toAct'>;
  readonly seats: readonly SeatFacts[];
  readonly host: { readonly player: string; readonly name: string };
  /** What only the host is told. */
  readonly declined: Pick<TableLine, 'declined'>;
}

export function listedTable(table: Table, names: Names): ListedTable {
  const { game, rules, options, clock, host } = table.made;
  const toAct = table.match === undefined ? NO_SEAT : seatToAct(table.match);
  return {
    head: table.seq,
    line: { table: table.id, game, rules, options, phase: phaseOf(table), ...(clock && { clock }) },
    toAct: toAct === NO_SEAT ? {} : { toAct },
    seats: table.seats.map((_, seat) => seatFacts(table, seat, names)),
    host: { player: host, name: names.names.get(0)?.name ?? '' },
    declined: table.match === undefined ? declinedTold(table, names) : {},
  };
}

export const lineFor = (
  { line, toAct, seats, host, declined }: ListedTable,
  player: string,
  { touched, left, isUnseen }: Pick<TableLine, 'touched' | 'left'> & { readonly isUnseen: boolean },
  whereabouts: Whereabouts,
): TableLine => ({
  ...line,
  seats: seats.map((seat) => seatFor(seat, player, whereabouts)),
  ...(line.phase === 'gathering' && seats.some(({ keptFor }) => keptFor === player) && { invitedBy: host.name }),
  ...(host.player === player && declined),
  ...(isUnseen && line.phase === 'playing' && { isNew: true }),
  ...toAct,
  ...(left !== undefined && { left }),
  touched,
});
