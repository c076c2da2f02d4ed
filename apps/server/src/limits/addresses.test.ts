import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from './addresses.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('only proxies that are trusted are believed, and none of them by what a client wrote before', () => {
  const forged = request('10.0.0.1', '6.6.6.6, 203.0.113.5');
  expect(addressOf(forged, 0)).toBe('10.0.0.1');
  expect(addressOf(forged, 1)).toBe('203.0.113.5');
  expect(addressOf(forged, 2)).toBe('6.6.6.6');
  expect(addressOf(forged, 9)).toBe('6.6.6.6');
  expect(addressOf(request('10.0.0.1'), 1)).toBe('10.0.0.1');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
