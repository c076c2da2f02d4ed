import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackContext } from './attack-context.ts';
import { frame } from './frames.ts';
import { upgrade } from './hostile-socket.ts';
import { open } from './wire.ts';

/** So many of each kind. */
const EACH = 40;
/** Milliseconds between two bytes. */
const PAUSE = 700;
/** Milliseconds until a server must have had enough: a request may take 30 s, which is looked at every 2 s. */
const LONGEST = 40_000;

/** Clients that send a byte from time to time, or read nothing; all must be cut off. Tells which were not. */
export async function trySlowClients({ port, members, tally }: AttackContext): Promise<string[]> {
  const { key } = members[0];
  const post = `POST /api/requests HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n`;
  const whole = `${post}Transfer-Encoding: chunked\r\n\r\n`;
  const kinds: readonly (readonly [name: string, start: string, byte: string])[] = [
    ['a request without end', 'GET / HTTP/1.1\r\nX: ', 'a'],
    ['headers without end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: a\r\n'],
    ['a body that comes slowly', `${post}Content-Length: 10000\r\n\r\n`, ' '],
    ['a body of chunks that comes slowly', whole, '1\r\n \r\n'],
    ['nothing at all', '', ''],
  ];
  const ends = kinds.map(async ([name, start, byte]) => {
    const left = await Promise.all(Array.from({ length: EACH }, () => sendSlowly(port, start, byte)));
    const isLeft = left.filter(Boolean).length;
    return isLeft === 0 ? [] : [`${isLeft} of ${EACH} could go on: ${name}`];
  });
  tally.sent += EACH * kinds.length;
  return [...(await Promise.all(ends)).flat(), ...(await readNothing(port, key))];
}

/** Whether a connection on which next to nothing comes is still open in the end. */
async function sendSlowly(port: number, start: string, byte: string): Promise<boolean> {
  const socket = await open(port);
  socket.resume().write(start);
  const end = performance.now() + LONGEST;
  while (!socket.destroyed && performance.now() < end) {
    if (byte !== '') socket.write(byte);
    await sleep(PAUSE);
  }
  const isLeft = !socket.destroyed;
  socket.destroy();
  return isLeft;
}

/** Asks for much and reads nothing of it: the server may not keep it all. */
async function readNothing(port: number, key: string): Promise<string[]> {
  const sockets = await Promise.all(
    [frame('{"id":"a","do":"mine"}'), frame('x'.repeat(100), { opcode: 9 })].map((asked) =>
      sendWithoutReading(port, key, asked),
    ),
  );
  const isLeft = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  return isLeft === 0 ? [] : [`${isLeft} who read nothing were not cut off`];
}

async function sendWithoutReading(port: number, key: string, asked: Buffer): Promise<Socket> {
  const socket = await open(port);
  socket.write(upgrade(`Authorization: Bearer ${key}\r\n`));
  await once(socket, 'readable');
  socket.write(frame('{"id":"h","do":"hello","protocol":1}'));
  const many = Buffer.concat(Array.from({ length: 500 }, () => asked));
  const end = performance.now() + LONGEST;
  // Nothing is read, so that a connection which is cut off is known by what cannot be written any more.
  while (!socket.destroyed && performance.now() < end) {
    if (socket.writableLength < 10_000_000) socket.write(many);
    await sleep(20);
  }
  return socket;
}
