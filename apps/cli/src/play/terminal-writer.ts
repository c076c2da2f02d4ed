import { cut, widthOf } from '../terminal/layout.ts';
import type { Size } from './terminal-screen.ts';

/** Where pictures go. */
export interface Output {
  write(text: string): unknown;
}

const mode = (number: number, is: boolean): string => `\u001b[?${number}${is ? 'h' : 'l'}`;
/** Modes of a terminal: another screen than that of the shell, a cursor, lines that break, updates shown as a whole. */
const [OTHER_SCREEN, CURSOR, BREAKS, UPDATE] = [1049, 25, 7, 2026];
const CLEAR = '\u001b[2J';
const CLEAR_REST = '\u001b[0m\u001b[K';
const toRow = (row: number): string => `\u001b[${row + 1};1H`;

/**
 * Shows pictures, line by line, on a screen of their own, and leaves the terminal as it was. Only lines that have changed
 * are written, all of them as one update. The modes are those that every terminal of today knows; it skips others.
 */
export class TerminalWriter {
  private readonly output: Output;
  private lines: readonly string[] | undefined;
  private isOpen = false;

  constructor(output: Output) {
    this.output = output;
  }

  open(): void {
    this.isOpen = true;
    this.lines = undefined;
    this.output.write(mode(OTHER_SCREEN, true) + mode(CURSOR, false) + mode(BREAKS, false));
  }

  /** The next picture is to be drawn as a whole: the terminal has another size, or its screen was used by others. */
  forget(): void {
    this.lines = undefined;
  }

  show(picture: readonly string[], { columns, rows }: Size): void {
    const before = this.lines;
    this.lines = Array.from({ length: rows }, (_, row) => fitting(picture[row] ?? '', columns));
    const changed = this.lines.flatMap((line, row) =>
      before?.[row] === line ? [] : [`${toRow(row)}${line}${widthOf(line) < columns ? CLEAR_REST : ''}`],
    );
    const update = (before === undefined ? CLEAR : '') + changed.join('');
    this.output.write(mode(UPDATE, true) + update + mode(UPDATE, false));
  }

  /** Gives the terminal back; only the first time. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.output.write(mode(BREAKS, true) + mode(CURSOR, true) + mode(OTHER_SCREEN, false));
  }
}

const fitting = (line: string, columns: number): string => (widthOf(line) <= columns ? line : cut(line, columns));
