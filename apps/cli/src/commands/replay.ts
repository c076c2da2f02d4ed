import { wholeNumber } from '../command-line/arguments.ts';
import { matchIn, viewFrom, viewpointGiven } from '../records/read.ts';
import { boardAt, textAt } from '../records/view-text.ts';
import { wrapped } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given {
  readonly as?: string;
  readonly at?: string;
}

/** `replay FILE`: a match step by step on the screen, or one moment of it in plain text. */
export async function run(file: string, given: Given, terminal: Terminal): Promise<void> {
  const opened = await matchIn(file, terminal);
  const viewpoint = viewpointGiven(opened, given.as, terminal);
  if (given.at === undefined && process.stdin.isTTY && process.stdout.isTTY) {
    const { replayOnTerminal } = await import('../play/replay-screen.ts');
    await replayOnTerminal(opened, viewpoint, terminal.language);
    return;
  }
  const view = viewFrom(opened, viewpoint);
  const last = view.choices.length;
  const at = given.at === undefined ? last : Math.min(wholeNumber('--at', given.at, 0, terminal), last);
  const told = textAt(view, at, terminal);
  const lines = [...(told === '' ? [] : [...wrapped(told), '']), ...boardAt(view, at, terminal)];
  lines.forEach(terminal.print);
}
