import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Flaw, Game, Options, State } from '@interregnum/kernel';
import { translator } from '@interregnum/texts';
import type { Terminal } from '../terminal/terminal.ts';
import { BadInput } from './bad-input.ts';

/** The text of a file, or of standard input for `-`, which is awaited: the writer may be slow. */
export async function readText(file: string, { text }: Terminal): Promise<string> {
  try {
    return (file === '-' ? await buffer(process.stdin) : await readFile(file)).toString('utf8');
  } catch (problem) {
    throw new BadInput(text('error.file', { file, reason: (problem as NodeJS.ErrnoException).code ?? '' }), {
      cause: problem,
    });
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Laid out over several lines, whole or with a slip somewhere in it. */
const isLaidOut = (whole: string, lines: readonly string[]): boolean =>
  isJson(whole) || (lines[0].trim() === '{' && lines.at(-1)?.trim() === '}');

/** One position per line; or a single one over several lines. */
export async function positionTexts(game: Game, file: string, terminal: Terminal): Promise<string[]> {
  const whole = (await readText(file, terminal)).replace(/^\uFEFF/, '');
  const lines = whole.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new BadInput(terminal.text('error.no-position', { file, game: game.meta.id }));
  return lines.length > 1 && isLaidOut(whole, lines) ? [whole] : lines;
}

/** What is wrong with a position, in words. */
export const describeFlaw = (game: Game, { invariant, values }: Flaw, { language }: Terminal): string =>
  translator(game.meta.id, language, String).say('invariant', { key: invariant, values });

/** The states of all positions in a file; none of them is used if one is not valid. */
export async function readStates(game: Game, file: string, terminal: Terminal, house: Options = {}): Promise<State[]> {
  return (await positionTexts(game, file, terminal)).map((text, at) => {
    const read = game.position.read(text, house);
    if ('state' in read) return read.state;
    const flaw = describeFlaw(game, read.flaw, terminal);
    throw new BadInput(terminal.text('error.position', { number: at + 1, invariant: read.flaw.invariant, flaw }));
  });
}
