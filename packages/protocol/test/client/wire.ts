import type { FastRandom } from '@interregnum/kernel';
import type { Socket, SocketEvents } from '../../src/client/index.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** The server's end of a socket. */
interface ServerEnd {
  receive(text: string): void;
  close(): void;
}

/** Whoever is behind an address: takes a new socket, and sends over it. */
export type Accept = (send: (text: string) => void, close: () => void) => ServerEnd;

/** What may go wrong, in percent. */
export interface WireFaults {
  /** Of attempts to connect. */
  readonly refused: number;
  /** Of messages after which the socket breaks; of these, half are noticed by nobody. */
  readonly cut: number;
}

interface Line {
  readonly events: SocketEvents;
  readonly end: () => ServerEnd;
  isOpen: boolean;
  /** When the last message of each direction arrives: none overtakes another. */
  readonly arrives: { server: number; client: number };
}

/** Sockets in memory, with delays, that break now and then. Everything follows from the random numbers. */
export class Wire {
  faults: WireFaults;
  private readonly time: SimulatedTime;
  private readonly random: FastRandom;
  private readonly accept: Accept;
  private lines: Line[] = [];
  opened = 0;

  constructor(time: SimulatedTime, random: FastRandom, faults: WireFaults, accept: Accept) {
    this.time = time;
    this.random = random;
    this.faults = faults;
    this.accept = accept;
  }

  readonly connect = (events: SocketEvents): Socket => {
    const line: Line = { events, isOpen: true, arrives: { server: 0, client: 0 }, end: () => serverEnd };
    const serverEnd = this.accept(
      (text) => this.carry(line, 'client', () => events.received(text)),
      () => this.cut(line, true),
    );
    this.lines.push(line);
    this.opened++;
    if (this.random.below(100) < this.faults.refused) this.cut(line, true);
    else this.carry(line, 'client', () => events.opened());
    return {
      send: (text) => this.carry(line, 'server', () => serverEnd.receive(text)),
      close: () => this.cut(line, false),
    };
  };

  private carry(line: Line, to: 'server' | 'client', arrive: () => void): void {
    if (!line.isOpen) return;
    const at = Math.max(line.arrives[to], this.time.now + 1 + this.random.below(150));
    line.arrives[to] = at;
    this.time.after(at - this.time.now, () => line.isOpen && arrive());
    if (this.random.below(1000) < this.faults.cut * 10) this.cut(line, this.random.below(2) === 0);
  }

  /** Nothing arrives any more; whether the client is told, it learns a while later. */
  private cut(line: Line, isTold: boolean): void {
    if (!line.isOpen) return;
    line.isOpen = false;
    this.lines = this.lines.filter((each) => each !== line);
    if (isTold) this.time.after(this.random.below(300), () => line.events.closed());
    this.time.after(this.random.below(300), () => line.end().close());
  }

  cutAll(isTold = true): void {
    for (const line of [...this.lines]) this.cut(line, isTold);
  }
}
