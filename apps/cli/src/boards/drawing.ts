import type { Seat, State } from '@interregnum/kernel';
import type { AppText, Translator } from '@interregnum/texts';
import type { Terminal } from '../terminal/terminal.ts';

/** What a drawing needs beside the board: words, names, the terminal, and who looks at it. */
export interface DrawingContext {
  readonly words: Translator;
  /** What is said at a table, whatever is played there. */
  readonly text: AppText;
  /** Who plays for a seat, or for a side behind the seats. */
  readonly nameOf: (side: number) => string;
  readonly terminal: Terminal;
  /** Who looks at it. */
  readonly viewer: Seat | 'audience';
}

/**
 * How a game is shown in a terminal: a state that its viewer sees, or the board made of it.
 * No line is wider than 80 columns, and no drawing is higher than 14 lines.
 */
export interface Drawing<Seen = State> {
  /** Changes whenever the board is to be drawn anew. */
  redrawKey(seen: Seen): string | number;
  /** What the signs on the board mean, told once. */
  legend(seen: Seen, context: DrawingContext): string[];
  draw(seen: Seen, context: DrawingContext): string[];
}

/** Draws the board of what is seen. */
export const drawingBy = <Board>(boardOf: (seen: State) => Board, drawing: Drawing<Board>): Drawing => ({
  redrawKey: (seen) => drawing.redrawKey(boardOf(seen)),
  legend: (seen, context) => drawing.legend(boardOf(seen), context),
  draw: (seen, context) => drawing.draw(boardOf(seen), context),
});
