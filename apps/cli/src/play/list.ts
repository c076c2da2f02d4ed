import { cut, padded, widthOf } from '../terminal/layout.ts';
import { marked } from './terminal-screen.ts';

/** Where a numbered list stands: columns are filled from top to bottom. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
}

const GAP = 2;

function gridOf(labels: readonly string[], width: number): Grid {
  const widest = Math.min(width, Math.max(...labels.map(widthOf)) + GAP);
  const columns = Math.max(1, Math.min(labels.length, Math.floor(width / widest)));
  const rows = Math.ceil(labels.length / columns);
  return { columns: Math.ceil(labels.length / rows), rows, width: widest };
}

const numbered = (words: readonly string[]): string[] => words.map((word, at) => `${at + 1} ${word}`);

/** How many lines a list would like to have. */
export const listHeight = (words: readonly string[], width: number): number =>
  words.length === 0 ? 0 : gridOf(numbered(words), width).rows;

/** A numbered list in columns, in at most `height` lines around the cursor; arrows tell that there is more. */
export function listLines(words: readonly string[], cursor: number, width: number, height: number): string[] {
  if (words.length === 0) return [];
  const labels = numbered(words);
  const grid = gridOf(labels, width);
  const cell = (at: number): string => {
    const label = cut(labels[at] ?? '', grid.width - GAP);
    return padded(at === cursor ? marked(label) : label, grid.width);
  };
  const first = Math.max(0, Math.min((cursor % grid.rows) - Math.floor(height / 2), grid.rows - height));
  const lines = Array.from({ length: Math.min(height, grid.rows) }, (_, line) =>
    Array.from({ length: grid.columns }, (_, column) => cell(column * grid.rows + first + line))
      .join('')
      .trimEnd(),
  );
  return lines.map((line, at) => {
    const more = (at === 0 && first > 0 ? '↑' : '') + (at === height - 1 && first + height < grid.rows ? '↓' : '');
    return more === '' ? line : `${padded(line, grid.columns * grid.width - 1)} ${more}`;
  });
}

/** Where the cursor goes: up and down along a column, left and right to the next. */
export function moved(cursor: number, key: string, words: readonly string[], width: number): number {
  const { rows } = gridOf(numbered(words), width);
  const step = { up: -1, down: 1, left: -rows, right: rows, home: -cursor, end: words.length }[key] ?? 0;
  const to = cursor + step;
  if (Math.abs(step) === 1) return (to + words.length) % words.length;
  return to < 0 || (to >= words.length && key === 'right') ? cursor : Math.min(to, words.length - 1);
}
