import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { environment } from './environment.ts';
import { PROGRAM } from './program.ts';

const running = new Set<ChildProcessWithoutNullStreams>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Serving {
  readonly child: ChildProcessWithoutNullStreams;
  readonly address: string;
  readonly said: () => string;
}

/** Starts a command that serves and waits until it says how to stop it: the app may have to be built first. */
export async function serving(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: environment(env) });
  running.add(child);
  child.once('close', () => running.delete(child));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (!/\nCtrl-C.*\n$/.test(said) && child.exitCode === null) await sleep(20);
  return { child, address: /http:\S+/.exec(said)?.[0] ?? '', said: () => said };
}
