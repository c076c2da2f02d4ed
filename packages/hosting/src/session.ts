import { type Answer, type NoticeTold, PROTOCOL, type RequestTo, readRequest } from '@interregnum/protocol';
import type { Hex } from '@interregnum/record';
import type { Caller } from './caller.ts';
import type { Ports } from './ports.ts';
import type { RequestHandler } from './request-handler.ts';

/** One socket of a player: requests come, answers and news are sent. It never throws, whatever comes. */
export class Session implements Caller {
  readonly player: string;
  layouts: Readonly<Record<string, Hex>> = {};
  private readonly toClient: (text: string) => void;
  private readonly requests: RequestHandler;
  private readonly note: Ports['note'];
  private readonly closed: () => void;
  /** How to stop watching, by table. */
  private readonly watched = new Map<string, () => void>();
  /** Whether somebody can see the page; undefined as long as the client does not say. */
  private isVisible: boolean | undefined;
  private isWelcome = false;
  private isClosed = false;

  constructor(
    player: string,
    send: (text: string) => void,
    requests: RequestHandler,
    note: Ports['note'],
    closed: () => void,
  ) {
    this.player = player;
    this.toClient = send;
    this.requests = requests;
    this.note = note;
    this.closed = closed;
  }

  /** Works on a message; done once it is answered. */
  async receive(text: string): Promise<void> {
    if (this.isClosed) return;
    const read = readRequest(text);
    if ('error' in read) return this.answer(read);
    const { request } = read;
    if (request.do === 'hello') this.greet(request);
    else if (!this.isWelcome) return this.answer({ id: request.id, error: { code: 'no-hello' } });
    try {
      await this.requests.answer(this, request, (answer) => this.answer(answer));
    } catch {
      this.note('fault', { request: request.do });
      this.answer({ id: request.id, error: { code: 'unavailable' } });
    }
  }

  readonly send = (text: string): void => {
    if (this.isClosed) return;
    try {
      this.toClient(text);
    } catch {
      this.note('send-failed');
    }
  };

  /** A table is watched here from now on. */
  watches(table: string, leave: () => void): void {
    this.unwatch(table);
    if (this.isClosed) leave();
    else this.watched.set(table, leave);
  }

  unwatch(table: string): void {
    this.watched.get(table)?.();
    this.watched.delete(table);
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
  }

  /** Whether a table is before the player here. A client that does not say whether it can be seen is believed to be. */
  shows(table: string): boolean {
    return this.isVisible !== false && this.watched.has(table);
  }

  /** Tells of a table that is not watched here, if the client has said that it minds. */
  tellNotice(notice: NoticeTold): void {
    if (this.isVisible !== undefined && !this.watched.has(notice.table)) this.send(JSON.stringify({ notice }));
  }

  close(): void {
    this.isClosed = true;
    for (const table of [...this.watched.keys()]) this.unwatch(table);
    this.closed();
  }

  /** Hello comes first, and may come again with other layouts. One of another protocol is refused with its answer. */
  private greet({ protocol, layouts = {} }: RequestTo<'hello'>): void {
    if (protocol !== PROTOCOL) return;
    this.isWelcome = true;
    this.layouts = layouts;
  }

  private answer(answer: Answer): void {
    this.send(JSON.stringify(answer));
  }
}
