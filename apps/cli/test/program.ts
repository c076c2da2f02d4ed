import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { environment } from './environment.ts';

export const PROGRAM = fileURLToPath(new URL('../bin/interregnum.mjs', import.meta.url));

/** What a call of the program came to. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Circumstances {
  readonly input?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Another Node, or another program altogether. */
  readonly program?: string;
  /** What stands before the program's own arguments. */
  readonly before?: readonly string[];
}

/** Calls the program as a user would, in English unless told otherwise. Several inputs are written with a pause between. */
export function run(args: readonly string[], circumstances: Circumstances = {}): Promise<Ran> {
  const { input = '', env = {}, program = process.execPath, before = [PROGRAM] } = circumstances;
  const child = spawn(program, [...before, ...args], { env: environment(env) });
  return new Promise((resolve, reject) => {
    const parts = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => {
      parts.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      parts.err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...parts }));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    if (typeof input === 'string') child.stdin.end(input);
    else writeSlowly(child.stdin, input);
  });
}

function writeSlowly(to: NodeJS.WritableStream, [first, ...others]: readonly string[]): void {
  if (first === undefined) to.end();
  else
    setTimeout(() => {
      to.write(first);
      writeSlowly(to, others);
    }, 700);
}

/** A call that must succeed and have nothing to complain about; returns what it printed. */
export async function output(args: readonly string[], circumstances?: Circumstances): Promise<string> {
  const { code, out, err } = await run(args, circumstances);
  if (code !== 0 || err !== '') throw new Error(`${args.join(' ')} ended with ${code}: ${err}`);
  return out;
}

export const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);
export const jsonLines = (text: string): unknown[] => linesOf(text).map((line) => JSON.parse(line));

const folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a new file with this text. */
export function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
