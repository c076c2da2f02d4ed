import type { TurnNotice } from '@interregnum/protocol';
import type { Loaded } from '../loading.ts';
import { dueTurn } from '../plans/due-turn.ts';
import type { Ports } from '../ports.ts';
import type { HostSettings } from '../settings.ts';
import { personToAct, type Table } from '../table.ts';
import type { PlayerSessions } from './player-sessions.ts';
import { PushNotices } from './push-notices.ts';

/** Who has to act; nobody where that is done by what they have planned. */
const awaited = ({ table, plans }: Loaded): string | undefined =>
  dueTurn(table, plans) === undefined ? personToAct(table) : undefined;

/** Tells players that it has become their turn at a table that is not before them. Nothing else of a match is said. */
export class TurnNotices {
  private readonly sessions: PlayerSessions;
  private readonly push: PushNotices;

  constructor(ports: Ports, settings: HostSettings, sessions: PlayerSessions) {
    this.sessions = sessions;
    this.push = new PushNotices(ports, settings, (player, table) => this.isBefore(player, table));
  }

  /** A change was stored and told. Whose turn it is everybody at the table knows by now. */
  told(before: Loaded, after: Loaded): void {
    const [was, is] = [awaited(before), awaited(after)];
    if (was === is) return;
    if (was !== undefined) this.end(was, after.table);
    if (is !== undefined) this.begin(is, after.table);
  }

  private begin(player: string, { id, made: { game } }: Table): void {
    const isSeen = this.isBefore(player, id);
    this.tell(player, { table: id, game, isYours: true, ...(isSeen && { isSeen }) });
    if (!isSeen) this.push.begin(player, id, game);
  }

  private end(player: string, { id, made: { game } }: Table): void {
    this.tell(player, { table: id, game, isYours: false });
    this.push.end(player, id);
  }

  /** Whether a player has a table open and visible. */
  private isBefore(player: string, table: string): boolean {
    for (const session of this.sessions.of(player)) if (session.shows(table)) return true;
    return false;
  }

  private tell(player: string, notice: TurnNotice): void {
    for (const session of this.sessions.of(player)) session.tellTurn(notice);
  }

  close(): void {
    this.push.close();
  }
}
