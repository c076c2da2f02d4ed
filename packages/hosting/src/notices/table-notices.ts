import type { Notice, NoticeTold } from '@interregnum/protocol';
import type { Loaded } from '../loading.ts';
import type { Ports } from '../ports.ts';
import type { HostSettings } from '../settings.ts';
import type { Table } from '../table.ts';
import { happenedBetween } from './happenings.ts';
import type { PlayerSessions } from './player-sessions.ts';
import { PushNotices } from './push-notices.ts';
import { RecentNotices } from './recent-notices.ts';
import { waitingAt } from './waiting.ts';

/** Something that a player is told, and the player by whom it came. */
interface Cause extends Pick<Notice, 'what' | 'name'> {
  readonly by?: string;
}

/**
 * Tells players that a table which is not before them waits for them, or what has happened there. Nothing else of a match is said.
 */
export class TableNotices {
  private readonly sessions: PlayerSessions;
  private readonly push: PushNotices;
  private readonly recent: RecentNotices;

  constructor(ports: Ports, settings: HostSettings, sessions: PlayerSessions) {
    this.sessions = sessions;
    this.push = new PushNotices(ports, settings, (player, table) => this.isBefore(player, table));
    this.recent = new RecentNotices(ports.clock);
  }

  /** A change was stored and told; there was no table before one that is new. What follows everybody at the table knows by now. */
  told(before: Loaded | undefined, after: Loaded): void {
    const were = before === undefined ? new Map<string, Cause>() : waitingAt(before);
    const are: ReadonlyMap<string, Cause> = waitingAt(after);
    for (const player of were.keys()) if (!are.has(player)) this.end(player, after.table);
    for (const { player, ...happened } of before === undefined ? [] : happenedBetween(before, after))
      if (!are.has(player)) this.tell(player, after.table, happened);
    for (const [player, awaited] of are)
      if (were.get(player)?.what !== awaited.what) this.tell(player, after.table, awaited);
  }

  private tell(player: string, { id, made: { game } }: Table, { what, name, by }: Cause): void {
    const isSeen = this.isBefore(player, id) || (by !== undefined && !this.recent.isFirst(player, what, by));
    const notice: Notice = { table: id, game, what, ...(name !== undefined && { name }) };
    this.send(player, { ...notice, ...(isSeen && { isSeen }) });
    if (!isSeen) this.push.add(player, notice);
  }

  private end(player: string, { id, made: { game } }: Table): void {
    this.send(player, { table: id, game, what: 'nothing' });
    this.push.end(player, id);
  }

  /** Whether a player has a table open and visible. */
  private isBefore(player: string, table: string): boolean {
    for (const session of this.sessions.of(player)) if (session.shows(table)) return true;
    return false;
  }

  private send(player: string, notice: NoticeTold): void {
    for (const session of this.sessions.of(player)) session.tellNotice(notice);
  }

  close(): void {
    this.push.close();
  }
}
