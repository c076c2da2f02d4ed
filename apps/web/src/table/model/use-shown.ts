import type { Viewer } from '@interregnum/match';
import { type ScreenInput, viewerOf, type Wording, wordingOf } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import { useMemo, useSyncExternalStore } from 'react';
import type { DrawnScreen, Scene } from '../../games/drawing.ts';
import { useWords } from '../../shell/words.tsx';
import type { TableModel } from './table-model.ts';

/** How a match is put into words here: also in those of the web app. */
export interface WebWording extends Wording {
  readonly text: AppText;
}

/** What the parts of a table's screen are drawn from. */
export interface ShownTable extends DrawnScreen {
  readonly model: TableModel;
  readonly wording: WebWording;
  readonly input: ScreenInput;
  readonly scene: Scene;
}

/** Follows a table: what is on its screen is worked out anew whenever something that it is made from has changed. */
export function useShownTable(model: TableModel): ShownTable {
  const version = useSyncExternalStore(model.subscribe, model.snapshot);
  const { language, text } = useWords();
  const { names } = model.client.view;
  const wording = useMemo(
    () => ({ ...wordingOf(model.gameId, names, language), text }),
    [model, names, language, text],
  );
  const { screenInput: input, gameTable } = model;
  const scene = useScene(model, wording, viewerOf(input));
  // The game draws what `screenOf` of packages/screen says is on it, such as its news (`newsWords` of news.ts).
  const drawn = useMemo(() => gameTable.draw(input, wording, scene), [gameTable, input, wording, scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for all that changes in the model
  return useMemo(() => ({ model, wording, input, scene, ...drawn }), [version, model, wording, input, scene, drawn]);
}

/** What drawings are told beside the board; what they ask for is the model's to do. */
const useScene = (model: TableModel, wording: WebWording, viewer: Viewer): Scene =>
  useMemo(() => {
    const { language, words, nameOf, text } = wording;
    return {
      language,
      words,
      text,
      nameOf,
      viewer,
      touch: model.touch,
      explain: (about, clause) => model.explain({ about, clause }),
    };
  }, [model, wording, viewer]);
