import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isObject } from '../engine/forms.ts';
import { LIMITS } from '../engine/limits.ts';
import { type Line, LineReader } from '../engine/lines.ts';
import type { Decision } from './program-decision.ts';
import type { ProgramSpec } from './program-spec.ts';
import { ProgramTrouble, type Trouble, type TroubleKind } from './program-trouble.ts';

/** Milliseconds that a program has to answer, beside those that it may think. */
const PATIENCE = 10_000;
/** Milliseconds that it has to end when its input does. */
const FAREWELL = 1000;
/** Characters of a program's own words that are told, and of its complaints that are kept. */
const QUOTED = 200;
const KEPT = 2000;

interface Waiting {
  readonly legal: readonly string[];
  readonly resolve: (choice: string) => void;
  readonly reject: (problem: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A program that takes a seat: another engine, or a bot in any language. It is started when it is first asked, and again
 * after trouble. Whoever made it closes it.
 */
export class Program {
  readonly name: string;
  private readonly command: ProgramSpec['command'];
  private readonly patience: number;
  private child: ChildProcessWithoutNullStreams | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  /** The end of what it said on standard error. */
  private complaint = '';

  constructor({ name, command }: ProgramSpec, patience = PATIENCE) {
    this.name = name;
    this.command = command;
    this.patience = patience;
  }

  /** The legal choice that it makes, in notation. Anything else it does is a `ProgramTrouble`, and it is ended. */
  decide(decision: Decision): Promise<string> {
    const child = this.started();
    const id = this.next++;
    const { legal, ms, iterations } = decision;
    // Nobody is so slow that an iteration takes more than a millisecond.
    const most = this.patience + (ms ?? iterations ?? 0);
    const answer = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => this.fail(child, 'late', { seconds: Math.ceil(most / 1000) }), most);
      this.waiting.set(id, { legal, resolve, reject, timer });
    });
    child.stdin.write(`${JSON.stringify({ id, do: 'go', ...decision })}\n`);
    return answer;
  }

  /** Lets it go; one that does not end with its input is ended. */
  async close(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    this.giveUp(new Error(`the program ${this.name} was let go`));
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const end = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
    child.stdin.end();
    await once(child, 'exit');
    clearTimeout(end);
  }

  private started(): ChildProcessWithoutNullStreams {
    if (this.child !== undefined) return this.child;
    const [file, ...args] = this.command;
    const child = spawn(file, args);
    const reader = new LineReader(LIMITS.line);
    this.complaint = '';
    child.on('error', ({ message }) => this.fail(child, 'start', { reason: message }));
    child.on('close', (code, signal) => this.failEnded(child, String(code ?? signal)));
    // If it has ended before it was asked, that is told by `close`.
    child.stdin.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-KEPT);
    });
    child.stdout.on('data', (bytes: Uint8Array) => {
      for (const line of reader.read(bytes)) this.hear(child, line);
    });
    this.child = child;
    return child;
  }

  private hear(child: ChildProcessWithoutNullStreams, line: Line): void {
    if (child !== this.child) return;
    const { id, info, ok, error } = answerIn(line);
    if (info !== undefined) return;
    const waiting = this.waiting.get(id as number);
    const choice = isObject(ok) ? ok.choice : undefined;
    if (waiting !== undefined && isObject(error)) this.fail(child, 'refused', { message: quoted(error.message) });
    else if (waiting === undefined || typeof choice !== 'string')
      this.fail(child, 'garbled', { line: quoted('text' in line ? line.text : line.flaw) });
    else if (!waiting.legal.includes(choice)) this.fail(child, 'illegal', { choice: quoted(choice) });
    else {
      this.waiting.delete(id as number);
      clearTimeout(waiting.timer);
      waiting.resolve(choice);
    }
  }

  private failEnded(child: ChildProcessWithoutNullStreams, code: string): void {
    const lines = this.complaint.trim().split('\n');
    // Some say more after their error, such as their version.
    const said = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1);
    if (!said) this.fail(child, 'ended', { code });
    else this.fail(child, 'complained', { code, said: quoted(said) });
  }

  /** Gives up on a process, and on everything that it was asked. */
  private fail(child: ChildProcessWithoutNullStreams, kind: TroubleKind, values: Trouble['values']): void {
    if (child !== this.child) return;
    this.child = undefined;
    child.kill('SIGKILL');
    this.giveUp(new ProgramTrouble({ kind, values: { program: this.name, ...values } }));
  }

  private giveUp(problem: Error): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(problem);
    }
    this.waiting.clear();
  }
}

const quoted = (said: unknown): string => String(said).slice(0, QUOTED);

/** What a line says; nothing if it is no object. */
function answerIn(line: Line): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = 'text' in line ? JSON.parse(line.text) : undefined;
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}
