import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../language.ts';
import { wrapped } from '../layout.ts';
import { type Shown, shownFile, type Viewpoint, viewpointGiven } from '../records/read.ts';
import { boardAt, toldAt } from '../records/telling.ts';

export interface Given {
  readonly as?: string;
  readonly at?: string;
}

/** Opens the screen, or prints one moment. */
export async function replayMatch(file: string, given: Given, terminal: Terminal): Promise<void> {
  const shown = await shownFile(file, terminal);
  const view = viewpointGiven(shown, given.as, terminal);
  const last = shown.choices.length;
  const at = given.at === undefined ? undefined : Math.min(wholeNumber('--at', given.at, 0, terminal), last);
  if (at !== undefined || !process.stdin.isTTY || !process.stdout.isTTY) printMoment(shown, at ?? last, view, terminal);
  else {
    process.env.NODE_ENV ??= 'production';
    const { replayOnTerminal } = await import('../play/replay-screen.ts');
    await replayOnTerminal(shown, view, terminal.language);
  }
}

function printMoment(shown: Shown, step: number, view: Viewpoint, terminal: Terminal): void {
  const told = toldAt(shown, step, view, terminal);
  const lines = [...(told === '' ? [] : [...wrapped(told), '']), ...boardAt(shown, step, view, terminal)];
  lines.forEach(terminal.print);
}
