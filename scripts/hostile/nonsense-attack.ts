import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { sendRequests } from './judge-responses.ts';

/** Bytes that are no requests, or may be two where a proxy sees one. */
export const nonsenseAttack: Attack = {
  name: 'nonsense',
  share: 4,
  lanes: 2,
  async run(context, chance, count) {
    for (let sent = 0; sent < count; sent++) {
      const bytes = chance.of(NONSENSE)(chance, context);
      await sendRequests(
        context.port,
        typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
        context.tally,
        {
          count: 1,
          isNonsense: true,
        },
      );
    }
  },
};

const GET = 'GET /api/hello HTTP/1.1\r\nHost: a\r\n';
const INNER = 'POST /api/requests HTTP/1.1\r\nHost: a\r\n\r\n';

const postOf = ({ members }: AttackContext, chance: Chance): string =>
  `POST /api/requests HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${chance.of(members).key}\r\n`;

const FIRST_LINES = [
  '',
  ' ',
  'GET',
  'GET /',
  'GET / HTTP',
  'GET / HTTP/9.9',
  'GET / HTTP/0.9',
  'GET / HTTP/1.1 x',
  'get / HTTP/1.1',
  'G\0T / HTTP/1.1',
  'GET  / HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  'GET /\0 HTTP/1.1',
  'GET /\x7f HTTP/1.1',
  'GET /\r HTTP/1.1',
  ' GET / HTTP/1.1',
  'CONNECT evil:443 HTTP/1.1',
  'CONNECT / HTTP/1.1',
  'PRI * HTTP/2.0',
  'OPTIONS * HTTP/1.1',
  'GET * HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'GET //[ HTTP/1.1',
  'GET /é HTTP/1.1',
  'SSTP_DUPLEX_POST / HTTP/1.1',
  `GET /${'a'.repeat(9000)} HTTP/1.1`,
  `${'A'.repeat(9000)} / HTTP/1.1`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
const HEADERS = [
  'Host',
  'Host:',
  ': a',
  'Ho st: a',
  'Host : a',
  'Host: a\r\nHost: b',
  'X: a\0b',
  'X: \x01',
  'X\0: a',
  ' X: folded',
  'X: a\r\n folded',
  'X: a\nY: b',
  'X: a\rY: b',
  `X: ${'a'.repeat(9000)}`,
  Array.from({ length: 3000 }, () => 'a:b').join('\r\n'),
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 0x10',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5, 5',
  'Content-Length: +5',
  'Transfer-Encoding: x',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding:\x0bchunked',
  'Expect: x',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAA',
  'Connection: close, keep-alive, upgrade',
  'Trailer: Host',
  'TE: trailers, deflate;q=0.5',
  'Keep-Alive: timeout=99999999',
];
const CHUNKS = [
  '5\r\nhello\r\n0\r\n\r\n',
  'g\r\n',
  '-1\r\n',
  'ffffffffffffffffff\r\nx',
  '5;\r\nhello\r\n0\r\n\r\n',
  `5;${'a'.repeat(20_000)}\r\nhello\r\n`,
  '5\nhello\n0\n\n',
  '0x5\r\nhello\r\n',
  '5 \r\nhello\r\n0\r\n\r\n',
  '5\r\nhelloXX0\r\n\r\n',
  '\r\n',
  '0\r\nX: a\0\r\n\r\n',
  '0\r\n',
  `0\r\n${'a:b\r\n'.repeat(4000)}\r\n`,
  '1\r\n[\r\n'.repeat(2000),
];

const NONSENSE: readonly ((chance: Chance, context: AttackContext) => string | Buffer)[] = [
  (chance) => `${chance.of(FIRST_LINES)}\r\nHost: a\r\n\r\n`,
  (chance) => `${GET}${chance.of(HEADERS)}\r\n\r\n`,
  (chance) => `GET /api/hello HTTP/1.1\r\n${chance.of(HEADERS)}\r\n\r\n`,
  (chance) =>
    `GET /api/hello HTTP/1.0\r\n${chance.of(['', 'Connection: keep-alive\r\n', 'Upgrade: websocket\r\n'])}\r\n`,
  (chance, context) => `${postOf(context, chance)}Transfer-Encoding: chunked\r\n\r\n${chance.of(CHUNKS)}`,
  (chance, context) =>
    `${postOf(context, chance)}Content-Length: ${chance.below(20)}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  (chance, context) =>
    `${postOf(context, chance)}Transfer-Encoding: ${chance.of(['chunked\r\nTransfer-Encoding: x', 'x, chunked', 'Chunked ', ' chunked', 'chunked\r\nContent-Length: 3'])}\r\n\r\n0\r\n\r\n${INNER}`,
  (chance, context) => `${postOf(context, chance)}Content-Length: ${10 + chance.below(2_000_000_000)}\r\n\r\n{"id":"a"`,
  (chance, context) => `${postOf(context, chance)}Content-Length: 2\r\n\r\n{}${chance.of(FIRST_LINES)}\r\n\r\n`,
  (_, { members }) =>
    `GET /api/tables/${'A'.repeat(22)}?wait=1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${members[0].key}\r\n\r\n${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  (chance) => chance.bytes(1 + chance.below(400)),
  (chance) => Buffer.concat([Buffer.from(GET), chance.bytes(chance.below(100)), Buffer.from('\r\n\r\n')]),
  (chance) =>
    `${GET}Connection: Upgrade\r\nUpgrade: ${chance.of(['websocket', 'WebSocket', 'h2c', 'TLS/1.0', ''])}\r\nSec-WebSocket-Key: ${chance.of(['', 'x', 'dGhlIHNhbXBsZSBub25jZQ=='])}\r\nSec-WebSocket-Version: ${chance.of(['13', '8', 'x', ''])}\r\n\r\n`,
  (chance, context) =>
    `${postOf(context, chance).replace('POST /api/requests', 'GET /api/socket')}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: ${chance.of(['13', '7', '99'])}\r\nSec-WebSocket-Key: ${chance.of(['x', 'dGhlIHNhbXBsZSBub25jZQ==', ''])}\r\nSec-WebSocket-Protocol: ${chance.of(['', ',', 'a,a', 'a b', '\x01'])}\r\nSec-WebSocket-Extensions: ${chance.of(['permessage-deflate', 'permessage-deflate; server_max_window_bits=99', ';;', 'x; y="'])}\r\n\r\n`,
];
