import { expect, test } from 'vitest';
import { authenticate, cookieFor, originOf } from './authenticate.ts';
import { Identities } from './identities.ts';

const identities = new Identities(Buffer.alloc(32, 7));
const { player, device, secret } = identities.make();
const bearer = { player, device };
const forged = `${secret.slice(0, -2)}AA`;

test.each([
  ['nothing', {}, {}],
  ['a cookie', { cookie: `a=b; interregnum=${secret}` }, { bearer, by: 'cookie' }],
  ['a forged cookie', { cookie: `interregnum=${forged}` }, {}],
  [
    'a forged cookie before a good one',
    { cookie: `interregnum=${forged}; interregnum=${secret}` },
    { bearer, by: 'cookie' },
  ],
  ['a cookie of another name', { cookie: `xinterregnum=${secret}` }, {}],
  ['a key', { authorization: `Bearer ${secret}` }, { bearer, by: 'key' }],
  ['a key in small letters', { authorization: `bearer ${secret}` }, { bearer, by: 'key' }],
  ['a forged key', { authorization: `Bearer ${forged}` }, { error: 'no-identity' }],
  ['what another guard asked for', { authorization: 'Basic YTpi' }, {}],
  [
    'a key and a cookie',
    { authorization: `Bearer ${secret}`, cookie: `interregnum=${secret}` },
    { error: 'two-identities' },
  ],
])('%s', (_, headers, authentication) => {
  expect(authenticate(headers, (given) => identities.bearerOf(given))).toEqual(authentication);
});

test.each([
  [undefined, 'unknown'],
  ['http://club.local:4173', 'same'],
  ['https://club.local:4173', 'same'],
  ['https://games.example', 'same'],
  ['http://games.example', 'other'],
  ['http://club.local', 'other'],
  ['https://games.example.evil.example', 'other'],
  ['null', 'other'],
  ['', 'other'],
  ['club.local:4173', 'other'],
])('a page of %s is from %s', (origin, from) => {
  const headers = { host: 'Club.local:4173', ...(origin !== undefined && { origin }) };
  expect(originOf(headers, new URL('https://games.example/'))).toBe(from);
});

test('a cookie is for no script, and where there is TLS for nothing else', () => {
  expect(cookieFor('x', 'http://localhost')).toBe('interregnum=x; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax');
  expect(cookieFor('x', 'https://games.example')).toMatch(/; Secure$/);
});
