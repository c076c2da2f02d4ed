import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * The address of a push service that a client has given, if it may be sent to as far as its letters tell: https at its usual
 * port, nobody's name and password, no address of IP that is not public. What a name leads to is looked at when it is sent to.
 */
export function readEndpoint(text: string, standIn: URL | undefined): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || isStandIn(url, standIn)) return url;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** Whether it is the one place that tests put instead of a push service. */
export const isStandIn = (url: URL, standIn: URL | undefined): boolean => url.origin === standIn?.origin;
