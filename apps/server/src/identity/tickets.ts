import { createHash, randomBytes } from 'node:crypto';
import { type Clock, Conflict, type Row, type Store } from '@interregnum/hosting';
import type { Bearer } from './identities.ts';
import { deleteOldTickets, putTicket, selectTicket, spendTicket } from './statements.ts';

/** What a ticket is for, and for how many milliseconds. */
const PURPOSES = { link: 10 * 60_000, 'new-passkey': 5 * 60_000, passkey: 5 * 60_000 } as const;
type Purpose = keyof typeof PURPOSES;

/** What can be used once: whoever has the token, within its time. The store has digests alone. */
export class Tickets {
  private readonly store: Store;
  private readonly clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  /** A new token, that of a link unless one is given. Earlier ones of the same device for the same purpose are worth nothing. */
  async issue(
    purpose: Purpose,
    bearer: Bearer,
    token = randomBytes(16).toString('base64url'),
  ): Promise<{ readonly token: string; readonly until: number }> {
    const now = this.clock.now();
    const until = now + PURPOSES[purpose];
    await this.store.transaction([deleteOldTickets(now), ...putTicket(digestOf(token), purpose, bearer, until)]);
    return { token, until };
  }

  /** Who has issued it; undefined if it is spent, too old or none at all. Nothing changes. */
  async look(purpose: Purpose, token: string): Promise<Bearer | undefined> {
    const [[row]] = await this.store.transaction([selectTicket(digestOf(token), purpose, this.clock.now())]);
    return row && bearerIn(row);
  }

  /** The same, once: of all who try at the same moment one is told. */
  async spend(purpose: Purpose, token: string): Promise<Bearer | undefined> {
    try {
      const [[row]] = await this.store.transaction([spendTicket(digestOf(token), purpose, this.clock.now())]);
      return bearerIn(row);
    } catch (problem) {
      if (problem instanceof Conflict) return undefined;
      throw problem;
    }
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const bearerIn = ({ player, device }: Row): Bearer => ({ player: String(player), device: String(device) });
