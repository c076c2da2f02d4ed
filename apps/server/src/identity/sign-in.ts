import type { HostApi } from '../host-api.ts';
import type { Devices } from './devices.ts';
import type { Bearer, Identities } from './identities.ts';
import type { OpenConnections } from './open-connections.ts';

interface Parts {
  readonly host: Pick<HostApi, 'handOver'>;
  readonly identities: Identities;
  readonly devices: Devices;
  readonly connections: OpenConnections;
}

/**
 * A browser or program becomes a device of a player, to whom everything goes that it had as a guest. Its secret is replaced, so
 * that whoever knew the old one is not that player; other devices of the guest are left with nothing, and are told at once.
 */
export async function signIn(
  { host, identities, devices, connections }: Parts,
  guest: Bearer,
  player: string,
  userAgent: string | undefined,
): Promise<Bearer> {
  if (guest.player === player) return guest;
  await host.handOver(guest.player, player);
  const { device } = identities.make(player);
  await devices.replace(guest, { player, device }, userAgent);
  connections.end(guest.player);
  return { player, device };
}
