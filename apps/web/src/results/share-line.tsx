import { useId, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { dayWords, gameWords, useResultWords } from './words.ts';

interface ShareLineProps {
  readonly game: string;
  readonly day: string;
  /** How it ended. */
  readonly said: string;
  /** The id of what names the game. */
  readonly about: string;
}

/** Hands the result of a deal of the day to another app as a line of text, or copies it. It tells nothing of the deal. */
export function ShareLine({ game, day, said, about }: ShareLineProps) {
  const words = useWords();
  const results = useResultWords();
  const button = useId();
  const [told, tell] = useState('');
  const line = results('day.line', {
    date: dayWords(words.language, day),
    game: gameWords(words, game),
    result: said,
  });
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(line).then(
      () => tell(results('day.copied', { line })),
      // It can still be copied by hand.
      () => tell(line),
    );
  const share = async (): Promise<void> => {
    if (navigator.share === undefined) return copy();
    const problem: unknown = await navigator.share({ text: line }).catch((each: unknown) => each);
    const isLeft = problem instanceof DOMException && problem.name === 'AbortError';
    if (problem !== undefined && !isLeft) await copy();
  };
  return (
    <>
      <button type="button" id={button} className="button" aria-labelledby={`${button} ${about}`} onClick={share}>
        {results('day.share')}
      </button>
      <p role="status" className="quiet share-told">
        {told}
      </p>
    </>
  );
}
