import type { Seat } from '@interregnum/kernel';
import type { AppText, Speaker } from '@interregnum/texts';
import type { Terminal } from '../language.ts';

/** How a match is told: in which words, of whom, and to whom. */
export interface Telling {
  readonly words: Speaker;
  /** What is said at a table, whatever is played there. */
  readonly text: AppText;
  /** Who plays for a seat, or for a side behind the seats. */
  readonly nameOf: (side: number) => string;
  readonly terminal: Terminal;
  /** Who looks at it. */
  readonly viewer: Seat | 'audience';
}

/**
 * How a game is shown in a terminal, from the position that its viewer sees, as JSON with `?` for every hidden card.
 * No line is wider than 80 columns, and no drawing is higher than 14 lines.
 */
export interface Board<Position = unknown> {
  /** Changes whenever the board is to be drawn anew. */
  stage(position: Position): string | number;
  /** What the signs on the board mean, told once. */
  legend(position: Position, telling: Telling): string[];
  draw(position: Position, telling: Telling): string[];
}
