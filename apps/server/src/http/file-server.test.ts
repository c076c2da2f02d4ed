import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTaken, listen, listenNearby } from '../network/listen.ts';
import { fileServer } from './file-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
const WORDS = '// words\n'.repeat(500);
let server: Server;
let address: string;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'service-worker.js'), '// version\n');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  const main = join(folder, 'assets', 'main-a1b2.js');
  writeFileSync(main, WORDS);
  writeFileSync(`${main}.br`, brotliCompressSync(WORDS));
  writeFileSync(`${main}.gz`, gzipSync(WORDS));
  writeFileSync(join(folder, '.build.json'), '{}');
  server = fileServer(folder);
  port = await listen(server, 0, 'localhost');
  address = `http://localhost:${port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('the page is asked for anew each time, and lets nothing from elsewhere in', async () => {
  const { status, headers } = await fetch(`${address}/`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the worker that keeps the app is asked for anew each time, and may be one; the manifest is known as such', async () => {
  const { headers } = await fetch(`${address}/service-worker.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  const manifest = await fetch(`${address}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(manifest.headers.get('content-security-policy')).toContain("manifest-src 'self'");
});

test.each(['br', 'gzip'])('what never changes is kept, and comes compressed as %s', async (encoding) => {
  const response = await fetch(`${address}/assets/main-a1b2.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
  expect(await response.text()).toBe(WORDS);
});

test('only files of the app are handed out', async () => {
  for (const path of ['/.build.json', '/missing.js', '/%2e%2e/package.json', '/table/x']) {
    expect((await fetch(address + path)).status, path).toBe(404);
  }
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test.each(['bytes=9-1', 'bytes=0-1', 'bytes=99999999-', 'bytes=-5', 'lines=1'])(
  'a file is handed out as a whole, whatever part of it is asked for: %s',
  async (range) => {
    const response = await fetch(`${address}/manifest.webmanifest`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  },
);

/** The files of the app that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)].filter((path) => path.startsWith(folder));
    } catch {
      return [];
    }
  });

test.runIf(existsSync('/proc/self/fd'))('no file stays open for somebody who is gone', async () => {
  for (let visits = 0; visits < 50; visits++) {
    const socket = connect(port, 'localhost', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.on('error', () => {});
    await sleep(visits % 5);
    socket.destroy();
  }
  await expect.poll(openFiles).toEqual([]);
});

test('a port that is taken is told apart from other troubles', async () => {
  const problem = await listen(fileServer(folder), port, 'localhost').catch((reason: unknown) => reason);
  expect(isTaken(problem)).toBe(true);
});

test('where no port was asked for, the next one that is free will do, if there is one', async () => {
  const other = fileServer(folder);
  expect(await listenNearby(other, 'localhost', { first: port, last: port })).toBeUndefined();
  const found = await listenNearby(other, 'localhost', { first: port, last: port + 20 });
  expect(found).toBeGreaterThan(port);
  other.close();
});
