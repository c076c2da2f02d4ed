import { type GameScreen, screenOf, touchMark } from '@interregnum/screen';
import type { DrawingProps, Drawings, GameTable, Glyphs } from './drawing.ts';

/** A game at a table: from what is known to what is drawn, and from what is touched to what that means. */
export const gameTable = <Board,>(
  game: GameScreen<Board>,
  { Board, Hand, Holdings, Overview }: Drawings<Board>,
  glyphs: Glyphs,
): GameTable => ({
  ...glyphs,
  draw(input, wording, scene) {
    const screen = screenOf(game, input, wording);
    const { board, committed, previous } = screen;
    const drawing: DrawingProps<Board> = { board, committed, previous, scene };
    return {
      screen,
      board: <Board {...drawing} />,
      hand: <Hand {...drawing} />,
      overview: <Overview {...drawing} />,
      holdings: (side) => <Holdings {...drawing} seat={side} />,
    };
  },
  touchMark: (input, mark) => touchMark(game, input, mark),
});
