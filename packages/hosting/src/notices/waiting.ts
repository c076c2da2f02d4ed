import type { Notice, Waiting } from '@interregnum/protocol';
import { EMPTY_SEAT } from '@interregnum/record';
import type { Loaded } from '../loading.ts';
import { dueTurn } from '../plans/due-turn.ts';
import { isFilled } from '../requests/dealing.ts';
import { isByDays, personToAct, phaseOf, type Table } from '../table.ts';

/** Why a table waits for a player, and who lets them be told. */
export interface Awaited extends Pick<Notice, 'name'> {
  readonly what: Waiting;
  /** The player who invites. */
  readonly by?: string;
}

const TURN: Awaited = { what: 'turn' };

/** Whom a table waits for. It is asked twice a turn. */
export function waitingAt(loaded: Loaded): ReadonlyMap<string, Awaited> {
  const { table, plans } = loaded;
  const waiting = new Map<string, Awaited>();
  if (table.match !== undefined) {
    // What somebody has planned is done without them.
    const acting = dueTurn(table, plans) === undefined ? personToAct(table) : undefined;
    return acting === undefined ? waiting : waiting.set(acting, TURN);
  }
  if (phaseOf(table) === 'gathering') for (const guest of guestsOf(table)) waiting.set(guest, invitation(loaded));
  for (const player of awaitedForDeal(table)) waiting.set(player, { what: 'look-in' });
  return waiting;
}

const guestsOf = ({ seats }: Table): string[] => seats.flatMap(({ keptFor }) => keptFor ?? []);

function invitation({ table, names }: Loaded): Awaited {
  const name = names.get(0)?.name;
  return { what: 'invited', by: table.made.host, ...(name !== undefined && { name }) };
}

/** Those who have to look in once all seats are taken: with days for a turn, who owes the deal something; else all at once. */
function awaitedForDeal(table: Table): string[] {
  const phase = phaseOf(table);
  const { seats } = table;
  if (seats.some(({ kind }) => kind === EMPTY_SEAT)) return [];
  const lacks = ({ salt, saltHash }: Table['seats'][number]): boolean =>
    phase === 'dealing' ? salt === undefined : saltHash === undefined || (isFilled(table) && !isByDays(table));
  if (phase !== 'dealing' && phase !== 'gathering') return [];
  return seats.flatMap((seat) => (seat.player !== undefined && lacks(seat) ? [seat.player] : []));
}
