import { type GameScreen, screenOf } from '@interregnum/screen';
import type { DrawingProps, Drawings, GameTable, Glyphs, Scene } from './view.ts';

/** A game at a table: its screen, how it is drawn, and where touches go: what a mark means, then to the table's model. */
export const gameTable = <Board,>(
  game: GameScreen<Board>,
  { Board, Hand, Holdings, Glance }: Drawings<Board>,
  glyphs: Glyphs,
): GameTable => ({
  ...glyphs,
  draw(sight, telling, { intend, text }) {
    const screen = screenOf(game, sight, telling);
    const { viewer, asked, isOpen, isChosen, choicesBy, tells } = screen;
    const { language, words, nameOf } = telling;
    const scene: Scene = {
      language,
      words,
      text,
      nameOf,
      viewer,
      asked,
      isOpen,
      isChosen,
      choicesBy,
      tells,
      touch: (mark) => intend(screen.touch(mark)),
      explain: (about, clause) => intend({ answer: { about, clause } }),
    };
    const drawing: DrawingProps<Board> = { position: screen.board, before: screen.before, from: screen.from, scene };
    return {
      screen,
      scene,
      board: <Board {...drawing} />,
      hand: <Hand {...drawing} />,
      glance: <Glance {...drawing} />,
      holdings: (side) => <Holdings {...drawing} seat={side} />,
    };
  },
});
