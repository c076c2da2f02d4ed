import { playerSeats, type Seat } from '@interregnum/kernel';
import { hashOfSalt } from '@interregnum/protocol';
import { EMPTY_SEAT, type Hex, HUMAN, lotOf } from '@interregnum/record';
import type { TableEvent } from '../events.ts';
import { fold } from '../fold.ts';
import { phaseOf, type Table } from '../table.ts';
import {
  type Change,
  NOTHING,
  type RequestContext,
  refuse,
  refuseBegun,
  refuseSeat,
  type TableHandler,
} from './change.ts';

/** Whether every seat is filled, and everybody has sent the hash of a salt. */
export const isFilled = (table: Table): boolean =>
  phaseOf(table) === 'gathering' &&
  table.seats.every(({ kind, saltHash }) => (kind === HUMAN ? saltHash !== undefined : kind !== EMPTY_SEAT));

/** The salt behind a hash that was told. The last one deals, and the match begins. */
export const salt: TableHandler<'salt'> = (table, player, { seat, salt: given }, context) => {
  const refused = refuseSeat(table, player, seat) ?? refuseBegun(table);
  if (refused !== undefined) return refused;
  const held = table.seats[seat];
  if (phaseOf(table) !== 'dealing' || held.salt !== undefined) return refuse('not-now');
  if (hashOfSalt(given, context.sha256) !== held.saltHash) return refuse('salt');
  const event: TableEvent = { event: 'salted', seat, salt: given };
  const salted = fold(table, event);
  const isLast = salted.seats.every((each) => each.kind !== HUMAN || each.salt !== undefined);
  return isLast ? deal(salted, [event], context) : { events: [event], answer: NOTHING };
};

/** Draws the lot, deals, and begins the match. */
function deal(table: Table, events: readonly TableEvent[], { secret, deals, sha256 }: RequestContext): Change<'salt'> {
  if (secret === undefined) throw new Error('a table without a seed cannot deal');
  const { seed } = secret;
  const lot: TableEvent[] = isDrawn(table) ? [{ event: 'lot', lot: drawLot(table, seed, sha256) }] : [];
  const { seats, game, made, id } = lot.reduce(fold, table);
  const { match, lines } = deals.start({
    game,
    options: made.options,
    kinds: seats.map(({ kind }) => kind),
    id,
    seed,
    salts: seats.map((seat) => seat.salt ?? ''),
    whenSeatGoes: made.whenSeatGoes,
  });
  return { events: [...events, ...lot], played: { match, lines }, answer: NOTHING };
}

/** Whether lot decides who begins: where the first seat does, and another player could sit there. */
const isDrawn = ({ game, made }: Table): boolean =>
  made.begins === 'lot' && game.meta.firstSeatBegins && playerSeats(game, made.options).length > 1;

const drawLot = ({ seats }: Table, seed: Hex, sha256: RequestContext['sha256']): Seat =>
  lotOf(
    seed,
    seats.flatMap(({ salt }) => (salt === undefined ? [] : [salt])),
    seats.length,
    sha256,
  );
