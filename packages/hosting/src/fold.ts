import type { Seat } from '@interregnum/kernel';
import type { Match } from '@interregnum/match';
import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
import type { TableEvent } from './events.ts';
import { membersOf, type Table, type TableSeat } from './table.ts';

/** The table after a line of its log that is not the match's. */
export function fold(table: Table, event: TableEvent): Table {
  return { ...table, ...changed(table, event), seq: table.seq + 1 };
}

/** The table after lines of its match, which end what was asked for about the turn before. */
export const withMatch = (table: Table, match: Match | undefined, lines: number): Table => ({
  ...table,
  seq: table.seq + lines,
  takeback: lines > 0 ? undefined : table.takeback,
  match,
});

/** The same without looking at what they lead to. */
export const withLines = (table: Table, lines: number): Table => withMatch(table, table.match, lines);

function changed(table: Table, event: TableEvent): Partial<Table> {
  const { seats, seq } = table;
  switch (event.event) {
    case 'made':
      throw new Error('a table is made once');
    case 'sat': {
      const { player, saltHash } = event;
      return { seats: seats.with(event.seat, { kind: HUMAN, player, sat: seq, ...(saltHash && { saltHash }) }) };
    }
    case 'kept':
      return { seats: seats.with(event.seat, { kind: EMPTY_SEAT, keptFor: event.player }) };
    case 'declined':
      return {
        seats: seats.map((seat) => (seat.keptFor === event.player ? { kind: EMPTY_SEAT } : seat)),
        declined: [...table.declined, { player: event.player, line: seq }],
      };
    case 'freed':
      return freed(table, event.seat);
    case 'filled':
      return { seats: seats.with(event.seat, { kind: event.kind }) };
    case 'renewed':
      return { invitation: event.invitation };
    case 'withdrawn':
      return { stage: 'withdrawn' };
    case 'salts':
      return { stage: 'dealing' };
    case 'salted':
      return { seats: seats.with(event.seat, { ...seats[event.seat], salt: event.salt }) };
    case 'again':
      return { stage: 'gathering', commitment: event.commitment, seats: seats.map(withoutSalt) };
    case 'lot':
      return { lot: event.lot, seats: [...seats.slice(event.lot), ...seats.slice(0, event.lot)] };
    case 'rematch':
      return { rematch: event.table };
    case 'handed':
      return handed(table, event.from, event.to);
    default:
      return changedInPlay(table, event);
  }
}

type GatheringEvent =
  | 'made'
  | 'sat'
  | 'kept'
  | 'declined'
  | 'freed'
  | 'filled'
  | 'renewed'
  | 'withdrawn'
  | 'salts'
  | 'salted'
  | 'again'
  | 'lot';
type EventInPlay = Exclude<TableEvent, { readonly event: GatheringEvent | 'rematch' | 'handed' }>;

/** What happens beside the turns of a match. */
function changedInPlay(table: Table, event: EventInPlay): Partial<Table> {
  const { seats } = table;
  switch (event.event) {
    case 'agreed':
      return { stops: withPlayer(table.stops, event.player, event.agrees) };
    case 'hinted':
      return { hinted: table.hinted.with(event.seat, table.hinted[event.seat] + 1) };
    case 'left':
      return { seats: seats.with(event.seat, { ...seats[event.seat], hasLeft: true }) };
    case 'returned':
      return { seats: seats.with(event.seat, withoutLeave(seats[event.seat])) };
    case 'back-wanted':
      return { takeback: { by: event.player, agreed: [event.player] } };
    case 'back-agreed':
      return { takeback: table.takeback && withAgreed(table.takeback, event.player) };
    case 'back-refused':
      return { takeback: undefined };
    case 'pausing':
      return { pauses: withPlayer(table.pauses, event.player, event.wants) };
    case 'paused':
      return { pauses: [], isPaused: true };
    case 'resumed':
      return { pauses: [], isPaused: false };
    case 'quiet':
      return { isQuiet: event.isQuiet };
  }
}

const withAgreed = (takeback: NonNullable<Table['takeback']>, player: string): Table['takeback'] => ({
  ...takeback,
  agreed: withPlayer(takeback.agreed, player, true),
});

/** Players who are for something, with or without one of them. */
function withPlayer(players: readonly string[], player: string, isFor: boolean): readonly string[] {
  const others = players.filter((each) => each !== player);
  return isFor ? [...others, player] : others;
}

/** The table in which one player stands in the place of another. Whoever sat here already agrees to nothing by that. */
function handed(table: Table, from: string, to: string): Partial<Table> {
  const { made, seats } = table;
  const isNew = !membersOf(table).has(to);
  const handOver = (players: readonly string[]): readonly string[] => {
    const isFor = isNew ? players.includes(from) : players.includes(to);
    return withPlayer(withPlayer(players, from, false), to, isFor);
  };
  return {
    made: made.host === from ? { ...made, host: to } : made,
    seats: seats.map((seat) => ({
      ...seat,
      ...(seat.player === from && { player: to }),
      ...(seat.keptFor === from && { keptFor: to }),
    })),
    declined: table.declined.map((each) => (each.player === from ? { ...each, player: to } : each)),
    stops: handOver(table.stops),
    pauses: handOver(table.pauses),
    // Who has asked, and who has agreed, may be one player by now.
    takeback: undefined,
  };
}

function freed({ seats, stops, pauses }: Table, seat: Seat): Partial<Table> {
  const { player = '' } = seats[seat];
  return {
    seats: seats.with(seat, { kind: EMPTY_SEAT }),
    stops: withPlayer(stops, player, false),
    pauses: withPlayer(pauses, player, false),
    takeback: undefined,
  };
}

const withoutLeave = ({ hasLeft, ...seat }: TableSeat): TableSeat => seat;
const withoutSalt = ({ salt, saltHash, ...seat }: TableSeat): TableSeat => seat;
