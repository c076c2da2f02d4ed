import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Asked, Figures } from './servers/figures.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const FIGURES = pathOf('./servers/figures.ts');

/** The scripts of our server and of the bare one. */
export const OURS = pathOf('../../apps/server/test/serve.ts');
export const BARE = pathOf('./servers/bare.ts');

/** Limits are on and never reached; nobody waits before a deal. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG: 'off',
  METRICS_KEY: 'load',
  ...Object.fromEntries(
    ['CONNECTIONS', 'CONNECTIONS_PER_ADDRESS', 'MESSAGES_PER_SECOND', 'MESSAGES_AT_ONCE'].map((limit) => [
      `LIMIT_${limit}`,
      '1000000',
    ]),
  ),
  LIMIT_PLAYERS_PER_MINUTE: '1000000',
  LIMIT_TABLES_PER_PLAYER: '1000000',
  HOSTING: JSON.stringify({ startDelay: 0 }),
};

/** A server in a process of its own and with a data folder of its own, of which is known what it uses. */
export class MeasuredServer {
  readonly port: number;
  readonly data: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number, data: string) {
    this.child = child;
    this.port = port;
    this.data = data;
  }

  /** Our server, or the one that a script starts, which says its port by a line of JSON. */
  static async start(script = OURS, env: NodeJS.ProcessEnv = {}, nodeOptions: readonly string[] = []) {
    const data = mkdtempSync(join(tmpdir(), 'interregnum-load-'));
    const options = (process.env.LOAD_NODE_OPTIONS ?? '').split(' ').filter((option) => option !== '');
    const child = spawn(process.execPath, ['--expose-gc', ...nodeOptions, ...options, '--import', FIGURES, script], {
      env: { ...process.env, ...SETTINGS, DATA: data, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (child.stdout === null) throw new Error('a server says nothing');
    const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
    if (typeof line !== 'string') throw new Error(`${script} has not started`);
    return new MeasuredServer(child, JSON.parse(line).port, data);
  }

  /** What it has used so far. */
  async figures(asked: Asked = 'figures'): Promise<Figures> {
    const told = once(this.child, 'message');
    this.child.send(asked);
    const [figures] = await told;
    return figures;
  }

  /** How often it has synced its database. */
  async commits(): Promise<number> {
    const headers = { authorization: `Bearer ${SETTINGS.METRICS_KEY}` };
    const text = await (await fetch(`http://127.0.0.1:${this.port}/metrics`, { headers })).text();
    return Number(/^interregnum_store_commits_total (\d+)$/m.exec(text)?.[1]);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.data, { recursive: true });
  }
}
