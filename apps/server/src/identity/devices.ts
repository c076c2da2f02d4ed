import { type Clock, Conflict, deleteSubscriptions, type Store } from '@interregnum/hosting';
import { DAY, dayOf } from './day.ts';
import { deviceNameOf } from './device-name.ts';
import type { Bearer } from './identities.ts';
import {
  deleteOldDevices,
  deleteProofs,
  noteDevice,
  putDevice,
  retireDevice,
  revokeDevice,
  revokeDevices,
  selectDevices,
  selectRevoked,
} from './statements.ts';

/** Days after which a device that was not seen is forgotten. */
const LIFE = 400;
/** Milliseconds after which it is asked again whether a visit is to be written down: the guest may have sat down meanwhile. */
const AGAIN = 60_000;
/** Milliseconds for which a browser whose secret was replaced may still send the old one. */
const LATE = 60_000;
/** So many visits are remembered at most. */
const REMEMBERED = 100_000;

/** A device in the list of its player. */
export interface Device {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  /** Days since 1970. */
  readonly seenDay: number;
}

/** The devices of all players. Which are revoked is known without asking the store: every request has to be checked. */
export class Devices {
  private readonly store: Store;
  private readonly clock: Clock;
  /** When each was revoked, as far as that matters. */
  private readonly revoked: Map<string, number>;
  /** When a visit of each device need be noted next. */
  private readonly dueAt = new Map<string, number>();

  /** Use `open`. */
  private constructor(store: Store, clock: Clock, revoked: Map<string, number>) {
    this.store = store;
    this.clock = clock;
    this.revoked = revoked;
  }

  static async open(store: Store, clock: Clock): Promise<Devices> {
    const [rows] = await store.transaction([selectRevoked, deleteOldDevices(dayOf(clock) - LIFE)]);
    return new Devices(store, clock, new Map(rows.map(({ id }) => [String(id), 0])));
  }

  isRevoked({ device }: Bearer): boolean {
    return this.revoked.has(device);
  }

  /** Whether it was revoked a moment ago: what is under way may still bring its secret, in place of the one that is good. */
  isLate({ device }: Bearer): boolean {
    return this.clock.now() - (this.revoked.get(device) ?? 0) < LATE;
  }

  /** A device was used. It does not matter if that cannot be stored. */
  noteVisit(bearer: Bearer, userAgent: string | undefined): void {
    const now = this.clock.now();
    if ((this.dueAt.get(bearer.device) ?? 0) > now) return;
    if (this.dueAt.size >= REMEMBERED) this.dueAt.clear();
    this.dueAt.set(bearer.device, now + AGAIN);
    this.note(bearer, userAgent).catch(() => {});
  }

  /** Writes a visit down, by day, and with what its browser calls itself. */
  async note(bearer: Bearer, userAgent: string | undefined): Promise<void> {
    const [rows] = await this.store.transaction([noteDevice(bearer, deviceNameOf(userAgent), dayOf(this.clock))]);
    if (rows.length > 0) this.dueAt.set(bearer.device, (dayOf(this.clock) + 1) * DAY);
  }

  /** Those of a player, the latest first. */
  async of(player: string): Promise<Device[]> {
    const [rows] = await this.store.transaction([selectDevices(player)]);
    return rows.map(({ id, browser, system, seen_day }) => ({
      id: String(id),
      browser: String(browser),
      system: String(system),
      seenDay: Number(seen_day),
    }));
  }

  /**
   * The secret of a device is not good any more; false if the player has no such device. Which of the player's devices get
   * push messages is not known by their secrets: none does, until its page asks for it again.
   */
  async revoke(bearer: Bearer): Promise<boolean> {
    try {
      await this.store.transaction([revokeDevice(bearer), deleteSubscriptions(bearer.player)]);
    } catch (problem) {
      if (problem instanceof Conflict) return false;
      throw problem;
    }
    this.revoked.set(bearer.device, this.clock.now());
    return true;
  }

  /** All devices of a player go, and whatever else proves to be that player: with the one that asks, which may not be listed. */
  async forget({ player, device }: Bearer): Promise<void> {
    const retired = retireDevice({ player: '', device });
    const [rows] = await this.store.transaction([revokeDevices(player), ...deleteProofs(player), retired]);
    for (const id of [...rows.map((row) => String(row.id)), device]) this.revoked.set(id, this.clock.now());
  }

  /** One device becomes another one, maybe of somebody else: from now on only the secret of the latter is good. */
  async replace(before: Bearer, after: Bearer, userAgent: string | undefined): Promise<void> {
    const put = putDevice(after, deviceNameOf(userAgent), dayOf(this.clock));
    await this.store.transaction([retireDevice(before), put]);
    this.revoked.set(before.device, this.clock.now());
  }
}
