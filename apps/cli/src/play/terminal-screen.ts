import { stripVTControlCharacters, styleText } from 'node:util';
import type { AppText } from '@interregnum/texts';
import { cut, padded, widthOf, wrapped } from '../terminal/layout.ts';
import type { Key } from './keys.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What is on the terminal: it draws itself and takes keys. Where a key leads is up to the `Screens`. */
export interface TerminalScreen {
  /** As many lines as there are rows at most, none wider than there are columns. */
  draw(size: Size): string[];
  key(key: Key): void;
  /** Is called when nothing lies on it any more. */
  uncovered?(): void;
  /** Ends the program in an orderly way: what Ctrl-C does on the topmost screen that has something to put away. */
  leave?(): void;
}

/** Screens lie on each other like sheets; the topmost is shown. */
export interface Screens {
  /** Lays a screen on top. */
  open(screen: TerminalScreen): void;
  /** Takes the topmost screen away; the last one ends the program. */
  back(): void;
  /** Lays a screen where the topmost one was. */
  replace(screen: TerminalScreen): void;
  /** Whether a screen is the topmost. */
  shows(screen: TerminalScreen): boolean;
  /** Draws again what is shown, because something happened that was no key. */
  redraw(): void;
  /** Ends the program, with a last word for the terminal. */
  leave(farewell?: string): void;
}

/** The smallest terminal that a game fits into. */
const SMALLEST: Size = { columns: 80, rows: 24 };

const styled = process.env.NO_COLOR === undefined;
type Style = Parameters<typeof styleText>[0];
const style = (format: Style, text: string): string =>
  styled ? styleText(format, text, { validateStream: false }) : text;

export const strong = (text: string): string => style('bold', text);
export const faint = (text: string): string => style('dim', text);
/** Reversed also where there are no colours: it shows where one is. */
export const marked = (text: string): string => `\u001b[7m${stripVTControlCharacters(text)}\u001b[27m`;

/** A bar over the whole width, with something at its left and at its right. */
export function bar(left: string, right: string, width: number): string {
  const room = width - widthOf(right) - 2;
  return marked(` ${padded(cut(left, room - 1), room)}${right} `);
}

/** A page: a bar on top, a body that fills the screen, a line of keys at the bottom. */
export function page(title: string, body: readonly string[], keys: string, { columns, rows }: Size): string[] {
  const room = rows - 2;
  const lines = Array.from({ length: room }, (_, row) => body[row] ?? '');
  return [bar(title, '', columns), ...lines, faint(cut(` ${keys}`, columns))];
}

export const isSmall = ({ columns, rows }: Size): boolean => columns < SMALLEST.columns || rows < SMALLEST.rows;

/** What is shown where nothing fits. */
export const tooSmall = (text: AppText, { columns, rows }: Size): string[] =>
  wrapped(text('play.small', { columns, rows, ...needed }), { indent: 0, hang: 0, width: columns }).slice(0, rows);

const needed = { wide: SMALLEST.columns, high: SMALLEST.rows };
