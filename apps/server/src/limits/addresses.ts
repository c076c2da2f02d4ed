import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where a request comes from: the nearest address that none of the trusted proxies has. They add addresses at the end. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return networkOf(own);
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [...told.map((address) => address.trim()).filter(Boolean), own];
  return networkOf(addresses[Math.max(0, addresses.length - 1 - trustedProxies)]);
}

/** What one household or club has: an address of IPv4, or the half of one of IPv6 that a provider hands out. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+[.])/i, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head, tail] = plain.split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::`;
}
