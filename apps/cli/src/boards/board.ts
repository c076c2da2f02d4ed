import type { Speaker } from '@interregnum/texts';
import type { Terminal } from '../language.ts';

/** Who sits at a table and how it is spoken of. */
export interface Table {
  readonly words: Speaker;
  /** Who plays for a seat, or for a side behind the seats. */
  readonly nameOf: (side: number) => string;
  readonly terminal: Terminal;
}

/** How a game is shown in a terminal, from its position as JSON. No line is wider than 80 columns. */
export interface Board<Position = unknown> {
  /** Changes whenever the board is to be drawn anew. */
  stage(position: Position): string | number;
  /** What the signs on the board mean, told once. */
  legend(position: Position, table: Table): string[];
  draw(position: Position, table: Table): string[];
}
