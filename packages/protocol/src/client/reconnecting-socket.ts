import type { ClientPorts, Socket } from './ports.ts';

/** Milliseconds. */
const TIMES = {
  /** Until the server has welcomed the client on a new socket. */
  welcome: 10_000,
  /** Of silence, until the server is asked whether it is there; less where an answer is due. */
  silence: 15_000,
  answer: 5_000,
  /** Until the server must have answered that. */
  sign: 5_000,
  /** Until the first attempt after a break; twice as long for each that fails. */
  firstRetry: 500,
  lastRetry: 20_000,
} as const;

/** What is told when something happens to a socket. */
export interface SocketListener {
  /** Another socket is tried. */
  opening(): void;
  /** A socket is open: the server has to be greeted. */
  opened(): void;
  received(text: string): void;
  /** The socket is gone, and another one will be tried. */
  lost(): void;
  /** Sends something that the server answers at once. */
  ping(): void;
}

/**
 * A socket that is opened again whenever it breaks, at growing intervals that differ from client to client; and one that
 * is silent for too long counts as broken. Whatever an earlier socket still tells is not heard.
 */
export class ReconnectingSocket {
  private readonly ports: ClientPorts;
  private readonly listener: SocketListener;
  private socket: Socket | undefined;
  /** The number of the socket that is in use: events of others are stale. */
  private current = 0;
  private failures = 0;
  /** What has to come next: a welcome; then nothing, an answer, or at last any sign at all. */
  private due: 'welcome' | 'nothing' | 'answer' | 'sign' = 'welcome';
  private cancelTimer: () => void = () => {};

  constructor(ports: ClientPorts, listener: SocketListener) {
    this.ports = ports;
    this.listener = listener;
  }

  /** Opens a socket now, instead of whatever there was. */
  open(): void {
    const number = this.leave();
    const isCurrent = (): boolean => number === this.current;
    this.timer(TIMES.welcome, () => this.break());
    this.listener.opening();
    const socket = this.ports.connect({
      opened: () => isCurrent() && this.listener.opened(),
      received: (text) => isCurrent() && this.received(text),
      closed: () => isCurrent() && this.break(),
    });
    // It may have told already that it is closed.
    if (isCurrent()) this.socket = socket;
    else socket.close();
  }

  /** The server has welcomed the client. */
  welcomed(): void {
    this.failures = 0;
    this.listen();
  }

  private received(text: string): void {
    if (this.due !== 'welcome') this.listen();
    this.listener.received(text);
  }

  /** Waits for the next message; after some silence the server has to give a sign. */
  private listen(): void {
    this.due = 'nothing';
    this.timer(TIMES.silence, () => this.ping());
  }

  private ping(): void {
    this.due = 'sign';
    this.listener.ping();
    this.timer(TIMES.sign, () => this.break());
  }

  /** Sends a text to which an answer is due. */
  send(text: string): void {
    this.socket?.send(text);
    if (this.due !== 'nothing') return;
    this.due = 'answer';
    this.timer(TIMES.answer, () => this.ping());
  }

  /** The device was asleep or without a network: whatever the timers say, now is the time to look. */
  wake(): void {
    if (this.due === 'nothing' || this.due === 'answer') this.ping();
    else if (this.socket === undefined) {
      this.failures = 0;
      this.open();
    }
  }

  /** The socket is of no use any more: another one is tried later. */
  break(): void {
    this.leave();
    const most = Math.min(TIMES.firstRetry * 2 ** this.failures, TIMES.lastRetry);
    this.failures++;
    const [chance] = this.ports.randomBytes(1);
    this.timer(Math.round((most * (256 + chance)) / 512), () => this.open());
    this.listener.lost();
  }

  close(): void {
    this.leave();
  }

  /** Lets the socket go; the number of the next one. */
  private leave(): number {
    this.cancelTimer();
    this.current++;
    this.due = 'welcome';
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    return this.current;
  }

  private timer(milliseconds: number, act: () => void): void {
    this.cancelTimer();
    this.cancelTimer = this.ports.after(milliseconds, act);
  }
}
