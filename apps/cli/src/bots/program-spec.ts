import { isBotName } from '@interregnum/bots';
import { BadInput } from '../command-line/bad-input.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A program that takes a seat: what it is called at the table, and the command that runs it. */
export interface ProgramSpec {
  readonly name: string;
  /** A file to run and its arguments. No shell reads them. */
  readonly command: readonly [string, ...string[]];
}

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,29}$/;
/** Words end at blanks, but not within quotes. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Reads `NAME=COMMAND`. Nothing in the command has a special meaning but blanks and quotes. */
export function readProgramSpec(text: string): ProgramSpec | undefined {
  const at = text.indexOf('=');
  const [name, command] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const [file, ...args] = (command.match(WORD) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
  const isClosed = command.replace(WORD, '').trim() === '';
  return NAME.test(name) && isClosed && file ? { name, command: [file, ...args] } : undefined;
}

/** The programs of a command line, by name. None may be called as another one is, as a bot or as a person. */
export function programsIn(given: readonly string[], { text }: Terminal): ReadonlyMap<string, ProgramSpec> {
  const programs = new Map<string, ProgramSpec>();
  for (const written of given) {
    const program = readProgramSpec(written);
    if (program === undefined) throw new BadInput(text('program.unreadable', { text: written }));
    const { name } = program;
    if (programs.has(name) || isBotName(name) || name === 'human') throw new BadInput(text('program.taken', { name }));
    programs.set(name, program);
  }
  return programs;
}
