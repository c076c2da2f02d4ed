import { resigning } from '@interregnum/match';
import { isEventLine, readEvent, type TableEvent } from './events.ts';
import { advanceMatch, type Change, NOTHING, type RequestContext } from './requests/change.ts';
import { withoutRound } from './requests/seating.ts';
import { phaseOf, seatsOf, type Table } from './table.ts';

/** The next thing that a player gives up at a table who goes for good; undefined if nothing is left to give up. */
export function givingUp(
  table: Table,
  player: string,
  context: Pick<RequestContext, 'chance' | 'sha256'>,
): { readonly change: Change } | undefined {
  const phase = phaseOf(table);
  const [seat] = seatsOf(table, player);
  if (phase === 'playing' && seat !== undefined && table.match !== undefined)
    return { change: { played: advanceMatch(table, resigning(table.match, seat), context.sha256), answer: NOTHING } };
  if (phase !== 'gathering' && phase !== 'dealing') return undefined;
  if (table.made.host === player) return { change: { events: [{ event: 'withdrawn' }], answer: NOTHING } };
  const own = table.seats.flatMap((each, at) => (each.player === player || each.keptFor === player ? [at] : []));
  const freed = own.map((at): TableEvent => ({ event: 'freed', seat: at }));
  return freed.length === 0 ? undefined : { change: withoutRound(table, context, ...freed) };
}

/** The lines of a log beside which names of a player stand, and of all players whose place they have taken. */
export function linesNaming(lines: readonly string[], player: string): number[] {
  const ids = new Set([player]);
  const named: number[] = [];
  for (let seq = lines.length - 1; seq >= 0; seq--) {
    if (!isEventLine(lines[seq])) continue;
    const event = readEvent(lines[seq]);
    if (event.event === 'handed' && ids.has(event.to)) ids.add(event.from);
    const who =
      event.event === 'sat' || event.event === 'declined'
        ? event.player
        : event.event === 'made'
          ? event.host
          : undefined;
    if (who !== undefined && ids.has(who)) named.push(seq);
  }
  return named;
}
