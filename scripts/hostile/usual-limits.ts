import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../chaos/server-process.ts';
import { closeCode, FrameReader, frame } from './frames.ts';
import { upgrade } from './hostile-socket.ts';
import { codeOf, type Tally } from './tally.ts';
import { newPerson, type Person } from './test-tables.ts';
import { exchange, open, responsesIn } from './wire.ts';

/** Empty settings are as good as none. */
const USUAL = {
  LIMIT_MESSAGES_PER_SECOND: '',
  LIMIT_MESSAGES_AT_ONCE: '',
  LIMIT_PLAYERS_PER_MINUTE: '',
  LIMIT_CONNECTIONS_PER_ADDRESS: '',
  LIMIT_TABLES_PER_PLAYER: '',
};
const CONNECTIONS = 600;
const PLAYERS = 120;

/** Goes beyond each limit of a server as it is usually run. Tells which did not hold. */
export async function tryLimits(tally: Tally): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-limits-'));
  const server = new ServerProcess(data, [], USUAL);
  try {
    await server.start();
    const person = await newPerson(() => server.port);
    const held = {
      'messages on a socket': await tooManyMessages(server.port, person, tally),
      'requests of a player': await tooMany(400, () => ping(person), server.port, tally),
      'connections of an address': await tooManyConnections(server.port, tally),
      'players of an address': await tooMany(PLAYERS + 20, () => PLAYER, server.port, tally),
    };
    const code = await server.stop();
    return [
      ...Object.entries(held).flatMap(([limit, isHeld]) => (isHeld ? [] : [`no limit held: ${limit}`])),
      ...(code === 0 ? [] : ['a server with limits crashed']),
    ];
  } finally {
    await server.kill();
    rmSync(data, { recursive: true });
  }
}

const PLAYER = 'POST /api/player HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 12\r\n\r\n{"key":true}';
const ping = ({ key }: Person): string =>
  `POST /api/requests HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\nContent-Length: 22\r\n\r\n{"id":"a","do":"ping"}`;

/** Whether some of so many requests at once were done, and the others were refused as too many. */
async function tooMany(count: number, request: () => string, port: number, tally: Tally): Promise<boolean> {
  tally.sent += count;
  const heard = await Promise.all(Array.from({ length: count }, () => exchange(port, Buffer.from(request()), false)));
  const codes = heard.map(({ bytes }) => {
    const [response] = responsesIn(bytes);
    return response?.status === 200 ? 'ok' : response && codeOf(response.body);
  });
  return (
    codes.includes('ok') && codes.includes('too-many') && codes.every((code) => code === 'ok' || code === 'too-many')
  );
}

/** Whether who sends a thousand messages at once is cut off for it. */
async function tooManyMessages(port: number, { key }: Person, tally: Tally): Promise<boolean> {
  const messages = Array.from({ length: 1000 }, () => frame('{"id":"a","do":"ping"}'));
  tally.sent += messages.length;
  const socket = await open(port);
  socket.write(upgrade(`Authorization: Bearer ${key}\r\n`));
  await once(socket, 'data');
  socket.write(Buffer.concat(messages));
  const frames = new FrameReader();
  const code = await new Promise<number | undefined>((resolve) => {
    const hear = (bytes: Buffer) =>
      frames
        .read(bytes)
        .map(closeCode)
        .find((found) => found !== undefined);
    socket.on('data', (bytes) => void (hear(bytes) === 1008 && resolve(1008)));
    socket.once('close', () => resolve(undefined));
  });
  socket.destroy();
  return code === 1008;
}

/** Whether one address has so many connections and no more. */
async function tooManyConnections(port: number, tally: Tally): Promise<boolean> {
  tally.sent += CONNECTIONS;
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  const { bytes } = await exchange(port, Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'), false);
  for (const socket of sockets) socket.destroy();
  const [response] = responsesIn(bytes);
  return response?.status === 429 && codeOf(response.body) === 'too-many';
}
