import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = new URL('../src/end-by-signal.ts', import.meta.url).href;
const PROGRAM = `import { onEnd } from ${JSON.stringify(MODULE)};
  onEnd(() => console.log('asked'));
  setInterval(() => {}, 1000);
  console.log('ready');`;

test('whoever asks a server twice to end does not wait for what it finishes', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  const ended = once(child, 'exit');
  const said = child.stdout.setEncoding('utf8');
  await once(said, 'data');
  child.kill('SIGTERM');
  expect(String(await once(said, 'data'))).toContain('asked');
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
});
