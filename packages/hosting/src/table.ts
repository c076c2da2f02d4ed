import { type Game, NO_SEAT, type Seat } from '@interregnum/kernel';
import { isOver, type Match, seatToAct } from '@interregnum/match';
import type { Phase } from '@interregnum/protocol';
import { EMPTY_SEAT, type Hex, HUMAN } from '@interregnum/record';
import type { Made, TableEvent } from './events.ts';
import { delayOf, type HostSettings } from './settings.ts';

/** A seat of a table. Once a match is played, who plays is the match's to say; who holds it is told here. */
interface TableSeat {
  readonly kind: string;
  /** Who holds it, and by which line of the log: the name stands beside that. */
  readonly player?: string;
  readonly sat?: number;
  /** For whom it is kept while it is open. */
  readonly keptFor?: string;
  readonly saltHash?: Hex;
  readonly salt?: Hex;
}

/** A table: its log, folded. It is never changed; every line makes the next one. It knows everything, and stays here. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  /** How many lines its log has. */
  readonly seq: number;
  readonly made: Made;
  readonly stage: 'gathering' | 'dealing' | 'withdrawn';
  readonly seats: readonly TableSeat[];
  readonly invitation: string;
  readonly commitment: Hex | undefined;
  readonly lot: Seat | undefined;
  /** Players who agree to stop. */
  readonly stops: readonly string[];
  /** How many hints each seat has asked for. */
  readonly hinted: readonly number[];
  readonly rematch: string | undefined;
  readonly match: Match | undefined;
}

/** A table that was just made. */
export function tableOf(id: string, game: Game, made: Made): Table {
  return {
    id,
    game,
    seq: 1,
    made,
    stage: 'gathering',
    seats: made.kinds.map((kind, seat) => ({ kind, ...(made.kept?.[seat] && { keptFor: made.kept[seat] }) })),
    invitation: made.invitation,
    commitment: made.commitment,
    lot: undefined,
    stops: [],
    hinted: made.kinds.map(() => 0),
    rematch: undefined,
    match: undefined,
  };
}

/** The table after a line of its log that is not the match's. */
export function fold(table: Table, event: TableEvent): Table {
  return { ...table, ...changed(table, event), seq: table.seq + 1 };
}

/** The table after lines of its match. */
export const withMatch = (table: Table, match: Match, lines: number): Table => ({
  ...table,
  match,
  seq: table.seq + lines,
});

function changed(table: Table, event: TableEvent): Partial<Table> {
  const { seats, seq } = table;
  switch (event.event) {
    case 'made':
      throw new Error('a table is made once');
    case 'sat': {
      const { player, saltHash } = event;
      return { seats: seats.with(event.seat, { kind: HUMAN, player, sat: seq, ...(saltHash && { saltHash }) }) };
    }
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
    case 'agreed': {
      const others = table.stops.filter((player) => player !== event.player);
      return { stops: event.agrees ? [...others, event.player] : others };
    }
    case 'hinted':
      return { hinted: table.hinted.with(event.seat, table.hinted[event.seat] + 1) };
    case 'rematch':
      return { rematch: event.table };
  }
}

function freed({ seats, stops }: Table, seat: Seat): Partial<Table> {
  const { player } = seats[seat];
  return { seats: seats.with(seat, { kind: EMPTY_SEAT }), stops: stops.filter((each) => each !== player) };
}

const withoutSalt = ({ salt, saltHash, ...seat }: TableSeat): TableSeat => seat;

export const phaseOf = ({ match, stage }: Table): Phase => {
  if (match === undefined) return stage;
  return isOver(match) ? 'over' : 'playing';
};

/** How many lines of the log are not the match's. */
export const linesBeside = ({ seq, match }: Table): number => seq - (match === undefined ? 0 : match.head.entry + 1);

/** Who plays a seat now; `nobody` while it is open. */
export function kindAt({ match, seats }: Table, seat: Seat): string {
  const { kind, player } = seats[seat];
  if (match === undefined) return kind;
  const playing = match.progress.kinds[seat];
  return playing === HUMAN && player === undefined ? EMPTY_SEAT : playing;
}

/** The seats that a player plays. */
export function seatsOf(table: Table, player: string): Seat[] {
  const own: Seat[] = [];
  for (let seat = 0; seat < table.seats.length; seat++) if (isHeldBy(table, seat, player)) own.push(seat);
  return own;
}

/** Whether a player plays a seat. Who has resigned does not any more. */
export const isHeldBy = (table: Table, seat: Seat, player: string): boolean =>
  table.seats[seat]?.player === player && kindAt(table, seat) === HUMAN;

/** Everybody for whom the table is without any link: who made it, who has a seat or had one until the end, for whom one is kept. */
export function membersOf({ made, seats }: Table): Set<string> {
  const members = new Set([made.host]);
  for (const { player, keptFor } of seats)
    for (const each of [player, keptFor]) if (each !== undefined) members.add(each);
  return members;
}

/** The program to act; undefined if a person is, or nobody. */
export function botToAct({ match }: Table): { readonly seat: Seat; readonly kind: string } | undefined {
  const seat = match === undefined ? NO_SEAT : seatToAct(match);
  const kind = match?.progress.kinds[seat];
  return kind === undefined || kind === HUMAN || kind === EMPTY_SEAT ? undefined : { seat, kind };
}

/** When a table that has just come so far has to be looked at again: for a bot's turn, or because it never began. */
export function wakeAt(table: Table, now: number, settings: HostSettings): number | undefined {
  if (table.match === undefined) return table.made.at + settings.tableLife;
  const bot = botToAct(table);
  return bot && now + delayOf(settings, bot.kind);
}
