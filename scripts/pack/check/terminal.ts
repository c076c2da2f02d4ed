import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Circumstances, expect } from './run.ts';

/** Pseudo-terminals come from util-linux. */
export const hasTerminals = process.platform === 'linux';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const KEYS = { enter: '\r', escape: '\u001b', interrupt: '\u0003' };
/** Milliseconds between two keys, each of which is to be answered by a picture, and before giving up. */
const BETWEEN = 25;
const LONGEST = 60_000;

/**
 * Plays a match in a terminal to its end: always the first choice, committed. Keys are pressed blindly, because those that
 * mean nothing at the moment do no harm; the record tells when the match is over.
 */
export async function playMatch(command: readonly string[], record: string, given: Circumstances): Promise<void> {
  const line = `stty rows 24 cols 80; exec ${command.map(quoted).join(' ')}`;
  const env = { ...given.env, TERM: 'xterm-256color' };
  const child = spawn('script', ['-qefc', line, '/dev/null'], { ...given, env });
  const ended = once(child, 'close');
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown = text;
  });
  child.stdin.on('error', () => {});
  const isOver = (): boolean => existsSync(record) && readFileSync(record, 'utf8').includes('"type":"end"');
  const press = async (key: string): Promise<void> => {
    child.stdin.write(key);
    await sleep(BETWEEN);
  };
  try {
    const start = performance.now();
    while (!isOver() && child.exitCode === null && performance.now() - start < LONGEST)
      for (const key of ['1', KEYS.enter, KEYS.enter]) await press(key);
    expect(isOver(), `the match was not played to its end:\n${shown}`);
    await press(KEYS.interrupt);
    const [code] = await Promise.race([ended, sleep(LONGEST, ['never'], { ref: false })]);
    expect(code === 0, `the program ended with ${code}:\n${shown}`);
  } finally {
    child.kill('SIGKILL');
  }
}
