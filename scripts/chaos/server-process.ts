import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { HostSettings } from '@interregnum/hosting';

const SERVE = fileURLToPath(new URL('../../apps/server/test/serve.ts', import.meta.url));

/** Limits would only slow the load down, and waiting proves nothing. */
const SETTINGS = {
  HOST: '127.0.0.1',
  LOG: 'off',
  LIMIT_MESSAGES_PER_SECOND: '1000000',
  LIMIT_MESSAGES_AT_ONCE: '1000000',
  LIMIT_PLAYERS_PER_MINUTE: '1000000',
  LIMIT_CONNECTIONS_PER_ADDRESS: '1000000',
  LIMIT_TABLES_PER_PLAYER: '1000000',
};

const HOSTING = {
  startDelay: 20,
  botDelays: { page: 20, squire: 20, steward: 20, chancellor: 20, regent: 20 },
  plannedDelay: { shortest: 20, spread: 800 },
  lease: 200,
  lookEvery: 200,
};

/** A server that can be killed and started again, always at the same port and with the same data. */
export class ServerProcess {
  port = 0;
  private readonly env: NodeJS.ProcessEnv;
  private readonly command: readonly string[];
  private child: ChildProcess | undefined;
  /** Of the server itself, where another program watches it. */
  pid: number | undefined;
  private exit: Promise<unknown[]> = Promise.resolve([]);

  /** `command` is put before the server's own, to watch it; `settings` and `hosting` are what is to be otherwise than here. */
  constructor(
    data: string,
    command: readonly string[] = [],
    settings: Readonly<Record<string, string>> = {},
    hosting: Partial<HostSettings> = {},
  ) {
    const all = { ...SETTINGS, HOSTING: JSON.stringify({ ...HOSTING, ...hosting }), ...settings };
    this.env = { ...process.env, ...all, DATA: data };
    this.command = command;
  }

  /** Whether it was started and has not ended. */
  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const [program, ...args] = [...this.command, process.execPath, SERVE];
    const env = { ...this.env, PORT: String(this.port) };
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.pid = undefined;
    this.exit = once(child, 'exit');
    let said = '';
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += text;
      if (said.includes('\n')) break;
    }
    if (!said.includes('\n')) throw new Error(`the server has not started: ${said}`);
    const { port, pid } = JSON.parse(said);
    this.port = port;
    this.pid = pid;
  }

  /** Ends it so many milliseconds after it was started, ready or not. */
  async startAndKill(milliseconds: number): Promise<void> {
    const started = this.start().catch(() => {});
    await sleep(milliseconds);
    await this.kill();
    await started;
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exit;
  }

  /** Asks it to end, and tells how it did. */
  async stop(): Promise<number> {
    this.signal('SIGTERM');
    const [code] = await this.exit;
    return Number(code ?? -1);
  }

  private signal(signal: 'SIGKILL' | 'SIGTERM'): void {
    if (this.child?.exitCode !== null || this.child.signalCode !== null) return;
    if (this.pid === undefined) this.child.kill(signal);
    else process.kill(this.pid, signal);
  }
}
