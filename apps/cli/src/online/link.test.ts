import { expect, test } from 'vitest';
import { readLink } from './link.ts';

const [table, token] = ['t'.repeat(22), 'k'.repeat(22)];

test.each(['http://localhost:8080', 'https://games.example/club'])('an invitation to %s is read', (server) => {
  const read = { server, table, token };
  expect(readLink(`${server}/#/join/${table}/${token}`)).toEqual(read);
  expect(readLink(`${server}/?table=${table}&lang=fr#/join/${table}/${token}`)).toEqual(read);
  expect(readLink(` ${server}#/join/${table}/${token}\n`)).toEqual(read);
});

test.each([
  '',
  'http://localhost:8080/',
  `http://localhost:8080/#/watch/${table}/${token}`,
  `http://localhost:8080/#/join/${table}`,
  `ftp://localhost/#/join/${table}/${token}`,
  `#/join/${table}/${token}`,
])('%s is no invitation', (text) => {
  expect(readLink(text)).toBeUndefined();
});
