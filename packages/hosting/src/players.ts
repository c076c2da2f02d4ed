import { type Answers, PROTOCOL } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import { type Refused, refuse } from './requests/change.ts';
import { putPlayer, selectPlayer } from './statements.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Greets a player. That a guest has been here is written down once a day. */
export async function welcome({ shared: { ports, settings } }: Tables, player: string): Promise<Answers['hello']> {
  const [[row]] = await ports.store.transaction([selectPlayer(player)]);
  const now = ports.clock.now();
  const name = row && String(row.name);
  if (name !== undefined && Number(row.seen_at) < now - DAY)
    await ports.store.transaction([putPlayer(player, name, now)]);
  return {
    protocol: PROTOCOL,
    ...(name !== undefined && { player: { id: player, name } }),
    now,
    address: settings.address,
    ...(ports.push && { push: ports.push.key }),
  };
}

/** Only a player who has sat down once has a name to change. Tables that exist keep the old one. */
export async function rename(
  { shared: { ports } }: Tables,
  player: string,
  name: string,
): Promise<Answers['rename'] | Refused> {
  const [[row]] = await ports.store.transaction([selectPlayer(player)]);
  if (row === undefined) return refuse('no-player');
  await ports.store.transaction([putPlayer(player, name, ports.clock.now())]);
  return {};
}
