import { widthOf } from '../../terminal/layout.ts';

/** A line of the table: what the near seat has, what both fight for, what the far seat has and what lies beyond. */
export interface MirroredLine {
  readonly near: string;
  readonly middle: string;
  readonly far: string;
}

/** The near side is at least so wide, that the middle stays where it is while piles grow. */
const NEAR = 18;

/** Lines around a common middle. */
export function mirrored(lines: readonly MirroredLine[]): string[] {
  const near = Math.max(NEAR, ...lines.map((line) => widthOf(line.near)));
  const middle = Math.max(...lines.map((line) => widthOf(line.middle)));
  return lines.map((line) => {
    const room = middle - widthOf(line.middle);
    const [before, after] = [Math.floor(room / 2), Math.ceil(room / 2)].map((blanks) => ' '.repeat(blanks + 1));
    return `  ${' '.repeat(near - widthOf(line.near))}${line.near}${before}${line.middle}${after}${line.far}`.trimEnd();
  });
}
