import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { HostApi, HostSession } from '../host-api.ts';
import { costOf, isTooLong } from '../http/body.ts';
import type { Bucket } from '../limits/bucket.ts';
import type { Metrics } from '../operation/metrics.ts';
import { flushSoon } from './flush-soon.ts';
import { textFrames } from './text-frames.ts';

/** Codes of closing. After all of them but the second a client connects again at once; after the last as somebody else, maybe. */
export const CLOSED = { restart: 1012, abuse: 1008, slow: 1013, signedOut: 4401 } as const;

/** Messages that may be worked on at the same time; no more are read until some are done. */
const IN_WORK = 32;
/** So many messages beyond what a player may send wait until it may; more end the connection. */
const PATIENCE = 200;

const refusal = (error: object): string => JSON.stringify({ error });
const BINARY = refusal({ code: 'bad-json' });
const TOO_LONG = refusal({ code: 'too-long' });

interface Parts {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly wire: Duplex;
  readonly host: HostApi;
  readonly player: string;
  /** What the player may still send: asked for each time, since one that is full is forgotten and made anew. */
  readonly allowance: () => Bucket;
  readonly metrics: Metrics;
  readonly bytesBehind: number;
}

/** A socket of a player. Between it and hosting there is nothing but limits. */
export class Connection {
  /** Whether anything was heard since it was asked last. */
  isAlive = true;
  private readonly parts: Parts;
  private readonly session: HostSession;
  private inWork = 0;
  /** What was read while enough was being worked on: what is read at once may hold thousands of messages. */
  private readonly waiting: [data: Buffer, isBinary: boolean][] = [];
  /** What waits for more that is sent at the same time. */
  private unsent: string[] = [];
  /** What came too early. */
  private readonly early: [data: Buffer, isBinary: boolean][] = [];
  private isStopped = false;
  private resumption: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.session = parts.host.connect(parts.player, (text) => this.send(text));
    const { socket } = parts;
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // Frames that are none, too long or no UTF-8: the library closes the socket with the code for it.
    socket.on('error', () => {
      parts.metrics.counts.refused++;
    });
  }

  /** Asks whether the client is still there, or ends the connection if there was no answer to the last time. */
  ping(): void {
    const { socket } = this.parts;
    // What a paused socket says is not heard.
    if (socket.isPaused) return;
    if (this.isAlive) socket.ping();
    else socket.terminate();
    this.isAlive = false;
  }

  /** Nothing more is taken from here on; what is being worked on is still answered. */
  stop(): void {
    this.isStopped = true;
  }

  /** Tells the other side why this ends. It has to be read again: the other side answers. */
  close(code: number): void {
    clearTimeout(this.resumption);
    this.flush();
    this.parts.socket.resume();
    this.parts.socket.close(code);
  }

  /** Whose device this was may not be told anything more, nor say it: at once, whether the other side answers or not. */
  end(): void {
    this.stop();
    this.session.close();
    this.close(CLOSED.signedOut);
  }

  terminate(): void {
    this.parts.socket.terminate();
  }

  /** The socket is gone. */
  ended(): void {
    clearTimeout(this.resumption);
    this.session.close();
  }

  /** What is sent at the same time is written at once: an answer and the news after it. Writing costs most of a turn. */
  private send(text: string): void {
    this.parts.metrics.counts.sent++;
    if (this.unsent.push(text) === 1) flushSoon(this.flush);
  }

  private readonly flush = (): void => {
    const { socket, wire, metrics, bytesBehind } = this.parts;
    const texts = this.unsent;
    this.unsent = [];
    if (texts.length === 0 || socket.readyState !== socket.OPEN) return;
    wire.write(textFrames(texts));
    if (socket.bufferedAmount <= bytesBehind) return;
    metrics.counts.slow++;
    socket.terminate();
  };

  private receive(data: Buffer, isBinary: boolean): void {
    this.parts.metrics.counts.messages++;
    this.isAlive = true;
    if (this.isStopped) return;
    const seconds = this.early.length === 0 ? this.secondsUntil(data) : 1;
    if (seconds === 0) this.work(data, isBinary);
    else this.postpone(data, isBinary, seconds);
  }

  /** How long the player has to wait with a message; long ones count as several. */
  private secondsUntil(data: Buffer): number {
    return this.parts.allowance().take(costOf(data), performance.now());
  }

  private work(data: Buffer, isBinary: boolean): void {
    if (this.inWork === IN_WORK) {
      this.waiting.push([data, isBinary]);
      return;
    }
    const text = isBinary ? undefined : data.toString();
    if (text === undefined || isTooLong(text)) {
      this.parts.metrics.counts.refused++;
      this.send(text === undefined ? BINARY : TOO_LONG);
      return;
    }
    this.inWork++;
    if (this.inWork === IN_WORK) this.parts.socket.pause();
    this.session.receive(text).then(this.done, this.failed);
  }

  private readonly done = (): void => {
    this.inWork--;
    while (this.inWork < IN_WORK && !this.isStopped) {
      const next = this.waiting.shift();
      if (next === undefined) break;
      this.work(...next);
    }
    if (this.inWork === IN_WORK / 2) this.resume();
  };

  /** Hosting never fails; if it does, that is a fault to be found. */
  private readonly failed = (): void => {
    this.parts.metrics.counts.faults++;
    this.done();
  };

  private resume(): void {
    if (this.early.length === 0) this.parts.socket.resume();
  }

  /** A client that sends too much is not read for a while; what has been read already waits, if it is not too much. */
  private postpone(data: Buffer, isBinary: boolean, seconds: number): void {
    const { socket, metrics } = this.parts;
    if (this.early.length === PATIENCE) {
      metrics.counts.refused++;
      this.isStopped = true;
      this.close(CLOSED.abuse);
      return;
    }
    this.early.push([data, isBinary]);
    socket.pause();
    this.resumption ??= setTimeout(() => this.catchUp(), 1000 * seconds);
  }

  private catchUp(): void {
    this.resumption = undefined;
    for (let next = this.early[0]; next !== undefined && !this.isStopped; next = this.early[0]) {
      const seconds = this.secondsUntil(next[0]);
      if (seconds > 0) {
        this.resumption = setTimeout(() => this.catchUp(), 1000 * seconds);
        return;
      }
      this.early.shift();
      this.work(...next);
    }
    if (this.inWork < IN_WORK) this.resume();
  }
}
