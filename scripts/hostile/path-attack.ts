import type { Attack } from './attack.ts';
import type { Chance } from './chance.ts';
import { anyText } from './hostile-values.ts';
import { sendRequests } from './judge-responses.ts';

const PARTS = [
  '..',
  '.',
  '',
  '%2e%2e',
  '%2E%2e',
  '%252e%252e',
  '..%2f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae',
  '%u002e',
  '%00',
  '%0d%0a',
  '%',
  '%zz',
  '%e0%80',
  '%ff',
  'etc',
  'passwd',
  'interregnum.db',
  'web',
  'api',
  'API',
  'api%2fplayer',
  'hello',
  'player',
  'requests',
  'identity',
  'export',
  'socket',
  'tables',
  'index.html',
  `?table=${'T'.repeat(22)}&lang=`,
  '?table=%22%3E%3Cscript%3E&lang=__proto__',
  'index.html%00.js',
  'healthz',
  'readyz',
  'metrics',
  'assets',
  '__proto__',
  'constructor',
  '~root',
  '*',
  ';a=b',
  'a:b',
  '?',
  '#',
  '&',
  '[',
  '|',
  'CON',
  'C:',
  '..;',
  '....',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'M-SEARCH',
];

/** Addresses of all kinds, by all methods. */
export const pathAttack: Attack = {
  name: 'paths',
  share: 4,
  lanes: 2,
  async run({ port, tally, members }, chance, count) {
    for (let sent = 0; sent < count; sent++) {
      const method = chance.of(METHODS);
      const key = chance.oneIn(3) ? `Authorization: Bearer ${chance.of(members).key}\r\n` : '';
      const bytes = `${method} ${path(chance)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${key}${chance.of(BESIDE)}\r\n`;
      await sendRequests(port, Buffer.from(bytes), tally, { count: 1, isToHead: method === 'HEAD' });
    }
  },
};

/** Headers that mean something to servers of files, and to those that ask others. */
const BESIDE = [
  '',
  '',
  '',
  'Range: bytes=0-\r\n',
  'Range: bytes=9-1\r\n',
  'Range: bytes=0-1,2-3,4-5\r\n',
  'Range: lines=1\r\n',
  `Range: bytes=${'9'.repeat(400)}-\r\n`,
  'If-None-Match: *\r\n',
  'If-Modified-Since: x\r\n',
  'Accept-Encoding: br, gzip, *;q=0\r\n',
  'Accept-Encoding: ../../x\r\n',
  'X-Forwarded-For: 1.2.3.4\r\n',
  'X-Original-URL: /metrics\r\n',
  'X-HTTP-Method-Override: POST\r\n',
  'Forwarded: for=::1\r\n',
  'Upgrade: h2c\r\n',
  'Content-Length: 0\r\n',
  'Expect: 100-continue\r\n',
  'X-Forwarded-Host: evil\r\n',
];

function path(chance: Chance): string {
  const parts = Array.from({ length: 1 + chance.below(6) }, () =>
    chance.oneIn(5) ? anyPart(chance) : chance.of(PARTS),
  );
  const joined = parts.join(chance.of(['/', '/', '/', '//', '\\', '%2f']));
  return chance.of([
    `/${joined}`,
    `/${joined}`,
    `/api/${joined}`,
    `//${joined}`,
    `/${joined}?${joined}`,
    `http://evil/${joined}`,
    `/${'a/'.repeat(chance.below(3000))}`,
  ]);
}

/** Whatever can stand in a request's first line: all else is for those who send no HTTP at all. */
const anyPart = (chance: Chance): string =>
  chance.oneIn(2)
    ? encodeURIComponent(anyText(chance, 12).toWellFormed())
    : anyText(chance, 12)
        .toWellFormed()
        .replaceAll(/[\p{C}\s]/gu, '');
