import type { MatchView } from '@interregnum/match';
import { type ScreenInput, wordingOf } from '@interregnum/screen';
import { useMemo } from 'react';
import type { GameTable } from '../games/drawing.ts';
import type { GameId } from '../games/index.ts';
import { useWords } from '../shell/words.tsx';
import { ScreenProvider } from '../ui/screen-context.ts';

/** A match as it stands, and how it is drawn. */
export interface Still {
  readonly gameId: GameId;
  readonly gameTable: GameTable;
  readonly view: MatchView;
}

const nothing = (): void => {};

/** The board of a match, drawn as on its screen; nothing can be touched. */
export function StillBoard({ still: { gameId, gameTable, view } }: { readonly still: Still }) {
  const { language, text } = useWords();
  const { screen, board } = useMemo(() => {
    const wording = wordingOf(gameId, view.names, language);
    const viewer = view.viewer === 'all' ? 'audience' : view.viewer;
    const { words, nameOf } = wording;
    const scene = { language, words, text, nameOf, viewer, touch: nothing, explain: nothing };
    return gameTable.onScreen(inputAt(view), wording)(scene, undefined);
  }, [gameId, gameTable, view, language, text]);
  return <ScreenProvider value={screen}>{board}</ScreenProvider>;
}

/** What the screen of a match is made of at which nobody sits. */
const inputAt = (view: MatchView): ScreenInput => ({
  view,
  moment: { shown: view.choices.length, previous: undefined, isPlayedBack: false, since: undefined },
  draft: undefined,
  touched: [],
  here: [],
  waitsFor: undefined,
  isPending: false,
  isStuck: false,
});
