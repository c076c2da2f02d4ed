import { type Flawed, flawAt } from './flaw.ts';

/** No match is longer than this, by far. */
const MOST_CHARACTERS = 16_000_000;
/** And no line, so that one hostile line costs nothing. */
export const LONGEST_LINE = 10_000;

/** Reads a text line by line, as a whole or not at all. A last line that was cut off is told once all others hold. */
export function readText<T extends object>(
  text: string,
  readLines: (lines: readonly string[]) => T | Flawed,
  entriesOf: (read: T) => number,
): T | Flawed {
  if (text === '') return flawAt(0, 'empty');
  if (text.length > MOST_CHARACTERS) return flawAt(0, 'too-long');
  const lines = text.split('\n');
  const rest = lines.pop();
  const read = readLines(lines);
  if ('flaw' in read || rest === '') return read;
  return flawAt(entriesOf(read), 'torn');
}

/** What is whole of a text whose last line may have been cut off while it was written. */
export const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/** Lines as they stand in a file. */
export const linesText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
