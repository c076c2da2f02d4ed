import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serve-online.ts', import.meta.url));

/** Nobody waits for what only people need. */
export const HURRIED = {
  startDelay: 100,
  botDelays: { page: 20, squire: 20, steward: 20, chancellor: 20, regent: 20 },
};

/** A server with tables online, in a process and with a data folder of its own: it can be killed at any moment. */
export class OnlineServer {
  readonly data = mkdtempSync(join(tmpdir(), 'interregnum-'));
  protected process: ChildProcess | undefined;
  /** The same after each start. */
  #port = 0;

  /** Returns its address. */
  start(): Promise<string> {
    return this.run(PROGRAM, HURRIED);
  }

  /** Runs a program that serves with these settings of hosting, and others of the environment. */
  protected async run(program: string, hosting: object, more: Readonly<Record<string, string>> = {}): Promise<string> {
    const env = { PORT: String(this.#port), HOST: 'localhost', DATA: this.data, HOSTING: JSON.stringify(hosting) };
    this.process = spawn(process.execPath, [program], {
      env: { ...process.env, ...env, LOG: 'off', ...more },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    for await (const line of createInterface({ input: this.process.stdout as NodeJS.ReadableStream })) {
      this.#port = Number(/^port (\d+)$/.exec(line)?.[1]);
      return `http://localhost:${this.#port}`;
    }
    throw new Error('the server ended before it listened');
  }

  /** It has no time to do anything. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** It does all that it has begun. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.process;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
