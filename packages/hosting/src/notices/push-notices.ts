import type { Notice } from '@interregnum/protocol';
import type { Ports, Push, Row, Statement } from '../ports.ts';
import type { HostSettings } from '../settings.ts';
import { countFailure, deleteSubscription, forgetFailures, selectSubscriptions } from './statements.ts';

/** What a player is told, by table: the last thing of each. */
type Notices = Map<string, Notice>;

/** Tables that are told at once, as many as a message has room for; whoever has more finds them in their list. */
const MOST = 10;

/**
 * Tells devices on which no page is open what their player is to know: all of a short while in one message, after that while,
 * whatever is played. A table never waits for it, and what is lost by a restart is not sent again.
 */
export class PushNotices {
  private readonly ports: Ports;
  private readonly settings: HostSettings;
  private readonly isBefore: (player: string, table: string) => boolean;
  private readonly collected = new Map<string, { readonly notices: Notices; readonly cancel: () => void }>();

  constructor(ports: Ports, settings: HostSettings, isBefore: (player: string, table: string) => boolean) {
    this.ports = ports;
    this.settings = settings;
    this.isBefore = isBefore;
  }

  add(player: string, notice: Notice): void {
    const { push, clock } = this.ports;
    if (push === undefined) return;
    const known = this.collected.get(player);
    if (known !== undefined) known.notices.set(notice.table, notice);
    else {
      const cancel = clock.at(clock.now() + this.settings.noticeDelay, () => this.tell(push, player));
      this.collected.set(player, { notices: new Map([[notice.table, notice]]), cancel });
    }
  }

  /** A table does not wait any more: nothing need be said of that. */
  end(player: string, table: string): void {
    this.collected.get(player)?.notices.delete(table);
  }

  private tell(push: Push, player: string): void {
    const notices = this.collected.get(player)?.notices ?? new Map();
    this.collected.delete(player);
    for (const table of notices.keys()) if (this.isBefore(player, table)) notices.delete(table);
    if (notices.size > 0) this.send(push, player, notices).catch(() => this.ports.note('store-failed'));
  }

  private async send(push: Push, player: string, notices: Notices): Promise<void> {
    const [rows] = await this.ports.store.transaction([selectSubscriptions(player)]);
    await Promise.all(rows.map((row) => this.sendTo(push, player, row, notices)));
  }

  private async sendTo(push: Push, player: string, row: Row, notices: Notices): Promise<void> {
    const wanted = wantedOf(row, notices).slice(0, MOST);
    if (wanted.length === 0) return;
    const endpoint = String(row.endpoint);
    const device = { endpoint, p256dh: String(row.p256dh), auth: String(row.auth) };
    const result = await push.send(device, JSON.stringify({ notices: wanted }));
    this.ports.note(`push-${result}`);
    const learnt: readonly Statement[] =
      result === 'gone'
        ? [deleteSubscription(player, endpoint)]
        : result === 'failed'
          ? countFailure(endpoint, this.settings.pushFailures)
          : result === 'sent' && row.failures !== 0
            ? [forgetFailures(endpoint)]
            : [];
    if (learnt.length > 0) await this.ports.store.transaction(learnt);
  }

  close(): void {
    for (const { cancel } of this.collected.values()) cancel();
    this.collected.clear();
  }
}

/** Of which tables a device wants to be told. */
function wantedOf({ all_tables: all, tables }: Row, notices: Notices): Notice[] {
  const otherwise: Readonly<Record<string, boolean>> = JSON.parse(String(tables));
  const isWanted = (table: string): boolean => (Object.hasOwn(otherwise, table) ? otherwise[table] : Number(all) === 1);
  return [...notices.values()].filter(({ table }) => isWanted(table));
}
