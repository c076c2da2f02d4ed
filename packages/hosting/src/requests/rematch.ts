import { playerSeats, type Seat } from '@interregnum/kernel';
import { type Evening, eveningAfter } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
import type { Made, TableEvent } from '../events.ts';
import type { Named } from '../looks.ts';
import { isHeldBy, kindAt, phaseOf, type Table } from '../table.ts';
import { isMember, type Refused, type RequestContext, refuse } from './change.ts';
import { drawn, type NewTable, newTable } from './creating.ts';

/** Why there can be no rematch yet, or not for this player. */
export function refuseRematch(table: Table, player: string): Refused | undefined {
  if (!isMember(table, player)) return refuse('no-table');
  const phase = phaseOf(table);
  if (phase !== 'over') return refuse(phase === 'withdrawn' ? phase : 'not-over');
  return table.seats.some((seat) => seat.player === player) ? undefined : refuse('not-yours');
}

/** By seat of the next match, who sat where before: everybody moves one seat on, and seats that the game plays itself stay. */
function seatsBefore({ game, made, seats }: Table): readonly Seat[] {
  const movable = playerSeats(game, made.options);
  const before = [...seats.keys()];
  for (const [at, seat] of movable.entries()) before[movable[(at + 1) % movable.length]] = seat;
  return before;
}

/** The seats of the next match that a player is to have. */
const nextSeats = (table: Table, player: string): Seat[] => {
  const before = seatsBefore(table);
  return [...before.keys()].filter((seat) => table.seats[before[seat]].player === player);
};

/** The table of the next match: the first player to ask makes it and sits down; the seats of the others are kept for them. */
export function nextTable(
  table: Table,
  player: string,
  { saltHashes }: RequestTo<'rematch'>,
  named: Named,
  context: RequestContext,
): NewTable | Refused {
  const own = nextSeats(table, player);
  if (own.length !== saltHashes.length) return refuse('bad-request', { path: 'saltHashes' });
  const { id, secret, links } = drawn(context);
  const before = seatsBefore(table);
  const { commitment: _, kept: _kept, ...settled } = table.made;
  const made: Made = {
    ...settled,
    at: context.now,
    host: player,
    kinds: before.map((seat) => kindBefore(table, seat)),
    kept: before.map((seat) => table.seats[seat].player ?? null),
    evening: eveningFor(table, before),
    begins: 'first',
    ...links,
  };
  const sat = own.map((seat, at): TableEvent => ({ event: 'sat', seat, player, saltHash: saltHashes[at] }));
  return newTable(id, table.game, made, sat, { ...named, secret });
}

/** What each has won so far, at the seat that they are to have. */
function eveningFor({ made, seats, match }: Table, before: readonly Seat[]): Evening {
  const { played, wins } = eveningAfter(made.evening, seats.length, match?.progress.end?.winners ?? []);
  return { played, wins: before.map((seat) => wins[seat]) };
}

/** Open for people, those too who had left; all others play again. */
function kindBefore(table: Table, seat: Seat): string {
  const { player } = table.seats[seat];
  const kind = kindAt(table, seat);
  const isPerson = kind === HUMAN || (player !== undefined && !isHeldBy(table, seat, player));
  return isPerson ? EMPTY_SEAT : kind;
}
