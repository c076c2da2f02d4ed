import type { Clock } from './ports.ts';
import { isFilled } from './requests/dealing.ts';
import type { HostSettings } from './settings.ts';
import { isByDays, type Table } from './table.ts';
import { type Watcher, Watchers } from './watchers.ts';

/** What a table does when presence changes. */
interface PresenceListener {
  /** A player has come or gone; the watcher who has just joined hears of it otherwise. */
  changed(player: string, except?: Watcher): void;
  /** All have been here for a moment: the deal begins. */
  begin(): void;
}

/** Who is at a table now, and when its match begins because all are, or need not be. */
export class Presence {
  readonly watchers = new Watchers();
  /** When salts are collected; undefined while a player is missing. */
  startsAt: number | undefined;
  private readonly clock: Clock;
  private readonly settings: HostSettings;
  private readonly table: PresenceListener;
  /** Players without a socket who made a request lately, and how to cancel that they go. */
  private readonly recentlySeen = new Map<string, () => void>();
  private cancelStartTimer: () => void = () => {};

  constructor(clock: Clock, settings: HostSettings, table: PresenceListener) {
    this.clock = clock;
    this.settings = settings;
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0 && this.recentlySeen.size === 0 && this.startsAt === undefined;
  }

  isHere(player: string): boolean {
    return this.watchers.has(player) || this.recentlySeen.has(player);
  }

  /** Whether all who have a seat are. */
  areAllHere({ seats }: Table): boolean {
    return seats.every(({ player }) => player === undefined || this.isHere(player));
  }

  /** A watcher is told of the table from now on. */
  join(watcher: Watcher): void {
    this.change(watcher.player, () => this.watchers.add(watcher), watcher);
  }

  leave(watcher: Watcher): void {
    this.change(watcher.player, () => this.watchers.delete(watcher));
  }

  /** A player without a socket made a request: they count as here for a while. */
  markPresent(player: string): void {
    this.change(player, () => {
      this.recentlySeen.get(player)?.();
      const go = (): void => this.change(player, () => this.recentlySeen.delete(player));
      this.recentlySeen.set(player, this.clock.at(this.clock.now() + this.settings.hereFor, go));
    });
  }

  private change(player: string, change: () => void, except?: Watcher): void {
    const wasHere = this.isHere(player);
    change();
    if (wasHere !== this.isHere(player)) this.table.changed(player, except);
  }

  /**
   * Sees whether all seats are filled and all people here: then salts are collected in a moment. Of people who have days for a turn each
   * brings theirs when they look in.
   */
  scheduleStart(table: Table): void {
    const isReady = isFilled(table) && (isByDays(table) || this.areAllHere(table));
    if (!isReady) this.cancelStart();
    if (!isReady || this.startsAt !== undefined) return;
    this.startsAt = this.clock.now() + this.settings.startDelay;
    this.cancelStartTimer = this.clock.at(this.startsAt, () => {
      this.startsAt = undefined;
      this.table.begin();
    });
  }

  cancelStart(): void {
    this.cancelStartTimer();
    this.startsAt = undefined;
  }

  close(): void {
    this.cancelStart();
    for (const cancel of this.recentlySeen.values()) cancel();
    this.recentlySeen.clear();
  }
}
