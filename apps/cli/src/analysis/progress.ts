import type { Evaluation } from '@interregnum/bots';
import type { Game, State } from '@interregnum/kernel';
import { COLUMNS, cut } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { percentIn, wordsOf } from './report.ts';

/** The best choice so far on standard error, if that is a terminal. */
export interface AnalysisProgress {
  show(at: number, evaluation: Evaluation): void;
  clear(): void;
}

const CLEAR_LINE = '\r\u001b[2K';

export function progressOf(game: Game, positions: readonly State[], terminal: Terminal): AnalysisProgress {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const percent = percentIn(terminal);
  return {
    show: (at, { best, value }) => {
      const choice = wordsOf(game, positions[at], best, terminal);
      const values = { at: at + 1, count: positions.length, choice, percent: percent(value) };
      process.stderr.write(CLEAR_LINE + cut(terminal.text('analyze.so-far', values), COLUMNS - 1));
    },
    clear: () => {
      process.stderr.write(CLEAR_LINE);
    },
  };
}
