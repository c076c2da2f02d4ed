import { readFileSync } from 'node:fs';
import type { Flaw, Game, State } from '@interregnum/kernel';
import { speaker } from '@interregnum/texts';
import { BadInput } from './failure.ts';
import type { Terminal } from './language.ts';

/** The text of a file, or of standard input for `-`. */
function readText(file: string, { text }: Terminal): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
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

/** One position per line; or a single one over several lines, if no line is complete in itself. */
export function positionTexts(file: string, terminal: Terminal): string[] {
  const whole = readText(file, terminal).replace(/^\uFEFF/, '');
  const lines = whole.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new BadInput(terminal.text('error.no-position', { file }));
  return lines.length > 1 && (isJson(whole) || !lines.some(isJson)) ? [whole] : lines;
}

/** What is wrong with a position, in words. */
export const describeFlaw = (game: Game, { invariant, values }: Flaw, { language }: Terminal): string =>
  speaker(game.meta.id, language, String).say('invariant', { key: invariant, values });

/** The states of all positions in a file; none of them is used if one is not valid. */
export function readStates(game: Game, file: string, terminal: Terminal): State[] {
  return positionTexts(file, terminal).map((text, at) => {
    const read = game.position.read(text);
    if ('state' in read) return read.state;
    const flaw = describeFlaw(game, read.flaw, terminal);
    throw new BadInput(terminal.text('error.position', { number: at + 1, invariant: read.flaw.invariant, flaw }));
  });
}
