import type { Session } from '../session.ts';

const NONE: ReadonlySet<Session> = new Set();

/** All sockets, found by the player whose they are. */
export class PlayerSessions {
  private readonly byPlayer = new Map<string, Set<Session>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(session: Session): void {
    const own = this.byPlayer.get(session.player) ?? new Set();
    this.byPlayer.set(session.player, own.add(session));
    this.count++;
  }

  delete(session: Session): void {
    const own = this.byPlayer.get(session.player);
    if (own?.delete(session) !== true) return;
    this.count--;
    if (own.size === 0) this.byPlayer.delete(session.player);
  }

  of(player: string): ReadonlySet<Session> {
    return this.byPlayer.get(player) ?? NONE;
  }

  *[Symbol.iterator](): Generator<Session> {
    for (const own of this.byPlayer.values()) yield* own;
  }
}
