import type { Table } from '@interregnum/table';
import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../language.ts';
import { wrapped } from '../layout.ts';
import { tableIn, type Viewpoint, viewpointGiven } from '../records/read.ts';
import { boardAt, toldAt } from '../records/telling.ts';

export interface Given {
  readonly as?: string;
  readonly at?: string;
}

/** Opens the screen, or prints one moment. */
export async function replayMatch(file: string, given: Given, terminal: Terminal): Promise<void> {
  const table = await tableIn(file, terminal);
  const view = viewpointGiven(table, given.as, terminal);
  const last = table.choices.length;
  const at = given.at === undefined ? undefined : Math.min(wholeNumber('--at', given.at, 0, terminal), last);
  if (at !== undefined || !process.stdin.isTTY || !process.stdout.isTTY) printMoment(table, at ?? last, view, terminal);
  else {
    process.env.NODE_ENV ??= 'production';
    const { replayOnTerminal } = await import('../play/replay-screen.ts');
    await replayOnTerminal(table, view, terminal.language);
  }
}

function printMoment(table: Table, step: number, view: Viewpoint, terminal: Terminal): void {
  const told = toldAt(table, step, view, terminal);
  const lines = [...(told === '' ? [] : [...wrapped(told), '']), ...boardAt(table, step, view, terminal)];
  lines.forEach(terminal.print);
}
