import type { Seat } from '@interregnum/kernel';
import { FastRandom } from '@interregnum/kernel';
import { HUMAN, type LaterEntry } from '@interregnum/record';
import {
  type Appended,
  type CommitResult,
  enterAll,
  isOver,
  type Match,
  type MatchAction,
  resigning,
  seatToAct,
  stopping,
  takebackFor,
  takeTurn,
  updatesFor,
  type Viewer,
  viewFor,
} from '../../src/index.ts';
import { mustTake, randomTurn, type TestMatch } from '../matches.ts';
import { snapshotOf, type ToClient, type ToServer } from './messages.ts';

/** A client as the server knows it: the seats that are played there, and where messages go. */
export interface Connection {
  readonly seats: readonly Seat[];
  readonly send: (message: string) => void;
}

/** The viewers of a client: its seats, and what everybody sees. */
export const viewersAt = ({ seats }: Pick<Connection, 'seats'>): Viewer[] => [...seats, 'audience'];

/** A server for tests: the match itself is here and nowhere else. */
export class Server {
  match: Match;
  readonly lines: string[];
  readonly names: readonly string[];
  private readonly connections: Connection[] = [];
  /** How often something has happened to the match. */
  private number = 0;
  /** How often an answer was of each kind. */
  readonly answers = new Map<string, number>();
  private readonly random: FastRandom;
  private readonly refusals: number;

  /** Of a hundred messages, `refusals` are refused although they are right. */
  constructor({ match, lines }: TestMatch, names: readonly string[], seed: string, refusals = 0) {
    this.match = match;
    this.lines = [...lines];
    this.names = names;
    this.random = new FastRandom(seed);
    this.refusals = refusals;
  }

  connect(connection: Connection): void {
    this.connections.push(connection);
    this.sendAll(connection);
  }

  receive(connection: Connection, text: string): void {
    const message: ToServer = JSON.parse(text);
    if ('snapshot' in message) this.sendAll(connection);
    else {
      const answer = this.answerTo(connection, message);
      const [kind] = Object.keys(answer);
      this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
      this.send(connection, { answerTo: message.ask, answer });
    }
  }

  private answerTo(connection: Connection, message: Exclude<ToServer, { snapshot: true }>): CommitResult {
    if (this.random.below(100) < this.refusals) return { refused: 'form' };
    if ('action' in message) return this.act(connection, message.action);
    const { seat, token, texts } = message.turn;
    if (!connection.seats.includes(seat)) return { refused: 'seat' };
    const taken = takeTurn(this.match, seat, token, texts);
    return 'match' in taken ? this.keep(taken) : taken;
  }

  private act({ seats }: Connection, action: MatchAction): CommitResult {
    if (isOver(this.match)) return { refused: 'over' };
    const entries = this.entriesOf(seats, action);
    return entries === undefined ? { refused: 'back' } : this.keep(enterAll(this.match, entries));
  }

  private entriesOf(seats: readonly Seat[], action: MatchAction): readonly LaterEntry[] | undefined {
    if ('resign' in action) return resigning(this.match, action.resign);
    if ('stop' in action) return stopping(this.match);
    const takeback = takebackFor(this.match, seats);
    return 'to' in takeback ? [{ type: 'back', to: takeback.to }] : undefined;
  }

  /** Whatever happens is told to every client, as its viewers may know it. */
  private keep({ match, entries, lines }: Appended): CommitResult {
    const before = this.match;
    this.match = match;
    this.lines.push(...lines);
    this.number++;
    for (const connection of this.connections) {
      const updates = viewersAt(connection).map(
        (viewer) => [viewer, updatesFor(before, match, entries, viewer)] as const,
      );
      this.send(connection, { number: this.number, updates });
    }
    return { stored: true };
  }

  /** A seat that no person plays takes its turn, if it is to act. */
  botActs(): void {
    const seat = seatToAct(this.match);
    if (seat >= 0 && this.match.progress.kinds[seat] !== HUMAN)
      this.keep(mustTake(this.match, randomTurn(this.match, this.random)));
  }

  private sendAll(connection: Connection): void {
    const snapshots = viewersAt(connection).map(
      (viewer) => [viewer, snapshotOf(viewFor(this.match, viewer, this.names))] as const,
    );
    this.send(connection, { number: this.number, snapshots });
  }

  private send(connection: Connection, message: ToClient): void {
    connection.send(JSON.stringify(message));
  }
}
