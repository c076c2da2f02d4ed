import type { Clock, Store } from '@interregnum/hosting';
import { Devices } from './devices.ts';
import { Identities } from './identities.ts';
import { identityKey } from './key.ts';
import { Passkeys } from './passkeys.ts';
import { countTables } from './statements.ts';
import { Tickets } from './tickets.ts';

/** All that is kept of players beside their tables. */
export class IdentityStore {
  readonly identities: Identities;
  readonly devices: Devices;
  readonly tickets: Tickets;
  readonly passkeys: Passkeys;
  private readonly store: Store;

  /** Use `open`. */
  private constructor(store: Store, clock: Clock, key: Buffer, devices: Devices) {
    this.store = store;
    this.identities = new Identities(key);
    this.devices = devices;
    this.tickets = new Tickets(store, clock);
    this.passkeys = new Passkeys({ store, clock, tickets: this.tickets });
  }

  static async open(store: Store, clock: Clock): Promise<IdentityStore> {
    return new IdentityStore(store, clock, await identityKey(store), await Devices.open(store, clock));
  }

  /** How many tables a player has. */
  async tablesOf(player: string): Promise<number> {
    const [[row]] = await this.store.transaction([countTables(player)]);
    return Number(row.tables);
  }
}
