import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@interregnum/bots';
import { newLog, readSettings, startServer } from '@interregnum/server/online';

/** A server of tables, as `interregnum serve` starts it, for tests that cannot wait. */
export interface OnlineServer {
  readonly address: string;
  close(): Promise<void>;
}

/** What a server waits for people's sake: here it does not. */
const HURRIED = { startDelay: 10, botDelays: Object.fromEntries(LEVELS.map((level) => [level, 1])) };

export async function onlineServer(): Promise<OnlineServer> {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-'));
  const files = join(data, 'web');
  mkdirSync(files);
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    LOG: 'off',
    LIMIT_MESSAGES_PER_SECOND: '10000',
    LIMIT_MESSAGES_AT_ONCE: '10000',
  });
  const server = await startServer(settings, files, newLog(settings.log), HURRIED as never);
  if (server === undefined) throw new Error('no port is free');
  return {
    address: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}
