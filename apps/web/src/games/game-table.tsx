import { type GameScreen, screenOf, touchMark } from '@interregnum/screen';
import type { Drawings, GameTable, Glyphs } from './drawing.ts';

/** A game at a table: from what is known to what is drawn, and from what is touched to what that means. */
export const gameTable = <Board,>(
  game: GameScreen<Board>,
  { Board, Hand, Holdings, Overview }: Drawings<Board>,
  glyphs: Glyphs,
): GameTable => ({
  ...glyphs,
  draw(input, wording, scene) {
    const screen = screenOf(game, input, wording);
    const drawing = { position: screen.board, before: screen.before, from: screen.from, scene };
    return {
      screen,
      board: <Board {...drawing} />,
      hand: <Hand {...drawing} />,
      overview: <Overview {...drawing} />,
      holdings: (side) => <Holdings {...drawing} seat={side} />,
    };
  },
  touchMark: (input, wording, mark) => touchMark(game, input, wording, mark),
});
