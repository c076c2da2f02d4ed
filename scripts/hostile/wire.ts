import { connect, type Socket } from 'node:net';

/** Milliseconds until a client that sends nothing any more must have heard all answers. */
const PATIENCE = 40_000;

/** What came back over a connection, and whether it ended. */
export interface Received {
  readonly bytes: Buffer;
  readonly isOver: boolean;
}

/**
 * Sends bytes and listens until the other side ends it; if asked to, it is said that no more will come. Fails if no server
 * listens there.
 */
export function exchange(port: number, bytes: Buffer, saysEnd: boolean): Promise<Received> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isOver: boolean): void => {
      socket.destroy();
      resolve({ bytes: Buffer.concat(parts), isOver });
    };
    socket.setTimeout(PATIENCE, () => end(false));
    socket.on('data', (part) => parts.push(part));
    socket.on('close', () => end(true));
    socket.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ECONNREFUSED') reject(problem);
    });
    if (saysEnd) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** A connection that stays open. */
export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

/** A response by HTTP. */
export interface Response {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Splits what came back into responses; those to HEAD have no body. What is no response has status 0. */
export function responsesIn(bytes: Buffer, isToHead = false): Response[] {
  const responses: Response[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, Math.max(end, 0)).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(`${head}\r\n`)?.[1] ?? 0);
    if (status === 0) return [...responses, { status: 0, head: rest.toString('latin1'), body: '' }];
    // What cannot be read as a request is answered as if it were none to HEAD.
    const hasNone = (isToHead && !isLast(head)) || status < 200 || status === 204 || status === 304;
    const length = hasNone ? 0 : lengthIn(head, rest.length - end - 4);
    responses.push({ status, head, body: rest.subarray(end + 4, end + 4 + length).toString() });
    rest = rest.subarray(end + 4 + length);
  }
  return responses.filter(({ status }) => status >= 200);
}

/** Whether the server ends the connection with this response. */
export const isLast = (head: string): boolean => /^connection: close\r?$/im.test(head);

/** How many bytes a body has; all there are where it ends with the connection. */
const lengthIn = (head: string, most: number): number =>
  Number(/^content-length: (\d+)$/im.exec(head.replaceAll('\r', ''))?.[1] ?? most);
