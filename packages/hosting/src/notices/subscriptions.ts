import type { Answers, RequestTo } from '@interregnum/protocol';
import type { HostContext } from '../hosted-table.ts';
import { NOTHING, type Refused, refuse } from '../requests/change.ts';
import { selectPlayer } from '../statements.ts';
import { deleteSubscription, keepLatest, putSubscription } from './statements.ts';

type Shared = Pick<HostContext, 'ports' | 'settings'>;

/** A device of the player's is told of turns from now on. Only who has sat down once has turns to be told of. */
export async function subscribe(
  { ports, settings }: Shared,
  player: string,
  { endpoint, keys, all, tables }: RequestTo<'subscribe'>,
): Promise<Answers['subscribe'] | Refused> {
  const { store, clock, push } = ports;
  if (push === undefined) return refuse('not-now');
  if (!push.accepts(endpoint)) return refuse('bad-request', { path: 'endpoint' });
  const [[row]] = await store.transaction([selectPlayer(player)]);
  if (row === undefined) return refuse('no-player');
  await store.transaction([
    putSubscription(player, { endpoint, ...keys }, { all, tables }, clock.now()),
    keepLatest(player, settings.devicesPerPlayer),
  ]);
  return NOTHING;
}

export async function unsubscribe(
  { ports }: Shared,
  player: string,
  { endpoint }: RequestTo<'unsubscribe'>,
): Promise<Answers['unsubscribe']> {
  await ports.store.transaction([deleteSubscription(player, endpoint)]);
  return NOTHING;
}
