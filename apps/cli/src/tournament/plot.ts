import { COLUMNS, cut, padded, widthOf } from '../terminal/layout.ts';

/** Something measured, with the interval it may lie in. */
export interface Point {
  readonly label: string;
  /** What stands before the drawing: the figure, and its interval in words. */
  readonly figure: string;
  readonly interval: string;
  readonly low: number;
  readonly at: number;
  readonly high: number;
}

/** What the drawing reaches over, and how its ends are called; a value in between may be marked. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ends: readonly [string, string];
  readonly mark: number | undefined;
}

/** Columns that a name may take. */
export const LONGEST_LABEL = 24;

/** A line for each point, with its interval drawn to a common scale, and a line with the ends of the scale. */
export function plot(points: readonly Point[], scale: Scale): string[] {
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));
  const labels = Math.min(LONGEST_LABEL, widest(points.map(({ label }) => label)));
  const figures = widest(points.map(({ figure }) => figure));
  const intervals = widest(points.map(({ interval }) => interval));
  const before = 2 + labels + 2 + figures + 2 + intervals + 2;
  const width = COLUMNS - before;
  const lines = points.map((point) => {
    const label = padded(cut(point.label, labels), labels);
    const figure = ' '.repeat(figures - widthOf(point.figure)) + point.figure;
    return `  ${label}  ${figure}  ${padded(point.interval, intervals)}  ${drawing(point, scale, width)}`.trimEnd();
  });
  const [from, to] = scale.ends;
  return [...lines, ' '.repeat(before) + padded(from, width - widthOf(to)) + to];
}

function drawing({ low, at, high }: Point, { from, to, mark }: Scale, width: number): string {
  const column = (value: number): number => Math.round(((value - from) / (to - from || 1)) * (width - 1));
  const cells = Array<string>(width).fill(' ');
  if (mark !== undefined) cells[column(mark)] = '┊';
  for (let cell = column(low); cell <= column(high); cell++) cells[cell] = '─';
  cells[column(low)] = '├';
  cells[column(high)] = '┤';
  cells[column(at)] = '●';
  return cells.join('');
}
