import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { LIMITS } from '../engine/limits.ts';
import { type InputLine, LineReader } from '../engine/lines.ts';
import type { ProgramFailure } from './program-failure.ts';
import type { ProgramSpec } from './program-spec.ts';

/** Milliseconds that a program has to end when its input does. */
const FAREWELL = 1000;
/** Characters of a program's own words that are told, and of its complaints that are kept. */
const QUOTED = 200;
const KEPT = 2000;

/** What a program said, short enough to be told. */
export const quoted = (said: unknown): string => String(said).slice(0, QUOTED);

/** Why a process cannot go on: what went wrong, and what there is to tell of it. */
export type Failed = (kind: ProgramFailure['kind'], values: ProgramFailure['values']) => void;

/** One process of a program: lines go in, lines come out, and at some time it ends. */
export class ProgramProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  /** The end of what it said on standard error. */
  private complaint = '';

  constructor([file, ...args]: ProgramSpec['command'], hear: (line: InputLine) => void, failed: Failed) {
    const child = spawn(file, args);
    const reader = new LineReader(LIMITS.line);
    child.on('error', ({ message }) => failed('start', { reason: message }));
    child.on('close', (code, signal) => this.tellEnd(String(code ?? signal), failed));
    // If it has ended before it was asked, that is told by `close`.
    child.stdin.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-KEPT);
    });
    child.stdout.on('data', (bytes: Uint8Array) => {
      for (const line of reader.read(bytes)) hear(line);
    });
    this.child = child;
  }

  write(line: object): void {
    this.child.stdin.write(`${JSON.stringify(line)}\n`);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Lets it go; one that does not end with its input is ended. */
  async close(): Promise<void> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const end = setTimeout(() => this.kill(), FAREWELL);
    child.stdin.end();
    await once(child, 'exit');
    clearTimeout(end);
  }

  private tellEnd(code: string, failed: Failed): void {
    const lines = this.complaint.trim().split('\n');
    // Some say more after their error, such as their version.
    const said = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1);
    if (said) failed('complained', { code, said: quoted(said) });
    else failed('ended', { code });
  }
}
