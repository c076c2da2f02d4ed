import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { upgrade } from './hostile-socket.ts';
import { sendRequests } from './judge-responses.ts';
import type { Response } from './wire.ts';

/** Requests that would change something, if their sender were the player they claim to be. */
export const forgeryAttack: Attack = {
  name: 'forgeries',
  share: 6,
  lanes: 3,
  async run(context, chance, count) {
    for (let sent = 0; sent < count; sent++) {
      const [headers, isSocket] = [forgedHeaders(context, chance), chance.oneIn(3)];
      const bytes = isSocket
        ? upgrade(headers)
        : chance.oneIn(3)
          ? identityHarm(headers, context, chance)
          : post(headers, harm(context, chance));
      const [response] = await sendRequests(context.port, Buffer.from(bytes, 'latin1'), context.tally, { count: 1 });
      mustBeRefused(response, context, bytes);
    }
  },
};

function mustBeRefused(response: Response | undefined, { tally }: AttackContext, bytes: string): void {
  if (response !== undefined && (response.status < 400 || /set-cookie/i.test(response.head)))
    tally.found('untyped', `a forgery was answered with ${response.status}`, bytes);
}

const post = (headers: string, body: string, path = '/api/requests'): string =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Something that players could do about themselves. */
function identityHarm(headers: string, { members }: AttackContext, chance: Chance): string {
  const [, device] = chance.of(members).key.split('.');
  const wishes = [{ do: 'delete', sure: true }, { do: 'link' }, { do: 'revoke', device }, { do: 'begin-passkey' }];
  return post(headers, JSON.stringify(chance.of<object>(wishes)), '/api/identity');
}

/** Something that the players of the tables could do. */
function harm({ targets }: AttackContext, chance: Chance): string {
  const { table, phase, token, toAct, choice } = chance.of(targets);
  const seat = toAct ?? 0;
  const wishes = {
    gathering: [{ do: 'withdraw' }, { do: 'renew' }, { do: 'stand', seat: 0 }],
    dealing: [{ do: 'withdraw' }, { do: 'stand', seat: 1 }],
    playing: [
      { do: 'resign', seat },
      { do: 'turn', seat, token, texts: [choice] },
      { do: 'plan', seat, token, passes: true, plans: [] },
      { do: 'unplan', seat },
      { do: 'reopen', seat: 1 },
      { do: 'stop', agrees: true },
    ],
    over: [{ do: 'rematch', saltHashes: [chance.hex()] }],
    withdrawn: [{ do: 'withdraw' }],
  };
  return JSON.stringify({ id: chance.id(), table, ...chance.of<object>(wishes[phase]) });
}

/** Pages that are not the server's. */
const ORIGINS = [
  'https://evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example/127.0.0.1',
  'http://127.0.0.1:1',
  'http://127.0.0.1@evil.example',
  'null',
  'file://',
  'http://127.0.0.1, http://evil.example',
  'data:text/html,x',
  'javascript:0',
  '//127.0.0.1',
  '127.0.0.1',
  'http://127.0.0.1%00.evil.example',
  'ws://127.0.0.1',
];

/** Proofs that prove nothing: not signed by this server, of another player, two at once, or sent by another page. */
function forgedHeaders({ members, strangers }: AttackContext, chance: Chance): string {
  const { key, player } = chance.of(members);
  const other = chance.of(strangers);
  const clean = (text: string): string => text.replaceAll(/[\0; ]/g, '.');
  const [, device, signature] = key.split('.');
  const mixed = chance.of([
    `${player}.${other.key.slice(23)}`,
    `${player}.${signature}`,
    `${player}.${other.key.slice(23, 45)}.${signature}`,
    `${other.player}.${device}.${signature}`,
  ]);
  const forged = chance.of([
    clean(chance.nearMiss(key)),
    key.slice(0, 1 + chance.below(key.length - 1)),
    mixed,
    player,
    `${player}.`,
    chance.id(),
    `${player}.${'A'.repeat(43)}`,
    `${key}${key}`,
  ]);
  const origin = chance.of(['', ...ORIGINS.map((each) => `Origin: ${each}\r\n`)]);
  // What is forged may be a key by chance of its writing: it counts as one only where bytes are the same.
  const isKey = forged === key;
  return chance.of([
    `Cookie: interregnum=${key}\r\n${origin}`,
    `Cookie: a=b; interregnum=${key}; c\r\n${origin}Referer: http://127.0.0.1/\r\nSec-Fetch-Site: same-origin\r\n`,
    `Cookie: interregnum=${key}\r\nAuthorization: Bearer ${key}\r\nOrigin: http://127.0.0.1\r\n`,
    `Authorization: Bearer ${isKey ? 'x' : forged}\r\n`,
    `Authorization: ${chance.of(['Basic', 'bearer:', 'Key', ''])} ${key}\r\n`,
    `Authorization: Bearer ${forged} ${key}\r\n`,
    `Authorization: Bearer ${isKey ? 'x' : forged}\r\nAuthorization: Bearer ${key}\r\n`,
    `Proxy-Authorization: Bearer ${key}\r\nX-Player: ${player}\r\nX-Forwarded-User: ${player}\r\n`,
    `Cookie: interregnum=${isKey ? 'x' : forged}\r\n${origin}`,
    `Cookie: ${Array.from({ length: 60 }, () => `interregnum=${mixed}`).join('; ')}\r\n${origin}`,
    `Cookie: Interregnum=${key}; interregnum =${key}; interregnum[]=${key}; "interregnum=${key}"\r\n${origin}`,
  ]);
}
