import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OnlineServer, onlineServer } from './online-server.ts';

const CLIENT = fileURLToPath(new URL('../../../examples/online_client.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const python = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)('python3', [CLIENT, ...args])).stdout;

/** Tests the client in Python at a server, with some games. */
export function pythonPlays(games: readonly string[]): void {
  let server: OnlineServer;
  beforeAll(async () => {
    server = await onlineServer();
  });
  afterAll(() => server.close());

  describe.skipIf(!hasPython)('the client in Python', () => {
    test.each(games)('plays a whole match of %s against a bot, by HTTP alone', async (game) => {
      expect(await python(server.address, game)).toMatch(
        new RegExp(`^${game}: won by (?:(?:Python|page|the virtual player)(?:, )?)+\n$`),
      );
    });

    test('plays against whoever opens its link', async () => {
      const args = [CLIENT, server.address, 'claim', 'open'];
      const host = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const closed = once(host, 'close');
      const lines = createInterface(host.stdout)[Symbol.asyncIterator]();
      const { value: link = '' } = await lines.next();
      expect(await python(link)).toBe('claim: won by Python\n');
      expect((await lines.next()).value).toBe('claim: won by Python');
      await closed;
      expect(host.exitCode).toBe(0);
    });
  });
}
