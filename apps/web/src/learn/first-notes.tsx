import '../table/prompt/hint-line.css';
import './first-note.css';
import { type Note, type NoteMoment, noteAt, notesOf } from '@interregnum/lessons';
import { hasEnded, openingOf, textsOf } from '@interregnum/match';
import { promptOf } from '@interregnum/screen';
import { NOTES, noteText } from '@interregnum/texts/lazy';
import { useEffect, useState } from 'react';
import { hasLearned, playedWord, remember } from '../shell/learned.ts';
import { useLanguage } from '../shell/words.tsx';
import type { ShownTable } from '../table/model/use-shown.ts';
import { topDialog } from '../ui/dialog.tsx';

const noteWord = (game: string, { id }: Note): string => `note ${game} ${id}`;

/** A small note at the moment it matters, each once; the next choice, Escape and its button close it. */
export function FirstNotes({ shown }: { readonly shown: ShownTable }) {
  const { model, input, scene } = shown;
  const language = useLanguage(NOTES);
  const [note, close] = useNote(shown);
  const isOver = hasEnded(input.view);
  useEffect(() => {
    if (isOver) remember(playedWord(model.gameId));
  }, [isOver, model]);
  return (
    <div aria-live="polite">
      {note !== undefined && language !== undefined && (
        <div className="hint-line first-note">
          <span>{noteText(language)(`${model.gameId}.${note.id}`)}</span>
          <span className="hint-line-buttons">
            <button
              type="button"
              className="button plain"
              aria-label={scene.text('dialog.close')}
              title={scene.text('dialog.close')}
              onClick={close}
            >
              ✕
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

/** The note of the moment. It stays until the question changes; then it counts as told. */
function useNote(shown: ShownTable): [Note | undefined, () => void] {
  const { gameId } = shown.model;
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [note, setNote] = useState<Note>();
  useEffect(() => {
    let isLeft = false;
    notesOf(gameId).then((found) => !isLeft && setNotes(found));
    return () => {
      isLeft = true;
    };
  }, [gameId]);
  const { asked } = shown.screen;
  const drafted = shown.input.draft === undefined ? '' : textsOf(shown.input.draft).join();
  const question = asked === undefined ? '' : `${shown.input.view.token} ${drafted}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is a question; the rest of the screen changes with it
  useEffect(() => {
    const moment = momentOf(shown);
    const isTold = (each: Note): boolean =>
      hasLearned(noteWord(gameId, each)) || (each.isTaught === true && hasLearned(gameId));
    const next = moment && noteAt(notes, moment, isTold);
    setNote(next);
    if (next !== undefined) remember(noteWord(gameId, next));
  }, [question, notes]);
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && topDialog() === undefined) setNote(undefined);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return [note, () => setNote(undefined)];
}

/** What notes are decided by; undefined while nothing is asked here. */
function momentOf({ input }: ShownTable): NoteMoment<never> | undefined {
  const { draft, view } = input;
  const prompt = promptOf(input);
  if (draft === undefined || prompt === undefined) return undefined;
  return {
    seen: JSON.parse(view.game.position.write(openingOf(draft))) as never,
    seat: draft.seat,
    drafted: textsOf(draft),
    asked: prompt.key,
  };
}
