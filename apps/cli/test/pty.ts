import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import xterm from '@xterm/headless';

/** What a terminal sends for keys that are no characters. */
export const KEYS = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  pageUp: '\u001b[5~',
  pageDown: '\u001b[6~',
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  rubout: '\u007f',
  interrupt: '\u0003',
} as const;

interface Circumstances {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The program on a terminal of its own: a pseudo-terminal from `script`, drawn by xterm. */
export class Pty {
  private readonly terminal: InstanceType<typeof xterm.Terminal>;
  private readonly child: ChildProcessWithoutNullStreams;
  private writes = 0;
  /** Everything the program ever wrote to the terminal. */
  written = '';
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[], { columns = 80, rows = 24, env = {} }: Circumstances = {}) {
    this.terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    const command = [process.execPath, PROGRAM, ...args].map(quoted).join(' ');
    const script = `stty rows ${rows} cols ${columns}; exec ${command}`;
    this.child = spawn('script', ['-qefc', script, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', NODE_COMPILE_CACHE: CACHE, ...env },
      detached: true,
    });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.written += text;
      this.writes++;
      this.terminal.write(text);
    });
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  /** The screen as it is now, line by line. */
  get lines(): string[] {
    const { active } = this.terminal.buffer;
    return Array.from({ length: this.terminal.rows }, (_, row) =>
      (active.getLine(active.baseY + row)?.translateToString(true) ?? '').trimEnd(),
    );
  }

  get screen(): string {
    return this.lines.join('\n');
  }

  /** Waits until the screen shows something. */
  async shows(what: string | RegExp): Promise<string> {
    const found = (): boolean => (typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen));
    for (let waited = 0; !found(); waited += PATIENCE) {
      if (waited > 60_000) throw new Error(`never shown: ${what}\n${this.screen}`);
      await sleep(PATIENCE);
    }
    return this.screen;
  }

  /** Presses keys and waits until the screen has answered and rests. */
  async press(...keys: readonly string[]): Promise<string> {
    for (const key of keys) {
      const before = this.writes;
      this.child.stdin.write(key);
      for (let waited = 0; this.writes === before && waited < 3_000; waited += PATIENCE) await sleep(PATIENCE);
      for (let seen = -1; seen !== this.writes; ) {
        seen = this.writes;
        await sleep(PATIENCE);
      }
    }
    return this.screen;
  }

  /** Writes keys without waiting for anything. */
  send(keys: string): void {
    this.child.stdin.write(keys);
  }

  /** Kills the program and all that it has started, at once. */
  kill(): void {
    if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
  }
}

const PROGRAM = fileURLToPath(new URL('../bin/interregnum.mjs', import.meta.url));
const PATIENCE = 40;
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/interregnum/compiled', import.meta.url));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
