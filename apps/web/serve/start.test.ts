import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const START = join(ROOT, 'apps', 'web', 'serve', 'start.ts');

const start = (given: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [START, ...given], { encoding: 'utf8', env: { ...process.env, ...env } });

test('npm start serves the web app', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(scripts.start).toBe('node apps/web/serve/start.ts');
});

test('who wants to play in the terminal is told how', () => {
  const { status, stderr } = start(['play', 'claim']);
  expect(status).toBe(2);
  expect(stderr).toContain('npx interregnum play claim');
});

test.each(['house', '-1', '65536', '80.5'])('%s is no port', (PORT) => {
  const { status, stderr } = start([], { PORT });
  expect(status).toBe(2);
  expect(stderr).toContain(`PORT=${PORT} is not a port`);
});
