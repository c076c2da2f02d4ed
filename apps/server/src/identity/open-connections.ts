import type { Bearer } from './identities.ts';

interface OpenConnection extends Bearer {
  readonly end: () => void;
}

/** Whatever is open for players at this moment, sockets and questions for news, so that it can be ended. */
export class OpenConnections {
  private readonly byPlayer = new Map<string, Set<OpenConnection>>();

  /** Something was opened; `end` ends it. Returns what has to be called once it is closed. */
  add({ player, device }: Bearer, end: () => void): () => void {
    const connection = { player, device, end };
    const open = this.byPlayer.get(player) ?? new Set();
    this.byPlayer.set(player, open.add(connection));
    return () => {
      open.delete(connection);
      if (open.size === 0 && this.byPlayer.get(player) === open) this.byPlayer.delete(player);
    };
  }

  /** Ends all of a player, or of one of their devices. */
  end(player: string, device?: string): void {
    for (const connection of [...(this.byPlayer.get(player) ?? [])])
      if (device === undefined || connection.device === device) connection.end();
  }
}
