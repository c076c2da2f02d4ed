import { type Game, NO_SEAT, type Seat } from '@interregnum/kernel';
import { isOver, type Match, seatToAct } from '@interregnum/match';
import type { Phase } from '@interregnum/protocol';
import { EMPTY_SEAT, type Hex, HUMAN } from '@interregnum/record';
import type { Made } from './events.ts';
import { delayOf, type HostSettings } from './settings.ts';

/** A seat of a table. Once a match is played, who plays is the match's to say; who holds it is told here. */
export interface TableSeat {
  readonly kind: string;
  /** Who holds it, and by which line of the log: the name stands beside that. */
  readonly player?: string;
  readonly sat?: number;
  /** For whom it is kept while it is open. */
  readonly keptFor?: string;
  /** Whether a bot plays for who holds it. */
  readonly hasLeft?: true;
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
  /** Who has declined an invitation, and by which line of the log: the name stands beside that. */
  readonly declined: readonly { readonly player: string; readonly line: number }[];
  readonly commitment: Hex | undefined;
  readonly lot: Seat | undefined;
  /** Players who agree to stop, and who want a pause; and whether there is one. */
  readonly stops: readonly string[];
  readonly pauses: readonly string[];
  readonly isPaused: boolean;
  /** Whether nobody may write words of their own. */
  readonly isQuiet: boolean;
  /** Who wants their last turn back, until something else happens to the match; and who agrees. */
  readonly takeback: { readonly by: string; readonly agreed: readonly string[] } | undefined;
  /** How many hints each seat has asked for. */
  readonly hinted: readonly number[];
  readonly rematch: string | undefined;
  readonly match: Match | undefined;
}

/** Stands for a player of whom nothing is kept: nobody has this id. */
export const NOBODY = '';

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
    declined: [],
    commitment: made.commitment,
    lot: undefined,
    stops: [],
    pauses: [],
    isPaused: false,
    isQuiet: false,
    takeback: undefined,
    hinted: made.kinds.map(() => 0),
    rematch: undefined,
    match: undefined,
  };
}

export const phaseOf = ({ match, stage }: Table): Phase => {
  if (match === undefined) return stage;
  return isOver(match) ? 'over' : 'playing';
};

/** Whether people have days for a turn: then nobody has to be there at any moment. */
export const isByDays = ({ made }: Table): boolean => made.clock !== undefined && 'days' in made.clock;

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
  members.delete(NOBODY);
  return members;
}

/** The program to act; undefined if a person is, or nobody. */
export function botToAct({ match }: Table): { readonly seat: Seat; readonly kind: string } | undefined {
  const seat = match === undefined ? NO_SEAT : seatToAct(match);
  const kind = match?.progress.kinds[seat];
  return kind === undefined || kind === HUMAN || kind === EMPTY_SEAT ? undefined : { seat, kind };
}

/** The player to act; undefined if a bot is, or nobody. */
export function personToAct(table: Table): string | undefined {
  const seat = table.match === undefined ? NO_SEAT : seatToAct(table.match);
  const player = table.seats[seat]?.player;
  return player !== undefined && isHeldBy(table, seat, player) ? player : undefined;
}

/** When a table that has just come so far has to be looked at again: for a bot's turn, or because it never began. */
export function wakeAt(table: Table, now: number, settings: HostSettings): number | undefined {
  if (table.match === undefined) return table.made.at + settings.tableLife;
  const bot = botToAct(table);
  return bot && now + delayOf(settings, bot.kind);
}
