import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { environment } from './environment.ts';

const PROGRAM = fileURLToPath(new URL('../bin/interregnum.mjs', import.meta.url));

/** An engine in a process of its own, in English unless told otherwise. */
export class EngineProcess {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** What it said on standard error. */
  errors = '';
  private readonly lines: AsyncGenerator<string>;

  constructor(...args: readonly string[]) {
    this.child = spawn(process.execPath, [PROGRAM, 'engine', ...args], { env: environment() });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text;
    });
    // It may end before it has read everything.
    this.child.stdin.on('error', () => {});
    this.lines = linesFrom(this.child.stdout);
  }

  send(bytes: string | Uint8Array): void {
    this.child.stdin.write(bytes);
  }

  /** The next line, or undefined if there is none. */
  async receive(): Promise<string | undefined> {
    const { value, done } = await this.lines.next();
    return done ? undefined : value;
  }

  async ask(request: unknown): Promise<unknown> {
    this.send(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.receive()) ?? '');
  }

  /** Closes its input and reads on to the end. */
  async rest(): Promise<string[]> {
    this.child.stdin.end();
    const lines: string[] = [];
    for await (const line of this.lines) lines.push(line);
    return lines;
  }

  /** Closes its input and waits for its end; the exit code. */
  async end(): Promise<number | null> {
    this.child.stdin.end();
    return this.ended();
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/** Lines as they end at line feeds: other characters that end lines elsewhere may stand in JSON. */
async function* linesFrom(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const text of stream.setEncoding('utf8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
