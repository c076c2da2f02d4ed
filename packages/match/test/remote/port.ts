import type { Seat } from '@interregnum/kernel';
import { type Hex, HUMAN } from '@interregnum/record';
import {
  type CommitResult,
  type MatchAction,
  type MatchPort,
  type MatchView,
  type Update,
  type Viewer,
  viewAfter,
} from '../../src/index.ts';
import { type ToClient, type ToServer, viewFrom } from './messages.ts';

type Happened = Extract<ToClient, { updates: unknown }>;

/** A question that is underway. */
interface Asked {
  readonly resolve: (answer: CommitResult) => void;
  readonly reject: (problem: Error) => void;
}

/**
 * The port of a client that is far away from its match: all it has is what it was sent, as text. What comes too early
 * waits for what is missing; what is known already is dropped; what cannot be had any more is asked for as a whole.
 */
export class RemotePort implements MatchPort {
  readonly takeback = undefined;
  readonly botFailure = undefined;
  private readonly own: readonly Seat[];
  private readonly sendOn: (message: ToServer, lost: () => void) => void;
  private views = new Map<Viewer, MatchView>();
  /** How much of what has happened is known. */
  private number = -1;
  private early: Happened[] = [];
  private readonly asked = new Map<number, Asked>();
  private nextAsked = 0;
  private readonly listeners = new Set<() => void>();

  constructor(seats: readonly Seat[], send: (message: string, lost: () => void) => void) {
    this.own = seats;
    this.sendOn = (message, lost) => send(JSON.stringify(message), lost);
  }

  get isConnected(): boolean {
    return this.number >= 0;
  }

  /** Whether something is known to be missing. */
  get hasGap(): boolean {
    return this.early.length > 0;
  }

  get seats(): readonly Seat[] {
    const { kinds } = this.view('audience');
    return this.own.filter((seat) => kinds[seat] === HUMAN);
  }

  view(viewer: Viewer): MatchView {
    const view = this.views.get(viewer);
    if (view === undefined) throw new Error(`${viewer} is not played here`);
    return view;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  commitTurn(seat: Seat, token: Hex, texts: readonly string[]): Promise<CommitResult> {
    return this.ask((ask) => ({ ask, turn: { seat, token, texts } }));
  }

  act(action: MatchAction): Promise<CommitResult> {
    return this.ask((ask) => ({ ask, action }));
  }

  private ask(question: (ask: number) => ToServer): Promise<CommitResult> {
    const number = this.nextAsked++;
    return new Promise((resolve, reject) => {
      this.asked.set(number, { resolve, reject });
      this.sendOn(question(number), () => this.giveUp(number));
    });
  }

  /** No answer will come, or none came for long enough. */
  giveUp(number = [...this.asked.keys()][0]): void {
    this.asked.get(number)?.reject(new Error('no answer'));
    this.asked.delete(number);
  }

  get waits(): boolean {
    return this.asked.size > 0;
  }

  /** Asks for everything: the client was cut off, or has missed something. */
  askForAll(): void {
    this.sendOn({ snapshot: true }, () => {});
  }

  receive(text: string): void {
    const message: ToClient = JSON.parse(text);
    if ('answerTo' in message) {
      this.asked.get(message.answerTo)?.resolve(message.answer);
      this.asked.delete(message.answerTo);
    } else if ('snapshots' in message) {
      if (message.number <= this.number) return;
      this.views = new Map(message.snapshots.map(([viewer, snapshot]) => [viewer, viewFrom(snapshot)]));
      this.number = message.number;
      this.catchUp();
    } else if (message.number > this.number) {
      this.early.push(message);
      this.catchUp();
    }
  }

  private catchUp(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.views = new Map(next.updates.map(([viewer, updates]) => [viewer, this.updatedFor(viewer, updates)]));
      this.number = next.number;
    }
    this.early = this.early.filter(({ number }) => number > this.number);
    for (const listener of [...this.listeners]) listener();
  }

  private next(): Happened | undefined {
    return this.isConnected ? this.early.find(({ number }) => number === this.number + 1) : undefined;
  }

  private updatedFor(viewer: Viewer, updates: readonly Update[]): MatchView {
    let view: MatchView | undefined = this.view(viewer);
    for (const update of updates) view = view && viewAfter(view, update);
    if (view === undefined) throw new Error(`what was sent to ${viewer} does not fit`);
    return view;
  }

  hurryBot(): void {}
  close(): void {
    this.listeners.clear();
  }
}
