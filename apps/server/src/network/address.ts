import { isIP } from 'node:net';
import type { Welcome } from '@interregnum/protocol';
import type { Settings } from '../settings.ts';
import { addressesOf, isEverywhere } from './addresses.ts';

/** Where others find a server that listens at a port, and how far that reaches. */
export function addressFor({ publicUrl, host }: Settings, port: number): Welcome['address'] {
  if (publicUrl !== undefined) return { url: publicUrl.href, reach: reachOf(publicUrl.hostname) };
  const addresses = addressesOf(host, port);
  const url = isEverywhere(host) ? (addresses[1] ?? addresses[0]) : addresses[0];
  return { url, reach: reachOf(new URL(url).hostname) };
}

const MACHINE = /^(localhost|.*[.]localhost|127[.][\d.]+|\[::1\])$/;
const NETWORK =
  /^(10[.]|192[.]168[.]|169[.]254[.]|172[.](1[6-9]|2\d|3[01])[.]|100[.](6[4-9]|[7-9]\d|1[01]\d|12[0-7])[.]|\[f[cd]|\[fe[89ab])/;

/** Names without a dot, and such as `.local`, are known at home only. */
function reachOf(hostname: string): Welcome['address']['reach'] {
  if (MACHINE.test(hostname)) return 'machine';
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  if (isName ? /^[^.]+$|[.](local|lan|home|internal|home[.]arpa)$/.test(hostname) : NETWORK.test(hostname))
    return 'network';
  return 'everywhere';
}
