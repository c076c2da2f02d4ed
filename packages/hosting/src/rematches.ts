import { looksFor } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import type { TableEvent } from './events.ts';
import type { Decided, Reply } from './hosted-table.ts';
import { answeredBefore, keepAnswer } from './idempotency.ts';
import type { Loaded } from './loading.ts';
import { looksAt, type Named } from './looks.ts';
import { type RequestContext, refuse } from './requests/change.ts';
import { nextTable, refuseRematch } from './requests/rematch.ts';
import { creationStatements } from './storing.ts';
import { phaseOf } from './table.ts';

/** A request for the next match, and the player who sent it. */
interface RematchCall {
  readonly tables: Tables;
  readonly player: string;
  readonly request: RequestTo<'rematch'>;
  readonly contextOf: (loaded: Loaded) => RequestContext;
}

/** The next match: the first to ask makes its table, which is a line at the old one; all others sit down there. */
export async function askRematch(call: RematchCall, reply: Reply): Promise<void> {
  const { tables, request } = call;
  let there: { readonly table: string; readonly named: Named } | undefined;
  const answer: Reply = (given) => there === undefined && reply(given);
  await tables.get(request.table).perform(request.id, answer, async (loaded) => {
    there = undefined;
    const refused =
      (await answeredBefore(tables.shared.ports.store, call.player, request)) ??
      refuseRematch(loaded.table, call.player);
    if (refused !== undefined) return refused;
    const named = namedOf(loaded, call.player);
    const { rematch } = loaded.table;
    if (rematch === undefined) return makeNext(call, loaded, named);
    there = { table: rematch, named };
    return { answer: { table: rematch } };
  });
  if (there === undefined) return;
  const { table, named } = there;
  await tables.get(table).perform(request.id, reply, (loaded) => sitDown(call, loaded, named));
}

function makeNext({ tables, player, request, contextOf }: RematchCall, loaded: Loaded, named: Named): Decided {
  const context = contextOf(loaded);
  const made = nextTable(loaded.table, player, request, named, context);
  if ('error' in made) return made;
  const answer = { table: made.table.id };
  const beside = [
    ...creationStatements(made, player, context.now, tables.shared.settings),
    keepAnswer(player, request, answer, context.now),
  ];
  return { change: { events: [{ event: 'rematch', table: answer.table }], answer }, beside };
}

/** Takes the seats that were kept for a player, if they still are. */
function sitDown({ player, request, contextOf }: RematchCall, { table, ...loaded }: Loaded, named: Named): Decided {
  const answer = { table: table.id };
  const kept = [...table.seats.keys()].filter((seat) => table.seats[seat].keptFor === player);
  if (kept.length === 0 || phaseOf(table) !== 'gathering') return { answer };
  const { saltHashes } = request;
  if (kept.length !== saltHashes.length) return refuse('bad-request', { path: 'saltHashes' });
  const events = kept.map((seat, at): TableEvent => ({ event: 'sat', seat, player, saltHash: saltHashes[at] }));
  const { now } = contextOf({ table, ...loaded });
  return { change: { events, ...named, answer }, beside: [keepAnswer(player, request, answer, now)] };
}

/** What a player is called at a table, and how they look there: so they will at the next one, wherever they sit. */
function namedOf({ table, names }: Loaded, player: string): Named {
  const seat = table.seats.findIndex((each) => each.player === player);
  const { sat } = table.seats[seat] ?? {};
  const named = (sat === undefined ? undefined : names.get(sat)) ?? names.get(0) ?? { name: '', look: {} };
  return seat < 0 ? named : { ...named, look: looksFor(looksAt(table, names))[seat] };
}
