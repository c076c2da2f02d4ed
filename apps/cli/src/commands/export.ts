import { writeFileSync } from 'node:fs';
import { tableText } from '@interregnum/texts';
import { BadInput } from '../command-line/bad-input.ts';
import { matchText } from '../records/match-text.ts';
import { reasonIn } from '../records/open-failure.ts';
import { matchIn, viewpointGiven } from '../records/read.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given {
  readonly as?: string;
  readonly output?: string;
}

/** `export FILE`: a match as a text that a person reads, in a file or on the screen. */
export async function run(file: string, given: Given, terminal: Terminal): Promise<void> {
  const opened = await matchIn(file, terminal);
  const lines = matchText(opened, viewpointGiven(opened, given.as, terminal), terminal);
  if (given.output === undefined) lines.forEach(terminal.print);
  else save(given.output, lines, terminal);
}

/** An existing file is not overwritten: it may be a record. */
function save(file: string, lines: readonly string[], { language }: Terminal): void {
  try {
    writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' });
  } catch (problem) {
    const text = tableText(language);
    const reason = reasonIn(text, String((problem as NodeJS.ErrnoException).code));
    throw new BadInput(text('play.not-copied', { file, reason }), { cause: problem });
  }
}
