import type { State } from '@interregnum/kernel';
import { draftTexts, playersAt } from '@interregnum/table';
import { type ChoiceWords, choiceWords, type Speaker, speaker } from '@interregnum/texts/lazy';
import { useMemo, useSyncExternalStore } from 'react';
import type { Mark, Scene } from '../games/view.ts';
import { useWords } from '../shell/words.tsx';
import {
  type Chip,
  chipsOf,
  type Draws,
  drawnAfter,
  leftBy,
  offersOf,
  offersWith,
  openMarks,
  placeChosen,
  toldBeside,
  touchPiece,
} from './choosing.ts';
import type { TableModel } from './model.ts';
import { namesAt } from './names.ts';
import { offeredAt, seenAfter, seenAt, seenBefore, seenFrom } from './standing.ts';
import { touchMark } from './touching.ts';
import { waitingChoices } from './waiting.ts';

/** What the parts of a table's screen are drawn from. */
export interface Shown {
  readonly model: TableModel;
  readonly position: never;
  readonly before: never;
  readonly from: never;
  readonly scene: Scene;
  readonly words: Speaker;
  readonly choices: ChoiceWords;
  readonly chips: readonly Chip[];
  /** What is open to be touched, drawn or as a button. */
  readonly open: readonly Mark[];
}

/** A position as the drawings read it; the same object as long as nothing in it changes. */
function usePosition({ table }: TableModel, s: State | undefined): never {
  const written = s && table.game.position.write(s);
  return useMemo(() => (written === undefined ? undefined : JSON.parse(written)) as never, [written]);
}

/** How a table is told: by whom, in which words. */
function useTelling({ table }: TableModel): Telling {
  const { language, text } = useWords();
  const { game } = table;
  const names = playersAt(table)
    .map(({ name }) => name)
    .join('\n');
  return useMemo(() => {
    const nameOf = namesAt(names.split('\n'), game.meta.id, language);
    const words = speaker(game.meta.id, language, nameOf);
    return { language, text, nameOf, words, choices: choiceWords(game.meta.id, language, nameOf) };
  }, [game, names, language, text]);
}

interface Telling extends Pick<Scene, 'language' | 'text' | 'nameOf' | 'words'> {
  readonly choices: ChoiceWords;
}

/** Choices of several words name one thing: `moray scots`. */
const isTogether = (text: string): boolean => text.includes(' ');
const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(' '));

/** What there is to say of a whole choice, by what it leads to. */
function toldOf(model: TableModel, position: never, telling: Telling, choice: string): string {
  const after = (): never => JSON.parse(model.table.game.position.write(seenAfter(model, choice))) as never;
  return model.view.tells?.(choice, position, after, telling) ?? '';
}

/** What is open, and the scene that is drawn; the same objects as long as nothing in them changes. */
function useScene(model: TableModel, position: never, telling: Telling): Pick<Shown, 'scene' | 'chips' | 'open'> {
  const { prompt, asked, touched, view } = model;
  const viewer = model.viewer ?? 'audience';
  const offered = offeredAt(model).join('\n');
  const drafted = draftTexts(model.table).join('\n');
  const waiting = asked === undefined ? '' : waitingChoices(model.table).join('\n');
  const key = prompt?.key;
  return useMemo(() => {
    const { choices, ...told } = telling;
    const drawn: Draws = (mark) => key !== undefined && view.draws(mark, key, position);
    const draws = drawnAfter(touched, drawn);
    const offers = offersOf(offered.split('\n').filter(Boolean), choices);
    const left = offersWith(offers, touched);
    const marks = openMarks(left, draws);
    const made = drafted.split('\n');
    const place = placeChosen(touched, made);
    const chosen = new Set([
      ...made.filter(isTogether),
      ...waiting.split('\n').filter((text) => !marks.has(text)),
      ...wordsOf([made[0], ...touched.map(({ text }) => text)]),
    ]);
    const scene: Scene = {
      ...told,
      viewer,
      asked: key === undefined || asked === undefined ? undefined : { seat: asked, key },
      isOpen: (mark) =>
        marks.has(mark) || (mark.includes(' ') && touchPiece(offers, touched, place, mark, drawn) !== undefined),
      isChosen: (mark) => chosen.has(mark),
      choicesBy: (mark) =>
        leftBy(offers, mark === undefined ? { touched } : touchPiece(offers, touched, place, mark, drawn)),
      tells: (choice) => toldOf(model, position, telling, choice),
      touch: (mark) => touchMark(model, mark, { words: choices, draws: drawn }),
      explain: (about, clause) => model.refuse({ about, clause }),
    };
    const chips = chipsOf(left, draws).map((chip) => toldBeside(chip, scene.choicesBy(chip.mark).map(scene.tells)));
    return { scene, chips, open: [...marks.keys(), ...chips.map(({ mark }) => mark)] };
  }, [model, view, position, telling, viewer, offered, drafted, waiting, key, asked, touched]);
}

/** Follows a table: drawn anew whenever it changes. */
export function useTable(model: TableModel): Shown {
  const version = useSyncExternalStore(model.subscribe, model.snapshot);
  const telling = useTelling(model);
  const [position, before] = [usePosition(model, seenAt(model)), usePosition(model, seenBefore(model))];
  const from = usePosition(model, seenFrom(model));
  const { scene, chips, open } = useScene(model, position, telling);
  const { words, choices } = telling;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for all that changes in the model
  return useMemo(
    () => ({ model, position, before, from, scene, words, choices, chips, open }),
    [version, model, position, before, from, scene, words, choices, chips, open],
  );
}
