import { expect, test } from 'vitest';
import { linkTo, sentLink, sharedAddress } from './links.ts';

const [TABLE, TOKEN] = ['A'.repeat(22), 'B'.repeat(22)];

const at = (address: string) => new URL(address);
const machine = { url: 'http://localhost:4173/', reach: 'machine' } as const;

test('the token of a link stands behind the #, where no server and no log sees it', () => {
  const link = linkTo('https://games.example/club/', 'join', TABLE, TOKEN);
  expect(link).toBe(`https://games.example/club/#/join/${TABLE}/${TOKEN}`);
  expect(new URL(link).pathname).toBe('/club/');
  expect(linkTo('http://192.168.1.20:4173', 'watch', TABLE, TOKEN)).toBe(
    `http://192.168.1.20:4173/#/watch/${TABLE}/${TOKEN}`,
  );
});

test('a link that is sent names its table where a server sees it, and keeps the token from it', () => {
  const link = new URL(sentLink('https://games.example/club/', 'fr', 'join', TABLE, TOKEN));
  expect([link.pathname, link.search, link.hash]).toEqual([
    '/club/',
    `?table=${TABLE}&lang=fr`,
    `#/join/${TABLE}/${TOKEN}`,
  ]);
  expect(sentLink('https://games.example/', 'fr', 'carry', TOKEN)).toBe(`https://games.example/#/carry/${TOKEN}`);
});

test('a link leads to where the server says that others find it', () => {
  const network = { url: 'http://192.168.1.20:4173/', reach: 'network' } as const;
  expect(sharedAddress(network, at('http://localhost:4173/'))).toBe(network);
});

test.each(['http://localhost:4173/', 'http://127.0.0.1:4173/', 'http://[::1]:4173/', 'http://a.localhost:4173/'])(
  'who came by %s has no better address than the server',
  (address) => expect(sharedAddress(machine, at(address))).toBe(machine),
);

test('a server that knows only its own machine is found by others where the visitor has found it', () => {
  expect(sharedAddress(machine, at('https://games.example/club/index.html'))).toEqual({
    url: 'https://games.example/club/',
    reach: 'everywhere',
  });
});
