import { present } from '@interregnum/match';
import { type GameScreen, remarkOn, type Screen, screenOf } from '@interregnum/screen';
import { Suspense } from 'react';
import type { DrawingProps, Drawings, GameTable, Glyphs, Way } from './drawing.ts';

/** A game at a table: from what is known to what is drawn. */
export const gameTable = <Board,>(
  game: GameScreen<Board>,
  { Board, Hand, Holdings, Overview, Ending }: Drawings<Board>,
  glyphs: Glyphs,
): GameTable => ({
  ...glyphs,
  onScreen(input, wording) {
    const screen = screenOf(game, input, wording);
    return (scene, way) => {
      const drawing: DrawingProps<Board> = { ...boardsOn(game, screen, way), isPlayed: way !== undefined, scene };
      return {
        screen,
        board: <Board {...drawing} />,
        hand: <Hand {...drawing} />,
        overview: <Overview {...drawing} />,
        holdings: (side) => <Holdings {...drawing} seat={side} />,
      };
    };
  },
  remarkOn: (view, decision, wording) => remarkOn(game, view, decision, wording),
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

type Boards<Board> = Pick<DrawingProps<Board>, 'board' | 'committed' | 'previous'>;

/** While a scene is played, its pieces are on their way; what a draft leaves alone stays committed. */
function boardsOn<Board>(
  { boardOf, boardWith }: GameScreen<Board>,
  { board, committed, previous }: Screen<Board>,
  way: Way | undefined,
): Boards<Board> {
  if (way?.changes === undefined) return { board, committed, previous };
  const now = boardWith(boardOf(way.from), way.changes);
  return { board: now, committed: board === committed ? now : committed, previous: undefined };
}
