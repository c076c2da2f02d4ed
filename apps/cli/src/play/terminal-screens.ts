import { type Key, KeyReader } from './keys.ts';
import { ScreenStack } from './screen-stack.ts';
import type { Screens, Size } from './terminal-screen.ts';
import { TerminalWriter } from './terminal-writer.ts';

const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;
/** Milliseconds after which Escape is a key, and not the beginning of one. */
const SEQUENCE_TIME = 30;

/** Shows screens on the terminal until the last one is taken away; returns the last word. */
export function showOnTerminal(begin: (screens: Screens) => void): Promise<string> {
  const stack = new ScreenStack();
  begin(stack);
  return new Promise((resolve) => new TerminalScreens(stack, resolve).open());
}

/** Shows whatever lies on top and hands it the keys. */
class TerminalScreens {
  private readonly stack: ScreenStack;
  private readonly ended: (farewell: string) => void;
  private readonly writer = new TerminalWriter(process.stdout);
  private readonly keyReader = new KeyReader();
  private escape: NodeJS.Timeout | undefined;
  private isDue = false;

  constructor(stack: ScreenStack, ended: (farewell: string) => void) {
    this.stack = stack;
    this.ended = ended;
  }

  open(): void {
    const { stdin, stdout } = process;
    // Before anything is drawn, so that keys typed ahead are not echoed into the picture.
    stdin.setRawMode(true).setEncoding('utf8');
    this.writer.open();
    this.stack.changed = this.changed;
    stdin.on('data', this.receive).on('end', this.interrupt).on('error', this.interrupt);
    stdout.on('resize', this.resized);
    for (const signal of SIGNALS) process.on(signal, this.interrupt);
    process.on('SIGCONT', this.resumed);
    // Before a failure is told, so that it can be read.
    process.on('uncaughtExceptionMonitor', this.restore).on('exit', this.restore);
    this.changed();
  }

  private readonly restore = (): void => {
    this.writer.close();
    process.stdin.setRawMode(false);
  };

  private close(): void {
    const { stdin, stdout } = process;
    clearTimeout(this.escape);
    this.stack.changed = () => {};
    this.restore();
    stdin.off('data', this.receive).off('end', this.interrupt).pause();
    stdout.off('resize', this.resized);
    for (const signal of SIGNALS) process.off(signal, this.interrupt);
    process.off('SIGCONT', this.resumed).off('uncaughtExceptionMonitor', this.restore).off('exit', this.restore);
    this.ended(this.stack.farewell ?? '');
  }

  /** Something else is to be shown: once for all that happens at the same time. */
  private readonly changed = (): void => {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      if (this.stack.farewell === undefined) this.draw();
      else this.close();
    });
  };

  private draw(): void {
    const { columns, rows } = process.stdout;
    // Some terminals do not know their size.
    const size: Size = { columns: columns || 80, rows: rows || 24 };
    this.writer.show(this.stack.top?.draw(size) ?? [], size);
  }

  private readonly resized = (): void => {
    this.writer.forget();
    this.changed();
  };

  /** The program was stopped, and the shell had the terminal. */
  private readonly resumed = (): void => {
    process.stdin.setRawMode(true);
    this.writer.open();
    this.changed();
  };

  private readonly receive = (input: string): void => {
    clearTimeout(this.escape);
    this.press(this.keyReader.read(input));
    if (this.keyReader.waits) this.escape = setTimeout(() => this.press(this.keyReader.end()), SEQUENCE_TIME);
  };

  private press(runs: readonly (readonly Key[])[]): void {
    for (const keys of runs) {
      const { top } = this.stack;
      for (const key of keys) {
        if (key.name === 'interrupt') this.stack.interrupt();
        // What was typed ahead is not for a screen that was not shown yet: it must not lift a curtain.
        else if (this.stack.top === top) top?.key(key);
      }
    }
    if (runs.length > 0) this.changed();
  }

  private readonly interrupt = (): void => this.stack.interrupt();
}
