import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import xterm from '@xterm/headless';
import { afterAll } from 'vitest';
import type { Display } from './display-player.ts';
import { environment } from './environment.ts';
import { PROGRAM } from './program.ts';

interface Circumstances {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What is run instead of our program. */
  readonly program?: string;
}

/** Pseudo-terminals come from util-linux. */
export const hasTerminals = process.platform === 'linux';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const running = new Set<Pty>();
afterAll(() => {
  for (const pty of running) pty.signal('SIGKILL');
});

/** The program on a terminal of its own: a pseudo-terminal from `script`, drawn by xterm. */
export class Pty implements Display {
  private readonly terminal: InstanceType<typeof xterm.Terminal>;
  private readonly child: ChildProcessWithoutNullStreams;
  /** How many pictures have been begun, and how many drawn to their end. */
  private begun = 0;
  private pictures = 0;
  /** Everything the program ever wrote to the terminal. */
  written = '';
  /** The exit code, as a shell gives it. */
  readonly ended: Promise<number | null>;
  hasEnded = false;

  constructor(args: readonly string[], { columns = 80, rows = 24, env = {}, program = PROGRAM }: Circumstances = {}) {
    this.terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    const command = [process.execPath, program, ...args].map(quoted).join(' ');
    const script = `stty rows ${rows} cols ${columns}; echo "$$ $(tty)"; exec ${command}`;
    this.child = spawn('script', ['-qefc', script, '/dev/null'], {
      env: environment({ TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', ...env }),
    });
    this.child.stdin.on('error', () => {});
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      // A mark may have come in two pieces.
      const fresh = this.written.slice(1 - END_OF_PICTURE.length) + text;
      const [begins, ends] = [START_OF_PICTURE, END_OF_PICTURE].map((mark) => fresh.split(mark).length - 1);
      this.written += text;
      this.terminal.write(text, () => {
        this.begun += begins;
        this.pictures += ends;
      });
    });
    running.add(this);
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code) => {
        running.delete(this);
        this.hasEnded = true;
        this.terminal.write('', () => resolve(code));
      });
    });
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
    return this.until(
      () => (typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen)),
      `${what}`,
    );
  }

  /** Waits until something is to be seen, in a picture that is whole: the rest of it would be taken for the next. */
  async until(found: () => boolean, what: string): Promise<string> {
    for (let waited = 0; !found() || this.pictures < this.begun; waited += PATIENCE) {
      if (this.hasEnded || waited > 30_000) throw new Error(`never shown: ${what}\n${this.screen}`);
      await sleep(PATIENCE);
    }
    return this.screen;
  }

  /** Presses keys one after the other and waits each time for the picture that answers. */
  async press(...keys: readonly string[]): Promise<string> {
    for (const key of keys) {
      const before = this.pictures;
      this.child.stdin.write(key);
      await this.answers(before);
    }
    return this.screen;
  }

  /** Waits for a new picture, but not for ever: some keys change nothing. */
  private async answers(before: number): Promise<string> {
    for (let waited = 0; this.pictures === before && waited < 5_000; waited += PATIENCE) await sleep(PATIENCE);
    return this.screen;
  }

  /** Writes keys without waiting for anything. */
  send(keys: string): void {
    this.child.stdin.write(keys);
  }

  /** Gives the terminal another size, as when a window is resized. */
  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows);
    execFileSync('stty', ['-F', this.born[1], 'rows', `${rows}`, 'cols', `${columns}`]);
  }

  /** Takes the terminal away, as when a window is closed, and waits until the program has gone. */
  async close(): Promise<void> {
    const [pid] = this.born;
    this.child.kill('SIGKILL');
    for (let waited = 0; existsSync(`/proc/${pid}`); waited += PATIENCE) {
      if (waited > 30_000) throw new Error('the program goes on without a terminal');
      await sleep(PATIENCE);
    }
  }

  /** Sends a signal to the program itself, which may have ended. */
  signal(name: NodeJS.Signals): void {
    try {
      process.kill(Number(this.born[0]), name);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
    }
  }

  /** The process and the terminal, which the shell has told before it became the program. */
  private get born(): readonly [string, string] {
    const found = /^(\d+) (\/dev\/\S+)\r$/m.exec(this.written);
    if (found === null) throw new Error(`the program has not started\n${this.written}`);
    return [found[1], found[2]];
  }
}

/** Every picture is written as one update. */
const START_OF_PICTURE = '\u001b[?2026h';
const END_OF_PICTURE = '\u001b[?2026l';
const PATIENCE = 10;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
