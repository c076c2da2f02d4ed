import { type Hex, hexOf, type Start } from '@interregnum/record';
import { hashOfSalt } from '../salt-hash.ts';
import type { KeptDeal } from './check-deal.ts';
import type { ClientPorts, KeyValueStorage } from './ports.ts';

/**
 * What a device keeps of deals, and until when:
 *
 * - `salt HASH`, a salt by its hash, from before it is promised to a server until the match has begun, the seat is given up, or
 *   another salt takes its place. From the first glance at all hashes on it stands in the deal as well.
 * - `deal TABLE`, what was told before the own salts went out (KeptDeal), until the deal was found to be fair after the end.
 *   Then the hash of the match's start takes its place: all that was kept has been compared with that very start, so whoever
 *   checks once more needs nothing else.
 * - Nothing of a table that was withdrawn, has expired or is not for this player any more.
 * - What is left over, because a page was closed in between or a table was never opened again, goes by age: `forgetOldDeals`.
 */

/** What is left of a deal that was found to be fair: the hash of how its match began. */
export interface CheckedDeal {
  readonly checked: Hex;
}

const SALT = 'salt ';
const DEAL = 'deal ';
const DAY = 24 * 60 * 60 * 1000;
/** Tables that have not begun go after a week, and cookies after 400 days: then nobody can ask for these any more. */
const LIVES = [
  [SALT, 30 * DAY],
  [DEAL, 400 * DAY],
] as const;

/** Salts and deals of this device: no other device knows its salts until all hashes are told. */
export class KeptDeals {
  private readonly ports: Pick<ClientPorts, 'randomBytes' | 'sha256' | 'storage'>;

  constructor(ports: Pick<ClientPorts, 'randomBytes' | 'sha256' | 'storage'>) {
    this.ports = ports;
  }

  /** The hash of a new salt, which is kept. */
  async makeSalt(): Promise<Hex> {
    const salt = hexOf(this.ports.randomBytes(32));
    const hash = hashOfSalt(salt, this.ports.sha256);
    await this.ports.storage.set(SALT + hash, salt);
    return hash;
  }

  async makeSalts(count: number): Promise<Hex[]> {
    return Promise.all(Array.from({ length: count }, () => this.makeSalt()));
  }

  /** The salt of a hash; undefined if it was not made here. */
  async saltOf(hash: Hex): Promise<Hex | undefined> {
    return this.ports.storage.get(SALT + hash);
  }

  async forgetSalts(hashes: Iterable<Hex>): Promise<void> {
    for (const hash of hashes) await this.ports.storage.delete(SALT + hash);
  }

  async keepDeal(table: string, deal: KeptDeal): Promise<void> {
    await this.ports.storage.set(DEAL + table, JSON.stringify(deal));
  }

  async dealOf(table: string): Promise<KeptDeal | CheckedDeal | undefined> {
    const text = await this.ports.storage.get(DEAL + table);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The deal of a table was found to be fair, and led to this start. */
  async keepChecked(table: string, start: Start): Promise<void> {
    const checked: CheckedDeal = { checked: this.hashOfStart(start) };
    await this.ports.storage.set(DEAL + table, JSON.stringify(checked));
  }

  hashOfStart(start: Start): Hex {
    return hexOf(this.ports.sha256(new TextEncoder().encode(JSON.stringify(start))));
  }

  async forgetDeal(table: string): Promise<void> {
    await this.ports.storage.delete(DEAL + table);
  }
}

/** When something was first found, by its key. */
const SINCE = 'since ';

/** Forgets what has been kept for too long. What is found for the first time is given a date. */
export async function forgetOldDeals(storage: KeyValueStorage, now: number): Promise<void> {
  const keys = await storage.keys();
  for (const [kind, life] of LIVES)
    for (const key of keys.filter((each) => each.startsWith(kind))) {
      const since = await storage.get(SINCE + key);
      if (since === undefined) await storage.set(SINCE + key, String(now));
      else if (Number(since) < now - life) await storage.delete(key);
    }
  const left = new Set(await storage.keys());
  for (const key of left) if (key.startsWith(SINCE) && !left.has(key.slice(SINCE.length))) await storage.delete(key);
}
