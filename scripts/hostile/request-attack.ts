import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { anyText } from './hostile-values.ts';
import { sendRequests } from './judge-responses.ts';
import { nextMessage } from './messages.ts';

const AT_ONCE = 20;
const LAST = Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

/** Requests by HTTP with good keys: whatever is said on sockets, and questions for news and records. */
export const requestAttack: Attack = {
  name: 'requests',
  share: 16,
  lanes: 3,
  async run(context, chance, count) {
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const person = chance.of(chance.oneIn(2) ? context.members : context.strangers);
      const requests = Array.from({ length: AT_ONCE }, () =>
        chance.oneIn(4)
          ? question(person.key, context, chance)
          : post(person.key, nextMessage(person, context, chance), chance),
      );
      await sendRequests(context.port, Buffer.concat([...requests, LAST]), context.tally, { count: AT_ONCE + 1 });
    }
  },
};

function post(key: string, message: string, chance: Chance): Buffer {
  const body = Buffer.from(message);
  const head = `POST /api/requests HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n`;
  const form = chance.of([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '\x80',
  ]);
  if (chance.oneIn(3))
    return Buffer.concat([Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n`), chunked(body, chance)]);
  return Buffer.concat([Buffer.from(`${head}Content-Type: ${form}\r\nContent-Length: ${body.length}\r\n\r\n`), body]);
}

/** A body in pieces of any size, and with what may stand beside their lengths. */
function chunked(body: Buffer, chance: Chance): Buffer {
  const parts: Buffer[] = [];
  const size = 1 + chance.below(Math.min(body.length + 1, 4000));
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size);
    const extension = chance.oneIn(9) ? ';a="b"' : '';
    parts.push(Buffer.from(`${part.length.toString(16)}${extension}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`0\r\n${chance.oneIn(5) ? 'Authorization: Bearer x\r\n' : ''}\r\n`)]);
}

const NUMBERS = ['', '0', '-1', '1e3', '1e999', 'NaN', '0x10', '1.5', '%00', '9'.repeat(400), '5&after=6', '[]', '١'];

function question(key: string, { targets }: AttackContext, chance: Chance): Buffer {
  const { table, watching, invitation } = chance.of(targets);
  const id = chance
    .of([table, chance.nearMiss(table), encodeURIComponent(anyText(chance, 10).toWellFormed()), '..', ''])
    .replaceAll(/[\0 ]/g, '%00');
  const query = `after=${chance.of(NUMBERS)}&hash=${chance.of(['', chance.hex(), 'x'])}&wait=${chance.of(['', '0', '0.01', '-1', 'x', '1e-9'])}`;
  const path = chance.of([`${id}?${query}`, `${id}/record`, `${id}/record/`, `${id}?${query}`, `${id}/`, `${id}?`]);
  const token = chance.of([watching, chance.nearMiss(invitation).replaceAll('\0', ''), '', 'x'.repeat(3000)]);
  return Buffer.from(
    `GET /api/tables/${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nTable-Token: ${token}\r\n\r\n`,
  );
}
