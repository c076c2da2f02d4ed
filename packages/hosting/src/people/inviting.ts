import type { RequestTo } from '@interregnum/protocol';
import { EMPTY_SEAT } from '@interregnum/record';
import type { Decided } from '../hosted-table.ts';
import { answeredBefore, keepAnswer } from '../idempotency.ts';
import type { Loaded } from '../loading.ts';
import { isMember, NOTHING, type Refused, refuse, refuseBegun, refuseOthers } from '../requests/change.ts';
import { kindAt, linesBeside, type Table } from '../table.ts';
import { findMet, type Met, type PeopleContext } from './people.ts';
import { countGathered, holdGathered } from './statements.ts';

/** Keeps a seat for somebody whom the creator of a table has met: it is in their list of tables at once. */
export async function invite(
  context: PeopleContext,
  { table }: Loaded,
  player: string,
  request: RequestTo<'invite'>,
): Promise<Decided> {
  const { store, clock } = context.ports;
  const { guestsPerPlayer, tablesPerGuest } = context.settings;
  const before = (await answeredBefore(store, player, request)) ?? refuseInviting(context, table, player, request.seat);
  if (before !== undefined) return before;
  const met = await findMet(context, player, request.person);
  if (met === undefined || !isWelcome(table, met)) return refuse('no-person');
  const refused = await refuseMany(context, player, met.id);
  if (refused !== undefined) return refused;
  const { seat } = request;
  return {
    change: {
      events: [{ event: 'kept', seat, player: met.id }],
      invited: { player: met.id, name: met.name },
      answer: NOTHING,
    },
    // Tables work side by side: what was counted above may have grown until this is stored.
    beside: [
      keepAnswer(player, request, NOTHING, clock.now()),
      holdGathered(player, met.id, guestsPerPlayer, tablesPerGuest),
    ],
  };
}

/** Why a player cannot invite anybody to a seat. */
function refuseInviting({ settings }: PeopleContext, table: Table, player: string, seat: number): Refused | undefined {
  const refused = refuseOthers(table, player) ?? refuseBegun(table);
  if (refused !== undefined) return refused;
  if (table.seats[seat] === undefined) return refuse('no-seat');
  if (kindAt(table, seat) !== EMPTY_SEAT || table.seats[seat].keptFor !== undefined) return refuse('seat-taken');
  return linesBeside(table) >= settings.linesPerTable ? refuse('too-many') : undefined;
}

/** Who wants no invitations, is here already or has declined is not asked. */
const isWelcome = (table: Table, { id, isInvitable }: Met): boolean =>
  isInvitable && !isMember(table, id) && !table.declined.some(({ player }) => player === id);

/** Nobody is flooded: neither by one who asks many, nor by one who asks again and again. */
async function refuseMany(
  { ports, settings }: PeopleContext,
  host: string,
  guest: string,
): Promise<Refused | undefined> {
  const [[{ people }], [{ tables }]] = await ports.store.transaction(countGathered(host, guest));
  const isTooMuch = Number(people) >= settings.guestsPerPlayer || Number(tables) >= settings.tablesPerGuest;
  return isTooMuch ? refuse('too-many') : undefined;
}

/** Gives up the seats that are kept for a player; the creator of the table is told. */
export async function decline(
  { ports }: PeopleContext,
  { table, players }: Loaded,
  player: string,
  request: RequestTo<'decline'>,
): Promise<Decided> {
  const before = await answeredBefore(ports.store, player, request);
  if (before !== undefined) return before;
  if (!isMember(table, player)) return refuse('no-table');
  const refused = refuseBegun(table);
  if (refused !== undefined) return refused;
  if (!table.seats.some(({ keptFor }) => keptFor === player)) return refuse('not-yours');
  return {
    change: { events: [{ event: 'declined', player }], name: players.get(player) ?? '', answer: NOTHING },
    beside: [keepAnswer(player, request, NOTHING, ports.clock.now())],
  };
}
