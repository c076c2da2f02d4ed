import type { Happening, Notice } from '@interregnum/protocol';
import type { Loaded } from '../loading.ts';
import { membersOf, type Table } from '../table.ts';

/** What a player is told of a table of theirs, and by whom it came. */
export interface Happened extends Pick<Notice, 'name'> {
  readonly player: string;
  readonly what: Happening;
  readonly by?: string;
}

/** What has happened between two moments of a table, for those whom it concerns. */
export function happenedBetween(before: Loaded, after: Loaded): readonly Happened[] {
  if (isTurn(before.table, after.table)) return NOTHING;
  const { host } = after.table.made;
  const toHost = (what: Happening, line: number, by: string): Happened => {
    const name = after.names.get(line)?.name;
    return { player: host, what, by, ...(name !== undefined && { name }) };
  };
  return [
    ...newlySeated(before.table, after.table).map(({ sat, player }) => toHost('sat', sat, player)),
    ...after.table.declined
      .slice(before.table.declined.length)
      .map(({ line, player }) => toHost('declined', line, player)),
    ...(hasBegun(before.table, after.table)
      ? [...membersOf(after.table)].map((player): Happened => ({ player, what: 'begun' }))
      : []),
  ];
}

const NOTHING: readonly Happened[] = [];

/** Whether nothing has changed but the match: that is so most of the time. */
const isTurn = (before: Table, after: Table): boolean =>
  before.match !== undefined && before.seats === after.seats && before.declined === after.declined;

const hasBegun = (before: Table, after: Table): boolean => before.match === undefined && after.match !== undefined;

/** Who has taken a seat and had none before, but for the host. Lot turns seats, so they are known by the line of the log. */
function newlySeated(before: Table, after: Table): { readonly sat: number; readonly player: string }[] {
  const known = new Set(before.seats.flatMap(({ sat }) => sat ?? []));
  const there = new Set([after.made.host, ...before.seats.flatMap(({ player }) => player ?? [])]);
  return after.seats.flatMap(({ sat, player }) =>
    sat === undefined || player === undefined || known.has(sat) || there.has(player) ? [] : [{ sat, player }],
  );
}
