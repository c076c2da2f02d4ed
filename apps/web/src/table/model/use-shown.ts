import type { Viewer } from '@interregnum/match';
import { type ScreenInput, viewerOf, type Wording, wordingOf } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import { useMemo, useSyncExternalStore } from 'react';
import type { DrawnScreen, Scene } from '../../games/drawing.ts';
import { useWords } from '../../shell/words.tsx';
import { type Stage, wayOn } from '../motion/stage.ts';
import { useStage } from '../motion/use-stage.ts';
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
  /** What drawings are told beside the board. */
  readonly scene: Scene;
  /** What is just played of what happened (`Beats` of packages/screen), and how it is set. */
  readonly stage: Stage;
  readonly setStage: (stage: Stage) => void;
}

/**
 * Follows a table: what is on its screen is worked out anew whenever something that it is made from has changed. It is given to
 * `TableScreen`, which hands it down as `shown`, to `SideLog` and its `Log` as to all other parts.
 */
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
  const [stage, setStage] = useStage(model, input);
  // The game asks `screenOf` of packages/screen what is on it, and draws it.
  const onScreen = useMemo(() => gameTable.onScreen(input, wording), [gameTable, input, wording]);
  const drawn = useMemo(() => onScreen(scene, wayOn(stage)), [onScreen, scene, stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for all that changes in the model
  return useMemo(
    () => ({ model, wording, input, scene, stage, setStage, ...drawn }),
    [version, model, wording, input, scene, stage, setStage, drawn],
  );
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
