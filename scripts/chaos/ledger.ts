import type { FromServer, Request, RequestTo } from '@interregnum/protocol';

/** A request that a client has sent, and whether the server has said that it is done. */
export interface Sent {
  readonly player: string;
  readonly request: Request;
  isAcknowledged: boolean;
}

const CHANGING = ['create', 'sit', 'salt', 'turn'];

/** Everything that was ever asked for, by the ids of requests, and what was acknowledged of it. */
export class Ledger {
  private readonly requests = new Map<string, Sent>();

  sent(player: string, text: string): void {
    const request: Request = JSON.parse(text);
    if (CHANGING.includes(request.do) && !this.requests.has(request.id))
      this.requests.set(request.id, { player, request, isAcknowledged: false });
  }

  /** Everything that a server sends is written down before a client hears of it. */
  heard(text: string): void {
    const message: FromServer = JSON.parse(text);
    if (!('ok' in message) || 'stale' in message.ok) return;
    const sent = this.requests.get(message.id);
    if (sent !== undefined) sent.isAcknowledged = true;
  }

  get acknowledged(): readonly Sent[] {
    return [...this.requests.values()].filter(({ isAcknowledged }) => isAcknowledged);
  }

  /** All turns that were sent, whether they were answered or not. */
  get turns(): readonly RequestTo<'turn'>[] {
    return [...this.requests.values()].flatMap(({ request }) => (request.do === 'turn' ? [request] : []));
  }
}
