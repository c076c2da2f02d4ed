import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeCode, FrameReader, frame, type ServerFrame } from './frames.ts';
import type { Tally } from './tally.ts';
import { open } from './wire.ts';

/** The request by which a connection becomes a WebSocket. */
export const upgrade = (headers: string, path = '/api/socket'): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`;

/** Why a server may end a connection. What a client says is said back. */
const CLOSINGS = [1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1012, 1013];
const isClosing = (code: number): boolean => CLOSINGS.includes(code) || (code >= 3000 && code < 5000);

/** Looks at a frame of a server's: an answer, news, or why the connection ends. Tells whether it answers a request. */
export function judgeFrame(sent: ServerFrame, tally: Tally, request: (answer: string) => string): boolean {
  const code = closeCode(sent);
  if (code !== undefined) {
    tally.count(`close ${code}`);
    if (!isClosing(code)) tally.found(code === 1011 ? 'serverErrors' : 'untyped', `close ${code}`, request(''));
    return false;
  }
  if (sent.opcode !== 1) {
    tally.count(`frame ${sent.opcode}`);
    return false;
  }
  const text = sent.payload.toString();
  if (text.startsWith('{"news":') || text.startsWith('{"whole":')) return false;
  tally.answered(text, () => request(text));
  return true;
}

/** Milliseconds to wait for answers. */
const PATIENCE = 30_000;
const SOON = 2000;
const SILENCE = 100;

/** A socket, by hand, that counts answers. */
export class HostileSocket {
  private readonly socket: Socket;
  private readonly tally: Tally;
  private readonly frames = new FrameReader();
  private sent: readonly string[] = [];
  private answered = 0;
  private wake: () => void = () => {};
  /** Why the server has ended it. */
  private closing: number | undefined;

  private constructor(socket: Socket, tally: Tally) {
    this.socket = socket;
    this.tally = tally;
  }

  static async open(port: number, key: string, tally: Tally): Promise<HostileSocket> {
    const socket = await open(port);
    const hostile = new HostileSocket(socket, tally);
    socket.write(upgrade(`Authorization: Bearer ${key}\r\n`));
    await new Promise<void>((resolve) =>
      socket.once('close', resolve).once('data', (bytes) => {
        hostile.hear(bytes.subarray(bytes.indexOf('\r\n\r\n') + 4));
        socket.on('data', (more) => hostile.hear(more));
        resolve();
      }),
    );
    socket.once('close', () => hostile.wake());
    return hostile;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** Sends messages and waits until each is answered, or the connection ends. */
  async send(messages: readonly string[]): Promise<void> {
    this.sent = messages;
    this.answered = 0;
    this.tally.sent += messages.length;
    const done = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    this.socket.write(Buffer.concat(messages.map((message) => frame(message))));
    const timer = setTimeout(() => this.wake(), PATIENCE);
    if (this.isOpen) await done;
    clearTimeout(timer);
    if (this.answered < messages.length && this.isOpen)
      this.tally.found('untyped', `${messages.length - this.answered} messages without an answer`, messages.join('\n'));
    else if (!this.isOpen) this.tally.found('untyped', 'a socket that ended by itself', messages.join('\n'));
  }

  /** Whether the server ends it within a moment, with this code, and answers nothing after that. */
  async endsWith(code: number): Promise<boolean> {
    for (let waited = 0; waited < SOON && this.closing === undefined; waited += 20) await sleep(20);
    if (this.closing !== code) return false;
    this.answered = 0;
    this.socket.write(frame('{"id":"late","do":"ping"}'));
    await sleep(SILENCE);
    return this.answered === 0;
  }

  close(): void {
    this.socket.destroy();
  }

  /** What was asked, known by its id; all that was sent where that cannot be read. */
  private requestOf(answer: string): string {
    const id = /^{"id":("[^"]+")/.exec(answer)?.[1];
    return this.sent.find((message) => id !== undefined && message.includes(id)) ?? this.sent.join('\n');
  }

  private hear(bytes: Buffer): void {
    for (const sent of this.frames.read(bytes)) {
      this.closing ??= closeCode(sent);
      if (judgeFrame(sent, this.tally, (answer) => this.requestOf(answer))) this.answered++;
    }
    if (this.answered >= this.sent.length) this.wake();
  }
}
