import type { Answer, FromServer, Request, RequestTo, WholeTable } from '@interregnum/protocol';

/** A request that a client has sent, and what the server has said to it. */
export interface Sent {
  readonly player: string;
  readonly request: Request;
  /** Whether the server has said anything, and that it is done. */
  isAnswered: boolean;
  isAcknowledged: boolean;
  /** When it was answered, how many lines of the table's log its player had heard of; undefined if that is not certain. */
  heardOf?: number | undefined;
}

/** A seat was told that its time is over at a moment, milliseconds since 1970, when the log of its table had so many lines. */
export interface ToldTime {
  readonly seq: number;
  readonly seat: number;
  readonly until: number;
}

const CHANGING = ['create', 'sit', 'salt', 'turn', 'plan', 'unplan'];

/** Everything that was ever asked for, by the ids of requests, and what was acknowledged of it; and what was told of clocks. */
export class Ledger {
  private readonly requests = new Map<string, Sent>();
  private readonly times = new Map<string, ToldTime[]>();
  /** By player, how far they have heard of tables on the present socket. */
  private readonly heardOf = new Map<string, Map<string, number>>();

  /** A player has another socket, on which they may have missed something. */
  opened(player: string): void {
    this.heardOf.set(player, new Map());
  }

  sent(player: string, text: string): void {
    const request: Request = JSON.parse(text);
    if (CHANGING.includes(request.do) && !this.requests.has(request.id))
      this.requests.set(request.id, { player, request, isAnswered: false, isAcknowledged: false });
  }

  /** Everything that a server sends is written down before a client hears of it. */
  heard(player: string, text: string): void {
    const message: FromServer = JSON.parse(text);
    if ('news' in message) this.told(player, message.news);
    else if ('whole' in message) this.told(player, message.whole);
    else if ('ok' in message && isTold(message.ok)) this.told(player, message.ok);
    else if ('ok' in message || 'error' in message) this.answered(player, message);
  }

  private answered(player: string, answer: Answer): void {
    const sent = this.requests.get(answer.id ?? '');
    // What a server cannot do now is sent again.
    if (sent === undefined || ('error' in answer && answer.error.code === 'unavailable')) return;
    sent.isAnswered = true;
    if (!('ok' in answer) || 'stale' in answer.ok) return;
    sent.isAcknowledged = true;
    if ('table' in sent.request) sent.heardOf = this.heardOf.get(player)?.get(sent.request.table);
  }

  private told(player: string, { table, seq, clocks }: Told): void {
    this.heardOf.get(player)?.set(table, seq);
    if (clocks?.runs === undefined) return;
    const { runs: seat, left, startsIn = 0 } = clocks;
    // With nothing left, nobody can know how much of the grace is.
    if (left[seat] === 0) return;
    const times = this.times.get(table) ?? [];
    this.times.set(table, [...times, { seq, seat, until: Date.now() + startsIn + left[seat] }]);
  }

  get acknowledged(): readonly Sent[] {
    return [...this.requests.values()].filter(({ isAcknowledged }) => isAcknowledged);
  }

  /** All turns that were sent, whether they were answered or not. */
  get turns(): readonly RequestTo<'turn'>[] {
    return [...this.requests.values()].flatMap(({ request }) => (request.do === 'turn' ? [request] : []));
  }

  /** All that was planned for a seat, or called off, in the order in which it was sent. */
  plansOf(table: string, seat: number): readonly Sent[] {
    return [...this.requests.values()].filter(
      ({ request }) =>
        (request.do === 'plan' || request.do === 'unplan') && request.table === table && request.seat === seat,
    );
  }

  timesOf(table: string): readonly ToldTime[] {
    return this.times.get(table) ?? [];
  }
}

type Told = Pick<WholeTable, 'table' | 'seq' | 'clocks'>;

const isTold = (answer: object): answer is Told => 'seq' in answer;
