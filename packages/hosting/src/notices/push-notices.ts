import type { Ports, Push, Row, Statement } from '../ports.ts';
import type { HostSettings } from '../settings.ts';
import { countFailure, deleteSubscription, forgetFailures, selectSubscriptions } from './statements.ts';

/** A player's turns, by table: what is played there. */
type Turns = Map<string, string>;

/** Turns that are told at once; whoever has more finds them in their list. */
const MOST = 20;

/**
 * Tells devices on which no page is open that it is their player's turn: all turns of a short while in one message, after that
 * while, whatever is played. A table never waits for it, and what is lost by a restart is not sent again.
 */
export class PushNotices {
  private readonly ports: Ports;
  private readonly settings: HostSettings;
  private readonly isBefore: (player: string, table: string) => boolean;
  private readonly collected = new Map<string, { readonly turns: Turns; readonly cancel: () => void }>();

  constructor(ports: Ports, settings: HostSettings, isBefore: (player: string, table: string) => boolean) {
    this.ports = ports;
    this.settings = settings;
    this.isBefore = isBefore;
  }

  begin(player: string, table: string, game: string): void {
    const { push, clock } = this.ports;
    if (push === undefined) return;
    const known = this.collected.get(player);
    if (known !== undefined) known.turns.set(table, game);
    else {
      const cancel = clock.at(clock.now() + this.settings.noticeDelay, () => this.tell(push, player));
      this.collected.set(player, { turns: new Map([[table, game]]), cancel });
    }
  }

  /** The turn is over: nothing need be said of it any more. */
  end(player: string, table: string): void {
    this.collected.get(player)?.turns.delete(table);
  }

  private tell(push: Push, player: string): void {
    const turns = this.collected.get(player)?.turns ?? new Map();
    this.collected.delete(player);
    for (const table of turns.keys()) if (this.isBefore(player, table)) turns.delete(table);
    if (turns.size > 0) this.send(push, player, turns).catch(() => this.ports.note('store-failed'));
  }

  private async send(push: Push, player: string, turns: Turns): Promise<void> {
    const [rows] = await this.ports.store.transaction([selectSubscriptions(player)]);
    await Promise.all(rows.map((row) => this.sendTo(push, player, row, turns)));
  }

  private async sendTo(push: Push, player: string, row: Row, turns: Turns): Promise<void> {
    const wanted = wantedOf(row, turns).slice(0, MOST);
    if (wanted.length === 0) return;
    const endpoint = String(row.endpoint);
    const device = { endpoint, p256dh: String(row.p256dh), auth: String(row.auth) };
    const result = await push.send(device, JSON.stringify({ turns: wanted }));
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

/** Of which turns a device wants to be told. */
function wantedOf({ all_tables: all, tables }: Row, turns: Turns): { readonly table: string; readonly game: string }[] {
  const otherwise: Readonly<Record<string, boolean>> = JSON.parse(String(tables));
  const isWanted = (table: string): boolean => (Object.hasOwn(otherwise, table) ? otherwise[table] : Number(all) === 1);
  return [...turns].filter(([table]) => isWanted(table)).map(([table, game]) => ({ table, game }));
}
