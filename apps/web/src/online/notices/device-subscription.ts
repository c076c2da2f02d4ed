import type { Connection, RequestFields } from '@interregnum/protocol/client';
import type { Wishes } from './wishes.ts';

/** What is asked of a browser that can be told of turns while no page is open. */
export interface PushBrowser {
  canPush(): boolean;
  /** Undefined where the visitor wants to be told of nothing, or does not allow it. */
  wishes(): Wishes | undefined;
  language(): string;
  /** Agrees with the push service on messages of the server that has this key, in the language that is set. */
  subscribe(key: string): Promise<Pick<RequestFields<'subscribe'>, 'endpoint' | 'keys'> | undefined>;
  /** What was agreed on before. */
  known(): Promise<{ readonly endpoint: string; unsubscribe(): Promise<unknown> } | undefined>;
}

/** Has the server tell this device of turns while no page is open, as far as the visitor wants it. */
export class DeviceSubscription {
  private readonly connection: Pick<Connection, 'state' | 'welcome' | 'ask'>;
  private readonly browser: PushBrowser;
  /** What the server knows since this connection was opened. */
  private told: string | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(connection: Pick<Connection, 'state' | 'welcome' | 'ask'>, browser: PushBrowser) {
    this.connection = connection;
    this.browser = browser;
  }

  /** A connection was opened: the server is told again, and so knows that the device is still there. */
  renew(): void {
    this.told = undefined;
    this.update();
  }

  /** The visitor may have set something else, or the language. What cannot be agreed on now is tried again the next time. */
  update(): void {
    this.work = this.work.then(() => this.agree()).catch(() => {});
  }

  private async agree(): Promise<void> {
    const { connection, browser } = this;
    const key = connection.welcome?.push;
    if (connection.state !== 'open' || key === undefined || !browser.canPush()) return;
    const wishes = browser.wishes();
    const toTell = JSON.stringify([wishes, browser.language()]);
    if (toTell === this.told) return;
    if (wishes === undefined) await this.end();
    else await this.begin(key, wishes);
    this.told = toTell;
  }

  private async begin(key: string, wishes: Wishes): Promise<void> {
    const device = await this.browser.subscribe(key);
    if (device !== undefined) await this.connection.ask('subscribe', { ...device, ...wishes });
  }

  private async end(): Promise<void> {
    const known = await this.browser.known();
    if (known === undefined) return;
    await this.connection.ask('unsubscribe', { endpoint: known.endpoint });
    await known.unsubscribe();
  }
}
