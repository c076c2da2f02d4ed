import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { addressFor } from './address.ts';

test.each([
  ['https://games.example/', 'everywhere'],
  ['https://203.0.113.5/', 'everywhere'],
  ['http://[2001:db8::1]/', 'everywhere'],
  ['http://192.168.1.20:4173/', 'network'],
  ['http://172.20.0.2/', 'network'],
  ['http://[fd00::1]/', 'network'],
  ['http://club.local/', 'network'],
  ['http://attic:8080/', 'network'],
  ['http://localhost:8080/', 'machine'],
  ['http://127.0.0.1/', 'machine'],
  ['http://[::1]:80/', 'machine'],
])('%s is found %s', (url, reach) => {
  expect(addressFor(readSettings({ PUBLIC_URL: url }), 1)).toEqual({ url: new URL(url).href, reach });
});

test('without a public address it is where the server listens', () => {
  expect(addressFor(readSettings({}), 4173)).toEqual({ url: 'http://localhost:4173/', reach: 'machine' });
  expect(addressFor(readSettings({ HOST: '192.168.1.20' }), 80)).toEqual({
    url: 'http://192.168.1.20:80/',
    reach: 'network',
  });
  expect(addressFor(readSettings({ HOST: '0.0.0.0' }), 4173).url).toMatch(/^http:.*:4173\/$/);
});
