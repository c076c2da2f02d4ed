import type { State } from '@interregnum/kernel';
import { draftTexts } from '@interregnum/table';
import { type ChoiceWords, choiceWords, type Speaker, speaker } from '@interregnum/texts/lazy';
import { useMemo, useSyncExternalStore } from 'react';
import type { Mark, Scene } from '../games/view.ts';
import { useWords } from '../shell/words.tsx';
import { type Chip, chipsOf, type Draws, drawnAfter, offersOf, offersWith, openMarks, touch } from './choosing.ts';
import type { TableModel } from './model.ts';
import { namesAt } from './names.ts';
import { offeredAt, seenAt, seenBefore } from './standing.ts';
import { touchMark } from './touching.ts';

/** What the parts of a table's screen are drawn from. */
export interface Shown {
  readonly model: TableModel;
  readonly position: never;
  readonly before: never;
  readonly scene: Scene;
  readonly words: Speaker;
  readonly choices: ChoiceWords;
  readonly chips: readonly Chip[];
  /** What is open to be touched, drawn or as a button. */
  readonly open: readonly Mark[];
}

const positionIn = (model: TableModel, s: State): never => JSON.parse(model.table.game.position.write(s)) as never;

/** Follows a table: drawn anew whenever it changes. */
export function useTable(model: TableModel): Shown {
  const version = useSyncExternalStore(model.subscribe, model.snapshot);
  const { language, text } = useWords();
  const { game } = model.table;
  const nameOf = useMemo(() => namesAt(model.table, language), [model, language]);
  const words = useMemo(() => speaker(game.meta.id, language, nameOf), [game, language, nameOf]);
  const choices = useMemo(() => choiceWords(game.meta.id, language, nameOf), [game, language, nameOf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for all that changes in the model
  return useMemo(() => {
    const [position, before] = [positionIn(model, seenAt(model)), positionIn(model, seenBefore(model))];
    const { prompt, asked } = model;
    const drawn: Draws = (mark) => prompt !== undefined && model.view.draws(mark, prompt.key, position);
    const draws = drawnAfter(model.touched, drawn);
    const offers = offersOf(offeredAt(model), choices);
    const left = offersWith(offers, model.touched);
    const open = openMarks(left, draws);
    const isOpen = (mark: string): boolean =>
      open.has(mark) || (mark.includes(' ') && touch(offers, model.touched, mark, drawn) !== undefined);
    const chips = chipsOf(left, draws);
    const [begun = ''] = draftTexts(model.table);
    const chosen = new Set([begun, ...model.touched.map((part) => part.text)].flatMap((each) => each.split(' ')));
    const scene: Scene = {
      language,
      viewer: model.viewer ?? 'audience',
      asked: prompt === undefined || asked === undefined ? undefined : { seat: asked, key: prompt.key },
      words,
      text,
      nameOf,
      isOpen,
      isChosen: (mark) => chosen.has(mark),
      touch: (mark) => touchMark(model, mark, { words: choices, draws: drawn }),
    };
    return {
      model,
      position,
      before,
      scene,
      words,
      choices,
      chips,
      open: [...open.keys(), ...chips.map(({ mark }) => mark)],
    };
  }, [version, model, language, words, choices, text, nameOf]);
}
