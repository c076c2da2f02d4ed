import './thumbnail.css';
import type { TableLine } from '@interregnum/protocol/client';
import { wordingOf } from '@interregnum/screen';
import { useMemo } from 'react';
import { isGameId } from '../../games/index.ts';
import { useWords } from '../../shell/words.tsx';
import { FACTS } from '../../start/game-card.tsx';
import { ScreenProvider } from '../../ui/screen-context.ts';
import { type Glance, inputAt, useGlance, useIsNear } from './glances.ts';

interface ThumbnailProps {
  readonly line: TableLine;
  readonly names: readonly string[];
}

/** A table as it stands, small, once it comes into sight. It shows nothing that the line beside it does not say. */
export function Thumbnail({ line, names }: ThumbnailProps) {
  const { place, isNear } = useIsNear();
  const glance = useGlance(line, names, isNear);
  const Picture = isGameId(line.game) ? FACTS[line.game].Picture : undefined;
  return (
    <div className="thumbnail" ref={place} aria-hidden="true" inert>
      {glance === undefined ? Picture && <Picture /> : <Board glance={glance} />}
    </div>
  );
}

const nothing = (): void => {};

/** The board of the table, drawn as on its screen. */
function Board({ glance: { gameId, gameTable, view } }: { readonly glance: Glance }) {
  const { language, text } = useWords();
  const { screen, board } = useMemo(() => {
    const wording = wordingOf(gameId, view.names, language);
    const viewer = view.viewer === 'all' ? 'audience' : view.viewer;
    const { words, nameOf } = wording;
    const scene = { language, words, text, nameOf, viewer, touch: nothing, explain: nothing };
    return gameTable.onScreen(inputAt(view), wording)(scene, undefined);
  }, [gameId, gameTable, view, language, text]);
  return (
    <div className={`thumbnail-board ${gameId}`}>
      <ScreenProvider value={screen}>{board}</ScreenProvider>
    </div>
  );
}
