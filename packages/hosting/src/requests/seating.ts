import { botOfKind, isBotName } from '@interregnum/bots';
import { commitmentTo, EMPTY_SEAT } from '@interregnum/record';
import type { TableEvent } from '../events.ts';
import { isHeldBy, kindAt, phaseOf, type Table } from '../table.ts';
import {
  type Change,
  isMember,
  isSame,
  NOTHING,
  type Refused,
  type RequestContext,
  refuse,
  refuseBegun,
  refuseOthers,
  refuseSeat,
  refuseUnlessPlaying,
  type TableHandler,
} from './change.ts';

/** Takes an open seat; who holds it already brings the hash of another salt. */
export const sit: TableHandler<'sit'> = (table, player, request) => {
  const { seat, token, saltHash, name, look } = request;
  if (!isMember(table, player) && !isSame(table.invitation, token)) return refuse('no-table');
  const phase = phaseOf(table);
  if (phase === 'over' || phase === 'withdrawn') return refuse(phase);
  if (seat >= table.seats.length || table.game.ownKind(table.made.options, seat) !== undefined)
    return refuse('no-seat');
  if (phase === 'playing') {
    if (kindAt(table, seat) !== EMPTY_SEAT) return refuse('begun');
    return { events: [{ event: 'sat', seat, player }], name, look, answer: NOTHING };
  }
  if (!isOpenFor(table, seat, player)) return refuse('seat-taken');
  if (phase === 'dealing') return refuse('not-now');
  if (saltHash === undefined) return refuse('bad-request', { path: 'saltHash' });
  return { events: [{ event: 'sat', seat, player, saltHash }], name, look, answer: NOTHING };
};

function isOpenFor(table: Table, seat: number, player: string): boolean {
  const { keptFor } = table.seats[seat];
  if (isHeldBy(table, seat, player)) return true;
  return kindAt(table, seat) === EMPTY_SEAT && (keptFor === undefined || keptFor === player);
}

export const stand: TableHandler<'stand'> = (table, player, { seat }, context) =>
  refuseSeat(table, player, seat) ?? refuseBegun(table) ?? withoutRound(table, context, { event: 'freed', seat });

/** What opens or fills seats before the deal. If salts were being collected, another round begins: nobody may try twice. */
export function withoutRound(
  table: Table,
  { chance, sha256 }: Pick<RequestContext, 'chance' | 'sha256'>,
  ...events: readonly TableEvent[]
): Omit<Change, 'answer'> & { readonly answer: typeof NOTHING } {
  if (phaseOf(table) !== 'dealing') return { events, answer: NOTHING };
  const seed = chance.hex();
  const again: TableEvent = { event: 'again', commitment: commitmentTo(seed, sha256) };
  return { events: [...events, again], secret: { seed }, answer: NOTHING };
}

export const fill: TableHandler<'fill'> = (table, player, { seat, kind }, context) => {
  const refused = refuseOthers(table, player) ?? refuseBegun(table);
  if (refused !== undefined) return refused;
  if (seat >= table.seats.length || table.game.ownKind(table.made.options, seat) !== undefined)
    return refuse('no-seat');
  if (kind !== 'open' && !isBotName(kind)) return refuse('bad-seats');
  if (kind !== 'open' && !hasPeopleBeside(table, seat)) return refuse('bad-seats');
  return withoutRound(table, context, kind === 'open' ? { event: 'freed', seat } : { event: 'filled', seat, kind });
};

/** At least one seat is for people. */
const hasPeopleBeside = ({ game, made, seats }: Table, seat: number): boolean =>
  seats.some(
    ({ kind }, at) => at !== seat && game.ownKind(made.options, at) === undefined && botOfKind(kind) === undefined,
  );

export const renew: TableHandler<'renew'> = (table, player, _request, { chance }) => {
  const refused = refuseOthers(table, player) ?? refuseFinished(table);
  if (refused !== undefined) return refused;
  const invitation = chance.id();
  return { events: [{ event: 'renewed', invitation }], answer: { invitation } };
};

function refuseFinished(table: Table): Refused | undefined {
  const phase = phaseOf(table);
  return phase === 'over' || phase === 'withdrawn' ? refuse(phase) : undefined;
}

export const withdraw: TableHandler<'withdraw'> = (table, player) =>
  refuseOthers(table, player) ?? refuseBegun(table) ?? { events: [{ event: 'withdrawn' }], answer: NOTHING };

/** Hands the seat of a person out anew, by another link. */
export const reopen: TableHandler<'reopen'> = (table, player, { seat }, { chance }) => {
  const refused = refuseOthers(table, player) ?? refuseUnlessPlaying(table);
  if (refused !== undefined) return refused;
  const held = table.seats[seat]?.player;
  if (held === undefined || !isHeldBy(table, seat, held)) return refuse('no-seat');
  const invitation = chance.id();
  return {
    events: [
      { event: 'freed', seat },
      { event: 'renewed', invitation },
    ],
    answer: { invitation },
  };
};
