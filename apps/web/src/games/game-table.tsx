import { present } from '@interregnum/match';
import { type GameScreen, screenOf } from '@interregnum/screen';
import { Suspense } from 'react';
import type { DrawingProps, Drawings, GameTable, Glyphs } from './drawing.ts';

/** A game at a table: from what is known to what is drawn. */
export const gameTable = <Board,>(
  game: GameScreen<Board>,
  { Board, Hand, Holdings, Overview, Ending }: Drawings<Board>,
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
  ending({ view }, scene) {
    const end = present(view);
    const outcome = view.end?.by === 'rules' ? view.game.outcome(end) : undefined;
    if (outcome === undefined) return null;
    const { ending, winners } = outcome;
    return (
      <Suspense>
        <Ending {...{ ending, winners, scene }} board={game.boardOf(end)} criteria={view.game.explain(end)} />
      </Suspense>
    );
  },
  isDrawn: game.isDrawn,
  beatsOf: game.beatsOf,
  isEnd: game.isEnd,
});
