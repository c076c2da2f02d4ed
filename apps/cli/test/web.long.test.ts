import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { fileWith, run } from './program.ts';
import { serving } from './serving.ts';

describe('interregnum web', () => {
  test('serves the tables and says where, until Ctrl-C ends it without a word', async () => {
    const { child, address, said } = await serving(['web', '--port', '0']);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(`${address}${script}`)).headers.get('cache-control')).toContain('immutable');
    expect(said()).toBe(`Play in the browser:\n  ${address}\nCtrl-C stops the server.\n`);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('says what to do where a port is taken, in the language of the reader', async () => {
    const { child, address } = await serving(['web', '--port', '0']);
    const { port } = new URL(address);
    const { code, out, err } = await run(['web', '--port', port, '--lang', 'fr']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`Le port ${port} est déjà pris.`);
    expect(err).toContain(`--port ${Number(port) + 1}`);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  test('says so where it cannot listen at all', async () => {
    const { code, err } = await run(['web', '--host', 'no.such.host.invalid']);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot be served at no\.such\.host\.invalid \([A-Z_]+\)\./);
  });

  test.skipIf(process.platform !== 'linux')('opens the page in the browser if it is asked to', async () => {
    const opener = fileWith('xdg-open', '#!/bin/sh\nprintf %s "$1" > "$(dirname "$0")/opened"\n');
    chmodSync(opener, 0o755);
    const opened = join(dirname(opener), 'opened');
    const PATH = `${dirname(opener)}${delimiter}${process.env.PATH}`;
    const { child, address } = await serving(['web', '--port', '0', '--open'], { PATH });
    while (!existsSync(opened) || readFileSync(opened, 'utf8') === '') await sleep(20);
    expect(readFileSync(opened, 'utf8')).toBe(address);
    child.kill('SIGINT');
    await once(child, 'close');
  });
});
