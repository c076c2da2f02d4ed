import type { Answers, RequestTo } from '@interregnum/protocol';
import type { Caller } from './caller.ts';
import { missedEntries } from './catch-up.ts';
import { recordOf } from './exporting.ts';
import type { Decided, HostedTable } from './hosted-table.ts';
import type { Loaded } from './loading.ts';
import { mayBeCopied, presentMatch } from './match-views.ts';
import type { Row, Store } from './ports.ts';
import { isSame, refuse } from './requests/change.ts';
import { unseenTurns } from './seen.ts';
import { selectTable } from './statements.ts';
import { formFor, infoFor, maySee, newsSince, viewersFor, wholeFor } from './views.ts';
import { Watcher } from './watchers.ts';

/** What a player with an invitation is told; nothing changes. */
export function invited(hosted: HostedTable, loaded: Loaded, player: string, token: string): Decided {
  const { table } = loaded;
  if (!isSame(table.invitation, token) && !maySee(table, { player, token })) return refuse('no-table');
  return { answer: { info: infoFor(table, player, hosted.viewContext(loaded)) } };
}

/** Tells a table to a caller who may see it; one with a socket is told all that follows, too. */
export async function watch(
  hosted: HostedTable,
  read: Loaded,
  caller: Caller,
  { token, known }: RequestTo<'watch'>,
  store: Store,
): Promise<Decided> {
  const knowsMore = known !== undefined && known.seq > read.table.seq;
  const loaded = knowsMore ? ((await hosted.reload()) ?? read) : read;
  const { table } = loaded;
  const { player, send } = caller;
  if (!maySee(table, { player, token })) return refuse('no-table');
  const watcher = new Watcher(caller, token, table.seq);
  const missed = known && (await missedSince(loaded, known, store));
  const unseen = known === undefined && table.match !== undefined ? await unseenTurns(store, table, player) : 0;
  if (send !== undefined) {
    hosted.presence.join(watcher);
    caller.watches?.(table.id, () => hosted.presence.leave(watcher));
  }
  const context = hosted.viewContext(loaded);
  const answer: Answers['watch'] =
    known === undefined || missed === undefined || typeof missed === 'string'
      ? { ...wholeFor(table, watcher, context, missed === 'other'), ...(unseen > 0 && { unseen }) }
      : newsSince(table, watcher, context, known.seq, missed);
  return { answer };
}

/** What of the match a caller has missed. Where it is played from memory, a claim to have missed something counts for nothing. */
async function missedSince({ table }: Loaded, known: NonNullable<RequestTo<'watch'>['known']>, store: Store) {
  const { match, seq } = table;
  const hash = match?.head.hash;
  if (known.seq === seq && (known.hash === undefined || known.hash === hash)) return [];
  const missed = missedEntries(await linesOf(table.id, store), known);
  return match !== undefined && !mayBeCopied(match) && missed !== 'other' ? 'all' : missed;
}

/** What a player sees of one of their matches now. */
export function glance({ table }: Loaded, { player, layouts }: Caller): Decided {
  const { match } = table;
  if (!maySee(table, { player, token: undefined })) return refuse('no-table');
  if (match === undefined) return { answer: {} };
  const viewer = viewersFor(table, player).at(-1) ?? 'audience';
  return { answer: { match: presentMatch(match, viewer, formFor(table, layouts)) } };
}

const rowsOf = async (table: string, store: Store): Promise<readonly Row[]> =>
  (await store.transaction(selectTable(table)))[1];

const linesOf = async (table: string, store: Store): Promise<string[]> =>
  (await rowsOf(table, store)).map(({ line }) => String(line));

export async function record(
  loaded: Loaded,
  player: string,
  { token }: RequestTo<'record'>,
  store: Store,
): Promise<Decided> {
  const { table } = loaded;
  if (!maySee(table, { player, token })) return refuse('no-table');
  const text = recordOf(loaded, await rowsOf(table.id, store));
  return text === undefined ? refuse('not-begun') : { answer: { record: text } };
}
