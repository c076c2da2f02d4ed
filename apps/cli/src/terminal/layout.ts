import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';

/** No line of ours is wider: a terminal is at least that wide. */
export const COLUMNS = 80;

/** Letters, spaces, lines and signs of one column each: nearly all that is ever drawn. */
const NARROW =
  /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u0386-\u0482\u048a-\u04ff\u2010-\u2027\u202f-\u205e\u2190-\u2319\u232b\u2500-\u25fc\u2654\u2717]*$/;

const require = createRequire(import.meta.url);

/** The columns of any other text. What knows them all is loaded only then, because it takes a moment. */
function measured(text: string): number {
  const { default: stringWidth } = require('string-width') as typeof import('string-width');
  return stringWidth(text);
}

/** The columns a text takes, colours aside; names may be written in letters that take two. */
export function widthOf(text: string): number {
  const plain = text.includes('\u001b') ? stripVTControlCharacters(text) : text;
  return NARROW.test(plain) ? plain.length : measured(plain);
}

/** A text in which control characters are seen instead of obeyed, line ends apart. */
export const visible = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd');

/** A text with blanks behind it, so that it takes at least so many columns. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** A text that takes at most so many columns, with an ellipsis if something is missing. Colours are given up with it. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(stripVTControlCharacters(text))) {
    if (widthOf(kept + segment) >= width) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Colours where the terminal has them; they are never the only sign. */
export const paint = (text: string, colour: number): string =>
  process.stdout.isTTY && process.env.NO_COLOR === undefined && text !== ''
    ? `\u001b[${colour}m${text}\u001b[0m`
    : text;

interface Lines {
  /** Blanks before the first line, and before the others. */
  readonly indent?: number;
  readonly hang?: number;
  /** The last column they may reach. */
  readonly width?: number;
  /** What stands between two pieces of a line. */
  readonly between?: string;
}

/** Pieces side by side, in as many lines as they need. No piece is broken. */
export function inLines(pieces: readonly string[], shape: Lines = {}): string[] {
  const { indent = 2, hang = 4, width = COLUMNS, between = ' ' } = shape;
  const gap = widthOf(between);
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const piece of pieces) {
    const margin = lines.length === 0 ? indent : hang;
    const own = widthOf(piece);
    if (line !== '' && margin + taken + gap + own > width) {
      lines.push(' '.repeat(margin) + line);
      [line, taken] = [piece, own];
    } else if (line === '') [line, taken] = [piece, own];
    else [line, taken] = [line + between + piece, taken + gap + own];
  }
  return [...lines, ' '.repeat(lines.length === 0 ? indent : hang) + line];
}

/** A text in lines that break at its plain spaces, but not before a number or a dash. */
export const wrapped = (text: string, shape?: Lines): string[] => inLines(text.split(/ (?![\d—])/), shape);

/** Rows of cells, each column as wide as it must be; those named by `right` are flush right. */
export function inColumns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  const cell = (text: string, column: number): string => {
    const blanks = ' '.repeat(widths[column] - widthOf(text));
    return right.includes(column) ? blanks + text : text + blanks;
  };
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd());
}
