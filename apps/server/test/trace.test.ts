import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokensOf } from '@interregnum/record';
import { afterAll, expect, test } from 'vitest';
import { Ledger } from '../../../scripts/chaos/ledger.ts';
import { Load } from '../../../scripts/chaos/load.ts';
import { readLogs, type TableLog } from '../../../scripts/chaos/logs.ts';
import { ServerProcess } from '../../../scripts/chaos/server-process.ts';
import { type Call, readTrace } from './trace.ts';

const folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CALLS = 'trace=write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync';
const canTrace = spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0;
if (!canTrace)
  console.warn('Skipped: strace is missing, or may not watch other processes here (apt-get install strace).');

const isSync = ({ name, args, result }: Call): boolean =>
  /^f(data)?sync$/.test(name) && args.includes('interregnum.db-wal') && result.startsWith('0');
const isWritten = ({ name, args }: Call, hash: string): boolean =>
  name === 'pwrite64' && args.includes('interregnum.db-wal') && args.includes(hash);
const isAnswered = ({ name, args }: Call, id: string): boolean =>
  /^(write|writev|sendto|sendmsg)$/.test(name) && args.includes(`{\\"id\\":\\"${id}\\",\\"ok\\"`);

/** By what each stored turn was made on, the hash of its line, which is like no other. */
function hashesOfTurns(log: TableLog): Map<string, string> {
  const tokens = log.record === undefined ? [] : tokensOf(log.record);
  return new Map(tokens.slice(1).map((hash, at) => [tokens[at], hash]));
}

test.skipIf(!canTrace)(
  'what is acknowledged was synced to the disk before the acknowledgement was written',
  async () => {
    const file = join(folder, 'trace');
    const strace = ['strace', '-f', '-y', '-s', '5000', '-e', CALLS, '-o', file];
    const server = new ServerProcess(join(folder, 'data'), strace);
    const ledger = new Ledger();
    const load = new Load('trace');
    await server.start();
    await load.begin(1, server, ledger);
    await expect
      .poll(() => ledger.acknowledged.filter(({ request }) => request.do === 'turn').length, { timeout: 60_000 })
      .toBeGreaterThan(8);
    await load.end();
    load.leave();
    expect(await server.stop()).toBe(0);
    const calls = readTrace(file);
    const logs = readLogs(join(folder, 'data', 'interregnum.db'));
    const turns = ledger.acknowledged.flatMap(({ request }) => (request.do === 'turn' ? [request] : []));
    expect(turns.length).toBeGreaterThan(8);
    for (const { id, table, token } of turns) {
      const log = logs.get(table);
      const hash = log && hashesOfTurns(log).get(token);
      const written = calls.findIndex((call) => isWritten(call, hash ?? 'nothing'));
      const synced = calls.findIndex((call, at) => at > written && isSync(call));
      const answered = calls.findIndex((call) => isAnswered(call, id));
      expect(written, 'the line was written').toBeGreaterThan(0);
      expect(synced, 'then synced').toBeGreaterThan(written);
      expect(answered, 'then acknowledged').toBeGreaterThan(synced);
    }
  },
);
