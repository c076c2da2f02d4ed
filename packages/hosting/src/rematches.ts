import type { RequestTo } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import type { TableEvent } from './events.ts';
import type { Decided, Reply } from './hosted-table.ts';
import { answeredBefore, keepAnswer } from './idempotency.ts';
import type { Loaded } from './loading.ts';
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
  let there: { readonly table: string; readonly name: string } | undefined;
  const answer: Reply = (given) => there === undefined && reply(given);
  await tables.get(request.table).perform(request.id, answer, async (loaded) => {
    there = undefined;
    const refused =
      (await answeredBefore(tables.shared.ports.store, call.player, request)) ??
      refuseRematch(loaded.table, call.player);
    if (refused !== undefined) return refused;
    const name = nameOf(loaded, call.player);
    const { rematch } = loaded.table;
    if (rematch === undefined) return makeNext(call, loaded, name);
    there = { table: rematch, name };
    return { answer: { table: rematch } };
  });
  if (there === undefined) return;
  const { table, name } = there;
  await tables.get(table).perform(request.id, reply, (loaded) => sitDown(call, loaded, name));
}

function makeNext({ tables, player, request, contextOf }: RematchCall, loaded: Loaded, name: string): Decided {
  const context = contextOf(loaded);
  const made = nextTable(loaded.table, player, request, name, context);
  if ('error' in made) return made;
  const answer = { table: made.table.id };
  const beside = [
    ...creationStatements(made, player, context.now, tables.shared.settings),
    keepAnswer(player, request, answer, context.now),
  ];
  return { change: { events: [{ event: 'rematch', table: answer.table }], answer }, beside };
}

/** Takes the seats that were kept for a player, if they still are. */
function sitDown({ player, request, contextOf }: RematchCall, { table, ...loaded }: Loaded, name: string): Decided {
  const answer = { table: table.id };
  const kept = [...table.seats.keys()].filter((seat) => table.seats[seat].keptFor === player);
  if (kept.length === 0 || phaseOf(table) !== 'gathering') return { answer };
  const { saltHashes } = request;
  if (kept.length !== saltHashes.length) return refuse('bad-request', { path: 'saltHashes' });
  const events = kept.map((seat, at): TableEvent => ({ event: 'sat', seat, player, saltHash: saltHashes[at] }));
  const { now } = contextOf({ table, ...loaded });
  return { change: { events, name, answer }, beside: [keepAnswer(player, request, answer, now)] };
}

/** The name that a player has at a table. */
function nameOf({ table, names }: Loaded, player: string): string {
  const sat = table.seats.find((seat) => seat.player === player)?.sat;
  return (sat === undefined ? undefined : names.get(sat)) ?? names.get(0) ?? '';
}
