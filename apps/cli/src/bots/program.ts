import type { InputLine } from '../engine/lines.ts';
import { isObject } from '../engine/schema.ts';
import { ProgramError, type ProgramFailure } from './program-failure.ts';
import { type DecisionQuestion, type EndLine, type GoLine, inProtocol1 } from './program-lines.ts';
import { ProgramProcess, quoted } from './program-process.ts';
import type { ProgramSpec } from './program-spec.ts';

/** Milliseconds that a program has to answer, beside those that it may think. */
const PATIENCE = 10_000;
/** Failures by which a program may show that it knows protocol 1 only: it falls over a line or a key that is new. */
const MAY_BE_OLD: readonly ProgramFailure['kind'][] = ['ended', 'complained', 'garbled'];

interface Waiting {
  readonly go: GoLine;
  readonly resolve: (choice: string) => void;
  readonly reject: (problem: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A program that takes seats: another engine, or a bot in any language. It is started when it is first asked, and again
 * after failure. One that fails before it has answered anything is asked once more as protocol 1 asks, in a new process.
 * Its maker closes it.
 */
export class Program {
  readonly name: string;
  private readonly command: ProgramSpec['command'];
  private readonly patience: number;
  private process: ProgramProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private told = 0;
  /** The seats that this process has been told of, by match. */
  private readonly begun = new Map<string, Set<number>>();
  private protocol: 1 | 2 = 2;
  /** Whether it has answered in that protocol. */
  private isProven = false;
  /** How it failed in protocol 2, while protocol 1 is tried. */
  private doubt: ProgramError | undefined;

  constructor({ name, command }: ProgramSpec, patience = PATIENCE) {
    this.name = name;
    this.command = command;
    this.patience = patience;
  }

  /** The legal choice that it makes, in notation. Anything else it does is a `ProgramError`, and it is ended. */
  decide(asked: DecisionQuestion): Promise<string> {
    const { go } = asked;
    const id = ++this.asked;
    // No program is so slow that an iteration takes more than a millisecond.
    const most = this.patience + (go.left ?? go.ms ?? go.iterations ?? 0);
    const answer = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => this.fail('late', { seconds: Math.ceil(most / 1000) }), most);
      this.waiting.set(id, { go, resolve, reject, timer });
    });
    this.introduce(asked);
    this.send(id, go);
    return answer;
  }

  /** Tells how a match ended, at every seat that it had there. */
  end({ match, outcome }: EndLine): void {
    for (const seat of this.begun.get(match) ?? []) this.notify({ do: 'end', match, seat, outcome });
    this.begun.delete(match);
  }

  /** Lets it go. */
  async close(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    this.giveUp(new Error(`the program ${this.name} was let go`));
    await process?.close();
  }

  private introduce({ begin }: DecisionQuestion): void {
    this.start();
    const seats = this.begun.get(begin.match) ?? new Set();
    if (seats.has(begin.seat)) return;
    this.begun.set(begin.match, seats.add(begin.seat));
    this.notify({ do: 'begin', ...begin });
  }

  private send(id: number, go: GoLine): void {
    this.start().write({ id, do: 'go', ...(this.protocol === 1 ? inProtocol1(go) : go) });
  }

  /** Tells something that need not be answered. The id is for those who answer every line. */
  private notify(line: object): void {
    if (this.protocol === 2) this.process?.write({ id: `note ${++this.told}`, ...line });
  }

  private start(): ProgramProcess {
    if (this.process !== undefined) return this.process;
    this.begun.clear();
    const process: ProgramProcess = new ProgramProcess(
      this.command,
      (line) => this.process === process && this.hear(line),
      (kind, values) => this.process === process && this.fail(kind, values),
    );
    this.process = process;
    return process;
  }

  private hear(line: InputLine): void {
    const { id, info, ok, error } = answerIn(line);
    if (info !== undefined || (typeof id === 'string' && id.startsWith('note '))) return;
    const waiting = this.waiting.get(id as number);
    const choice = isObject(ok) ? ok.choice : undefined;
    if (waiting !== undefined && isObject(error))
      this.fail('refused', { message: quoted(error.message) }, error.code === 'unknown-key');
    else if (waiting === undefined || typeof choice !== 'string')
      this.fail('garbled', { line: quoted('text' in line ? line.text : line.flaw) });
    else if (!waiting.go.legal.includes(choice)) this.fail('illegal', { choice: quoted(choice) });
    else {
      this.isProven = true;
      this.doubt = undefined;
      this.waiting.delete(id as number);
      clearTimeout(waiting.timer);
      waiting.resolve(choice);
    }
  }

  /** Gives up on a process, and on everything that it was asked, unless it may do better in protocol 1. */
  private fail(
    kind: ProgramFailure['kind'],
    values: ProgramFailure['values'],
    mayBeOld = MAY_BE_OLD.includes(kind),
  ): void {
    this.process?.kill();
    this.process = undefined;
    const failure = new ProgramError({ kind, values: { program: this.name, ...values } });
    if (mayBeOld && !this.isProven && this.protocol === 2 && this.waiting.size > 0) {
      this.doubt = failure;
      this.protocol = 1;
      for (const [id, { go }] of this.waiting) this.send(id, go);
      return;
    }
    if (!this.isProven) this.protocol = 2;
    this.giveUp(this.doubt ?? failure);
    this.doubt = undefined;
  }

  private giveUp(problem: Error): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(problem);
    }
    this.waiting.clear();
  }
}

/** What a line says; nothing if it is no object. */
function answerIn(line: InputLine): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = 'text' in line ? JSON.parse(line.text) : undefined;
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}
