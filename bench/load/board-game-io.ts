import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComparableMove, GAME } from './comparable-game.ts';
import { forEachOf, type Load, type Played } from './loads.ts';
import { MeasuredServer } from './measured-server.ts';

const SERVER = fileURLToPath(new URL('./servers/board-game-io.ts', import.meta.url));

/** Its lobby does not work with a later koa-compose. */
const LIBRARY = {
  private: true,
  dependencies: { 'boardgame.io': '0.50.2', 'koa-compose': '4.1.0' },
  overrides: { 'koa-compose': '4.1.0' },
};

/** As much of boardgame.io as is used here. */
interface Client {
  readonly moves: { play(...move: ComparableMove): void };
  start(): void;
  stop(): void;
  subscribe(act: (state: ClientState | null) => void): void;
}

interface ClientState {
  readonly G: { readonly hands: Readonly<Record<string, readonly number[]>> };
  readonly ctx: { readonly currentPlayer: string; readonly turn: number; readonly gameover?: unknown };
  readonly isConnected: boolean;
}

/** The library in a folder of its own; undefined if it cannot be had. It is no dependency of ours. */
export function fetchLibrary(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-load-library-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(LIBRARY));
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 180_000,
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Pairs who play the comparable game by boardgame.io's own client. */
export class TheirLoad implements Load {
  private readonly folder: string;
  private readonly port: number;
  private readonly pairs: TheirPair[];

  constructor(folder: string, { port }: MeasuredServer, pairs: number) {
    this.folder = folder;
    this.port = port;
    this.pairs = Array.from({ length: pairs }, () => new TheirPair());
  }

  static start(folder: string): Promise<MeasuredServer> {
    return MeasuredServer.start(SERVER, { LIBRARY: folder, NODE_ENV: 'production' });
  }

  async prepare(): Promise<void> {
    const library = createRequire(join(this.folder, 'package.json'));
    const { Client } = library('boardgame.io/client');
    const { SocketIO } = library('boardgame.io/multiplayer');
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${this.port}` });
    await forEachOf(this.pairs, async (pair) => {
      if (!pair.isOver) return;
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"numPlayers":2}' };
      const response = await fetch(`http://127.0.0.1:${this.port}/games/${GAME.name}/create`, init);
      const { matchID } = (await response.json()) as { readonly matchID: string };
      const join = async (playerID: string): Promise<Client> => {
        const body = JSON.stringify({ playerID, playerName: playerID });
        const joined = await fetch(`http://127.0.0.1:${this.port}/games/${GAME.name}/${matchID}/join`, {
          ...init,
          body,
        });
        const { playerCredentials: credentials } = (await joined.json()) as { readonly playerCredentials: string };
        return Client({ game: GAME, multiplayer, matchID, playerID, credentials, debug: false });
      };
      await pair.meet([await join('0'), await join('1')]);
    });
  }

  async play(seconds: number): Promise<Played> {
    const end = performance.now() + 1000 * seconds;
    const played: Played = [];
    await Promise.all(
      this.pairs.map(async (pair) => {
        while (!pair.isOver && performance.now() < end) played.push(await pair.takeTurn());
      }),
    );
    return played;
  }

  close(): void {
    for (const pair of this.pairs) pair.leave();
  }
}

/** Two clients at one match. */
class TheirPair {
  isOver = true;
  private clients: readonly Client[] = [];
  private readonly states: (ClientState | null)[] = [null, null];
  private told: () => void = () => {};

  /** Both have heard of the match. */
  async meet(clients: readonly Client[]): Promise<void> {
    this.leave();
    this.clients = clients;
    this.states.fill(null);
    for (const [player, client] of clients.entries()) {
      client.subscribe((state) => {
        this.states[player] = state;
        this.told();
      });
      client.start();
    }
    await this.until(() => this.states.every((state) => state?.isConnected === true));
    this.isOver = false;
  }

  /** A card at random positions; done when the opponent has heard of it: their own client shows it before the server does. */
  async takeTurn(): Promise<number> {
    const [state] = this.states;
    if (state === null) throw new Error('nobody has heard of the match');
    const mover = Number(state.ctx.currentPlayer);
    const { turn } = state.ctx;
    const [card] = state.G.hands[mover];
    const start = performance.now();
    const done = this.until(() =>
      this.states.every((each) => each !== null && (each.ctx.turn > turn || each.ctx.gameover)),
    );
    this.clients[mover].moves.play(card, turn % 8, (turn * 3 + 1) % 8);
    await done;
    this.isOver = this.states.some((each) => each?.ctx.gameover !== undefined);
    return performance.now() - start;
  }

  leave(): void {
    for (const client of this.clients) client.stop();
  }

  private until(isSo: () => unknown): Promise<void> {
    return new Promise((resolve) => {
      this.told = () => {
        if (isSo()) resolve();
      };
      this.told();
    });
  }
}
