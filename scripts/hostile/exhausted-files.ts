import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '../chaos/server-process.ts';
import { newPerson, openTables } from './test-tables.ts';
import { exchange, open } from './wire.ts';

/** Files that the server may open: a shell takes the rest away. */
const FILES = 200;
const LESS = ['sh', '-c', `ulimit -n ${FILES}; exec "$0" "$@"`];
const PAGE = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

/** Opens more connections than a server may have open files. Tells what it cannot do meanwhile, or afterwards. */
export async function exhaustFiles(): Promise<string[]> {
  if (process.platform === 'win32') return [];
  const data = mkdtempSync(join(tmpdir(), 'interregnum-scarce-'));
  mkdirSync(join(data, 'web'));
  writeFileSync(join(data, 'web', 'index.html'), '<!doctype html>');
  const server = new ServerProcess(data, LESS, {}, { hereFor: 2000 });
  try {
    await server.start();
    const people = await Promise.all([1, 2].map(() => newPerson(() => server.port)));
    const early = await open(server.port);
    const page = new Promise<string>((resolve) =>
      early.once('data', (bytes) => resolve(String(bytes))).once('close', () => resolve('')),
    );
    const crowd = await Promise.allSettled(Array.from({ length: 2 * FILES }, () => open(server.port)));
    early.write(PAGE);
    const isServed = (await page).startsWith('HTTP/1.1 200');
    for (const each of crowd) if (each.status === 'fulfilled') each.value.destroy();
    await sleep(200);
    const isBack = String((await exchange(server.port, PAGE, false)).bytes).startsWith('HTTP/1.1 200');
    await openTables(people);
    const isWell = (await server.stop()) === 0;
    return [
      ...(isServed ? [] : ['a server without files could not serve whom it had let in']),
      ...(isBack && isWell ? [] : ['a server without files did not recover']),
    ];
  } finally {
    await server.kill();
    rmSync(data, { recursive: true });
  }
}
