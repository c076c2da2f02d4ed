import { Fragment } from 'react';
import { stretches } from './search.ts';

/** A text in which the words that are looked for are marked. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  stretches(text, words).map((part) =>
    part.isFound ? <mark key={part.at}>{part.text}</mark> : <Fragment key={part.at}>{part.text}</Fragment>,
  );
