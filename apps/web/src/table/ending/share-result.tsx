import { endWordsOf } from '@interregnum/screen';
import { type RefObject, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { copyPicture, handOut } from './hand-out.ts';
import { paintResult } from './paint-result.ts';

interface ShareResultProps {
  readonly shown: ShownTable;
  /** Where the picture of the ending is drawn. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly decided: string;
}

/** The result as a picture, made in this browser: handed to another app where that can be, else saved or copied. */
export function ShareResult({ shown, picture, decided }: ShareResultProps) {
  const { text } = useWords();
  const [said, say] = useState('');
  const { input, wording, model } = shown;
  const { kinds, names } = input.view;
  const paint = (): Promise<Blob> =>
    paintResult({
      drawing: picture.current?.querySelector('svg') ?? undefined,
      title: endWordsOf(input.view, wording),
      lines: [
        decided,
        names.map((name, seat) => (kinds[seat] === 'human' ? name : `${name} (${text('table.bot')})`)).join(' · '),
      ],
      foot: `${wording.words.word('title')} · Interregnum`,
    });
  const tell = (key: string) => () => say(text(key));
  const share = (): void =>
    void paint()
      .then((blob) => handOut(blob, model.gameId))
      .then(tell('end.picture-made'), tell('end.picture-failed'));
  const copy = (): void => void copyPicture(paint()).then(tell('end.picture-copied'), tell('end.picture-failed'));
  return (
    <>
      <button type="button" className="button" onClick={share}>
        {text('end.share')}
      </button>
      <button type="button" className="button" onClick={copy}>
        {text('end.copy-picture')}
      </button>
      <p role="status" className="quiet">
        {said}
      </p>
    </>
  );
}
