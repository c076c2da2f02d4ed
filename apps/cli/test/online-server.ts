import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@interregnum/bots';
import { newLog, readSettings, startServer } from '@interregnum/server/online';

/** A server of tables, as `interregnum serve` starts it, for tests that cannot wait. */
export interface OnlineServer {
  readonly address: string;
  /** Ends it and starts it anew, after something has happened in between. */
  restart(between: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** What a server waits for people's sake: here it does not. */
const HURRIED = { startDelay: 10, botDelays: Object.fromEntries(LEVELS.map((level) => [level, 1])) };

/** Starts one over a data folder; after a break at the port that it had. */
async function startOver(data: string, port: number) {
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA: data,
    LOG: 'off',
    LIMIT_MESSAGES_PER_SECOND: '10000',
    LIMIT_MESSAGES_AT_ONCE: '10000',
  });
  const server = await startServer(settings, join(data, 'web'), newLog(settings.log), { hosting: HURRIED as never });
  if (server === undefined) throw new Error('no port is free');
  return server;
}

export async function onlineServer(): Promise<OnlineServer> {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-'));
  mkdirSync(join(data, 'web'));
  let server = await startOver(data, 0);
  const { port } = server;
  return {
    address: `http://127.0.0.1:${port}`,
    restart: async (between) => {
      await server.close();
      await between();
      server = await startOver(data, port);
    },
    close: async () => {
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}
