import type { RequestError } from '../errors.ts';
import type { News, WholeTable } from '../told-tables.ts';
import type { Connection, Watcher } from './connection.ts';
import { RequestFailed } from './failures.ts';

/** Receives what the server tells of a table; `takeWhole` and `takeNews` say whether they could read it. */
export interface TableReceiver {
  takeWhole(whole: WholeTable): boolean;
  takeNews(news: News): boolean;
  refused(error: RequestError): void;
}

/**
 * Watches a table: knows how much of its log has been told, drops what comes twice, and asks for what is missing. What
 * could not be taken in is asked for as a whole.
 */
export class TableWatch implements Watcher {
  readonly id: string;
  private readonly connection: Connection;
  /** Of the link that led here. */
  private readonly token: string | undefined;
  private readonly receiver: TableReceiver;
  private readonly detach: () => boolean;
  /** How far the log of the table is known. */
  private known: { readonly seq: number; readonly hash?: string } | undefined;
  /** Whether the server was asked what is new, and whether that has to be asked once more. */
  private asking: 'no' | 'asked' | 'again' = 'no';
  private isClosed = false;

  constructor(connection: Connection, id: string, token: string | undefined, receiver: TableReceiver) {
    this.connection = connection;
    this.id = id;
    this.token = token;
    this.receiver = receiver;
    this.detach = connection.attach(this);
  }

  /** Whether something is known to be missing, or may be because there is no connection. */
  get isBehind(): boolean {
    return this.known === undefined || this.asking !== 'no' || this.connection.state !== 'open';
  }

  get seq(): number | undefined {
    return this.known?.seq;
  }

  connected(): void {
    this.asking = 'no';
    this.ask();
  }

  check(): void {
    if (this.asking === 'no') this.ask();
  }

  /** Asks what is new since what is known; for everything where nothing is. */
  ask(): void {
    if (this.isClosed || this.connection.state !== 'open') return;
    if (this.asking !== 'no') {
      this.asking = 'again';
      return;
    }
    this.asking = 'asked';
    const { token, known } = this;
    this.connection.askOnce(
      'watch',
      { table: this.id, ...(token !== undefined && { token }), ...(known && { known }) },
      (answer) => this.answered(() => ('after' in answer ? this.news(answer) : this.take(answer))),
      (problem) => {
        if (problem instanceof RequestFailed) this.answered(() => this.receiver.refused(problem.error));
      },
    );
  }

  askForAll(): void {
    this.known = undefined;
    this.ask();
  }

  private answered(act: () => void): void {
    const isAgain = this.asking === 'again';
    this.asking = 'no';
    if (!this.isClosed) act();
    if (isAgain) this.ask();
  }

  news(news: News): void {
    const { known } = this;
    // Before anything is known, everything is on its way.
    if (known === undefined || this.isClosed) return;
    const isOld = news.seq < known.seq || (news.seq === known.seq && news.after < news.seq);
    if (isOld) return;
    if (news.after !== known.seq) this.ask();
    else if (this.receiver.takeNews(news)) this.know(news);
    else this.askForAll();
  }

  /** Everything was sent without being asked for. */
  whole(whole: WholeTable): void {
    const isOld = this.known !== undefined && whole.seq < this.known.seq && whole.isOther !== true;
    if (!isOld && !this.isClosed) this.take(whole);
  }

  private take(whole: WholeTable): void {
    this.known = undefined;
    if (this.receiver.takeWhole(whole)) this.know(whole);
  }

  private know({ seq, hash = this.known?.hash }: { readonly seq: number; readonly hash?: string }): void {
    this.known = { seq, ...(hash !== undefined && { hash }) };
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (this.detach() && this.connection.state === 'open')
      this.connection.askOnce('unwatch', { table: this.id }, () => {});
  }
}
