import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serve-online.ts', import.meta.url));

/** Nobody waits for what only people need. */
const HURRIED = JSON.stringify({
  startDelay: 100,
  botDelays: { page: 20, squire: 20, steward: 20, chancellor: 20, regent: 20 },
});

/** A server with tables online, in a process and with a data folder of its own: it can be killed at any moment. */
export class OnlineServer {
  readonly data = mkdtempSync(join(tmpdir(), 'interregnum-'));
  #process: ChildProcess | undefined;
  /** The same after each start. */
  #port = 0;

  /** Returns its address. */
  async start(): Promise<string> {
    const env = { ...process.env, PORT: String(this.#port), HOST: 'localhost', DATA: this.data, HOSTING: HURRIED };
    this.#process = spawn(process.execPath, [PROGRAM], {
      env: { ...env, LOG: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: this.#process.stdout as NodeJS.ReadableStream })) {
      this.#port = Number(/^port (\d+)$/.exec(line)?.[1]);
      return `http://localhost:${this.#port}`;
    }
    throw new Error('the server ended before it listened');
  }

  /** It has no time to do anything. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
