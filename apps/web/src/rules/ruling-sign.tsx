import { rulesText } from '@interregnum/texts/lazy';
import type { RulesBlock } from '@interregnum/texts/rules';
import { useId, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { Marked } from './marked.tsx';
import { wordsOf } from './search.ts';

interface RulingSignProps {
  readonly ruling: NonNullable<RulesBlock['ruling']>;
  readonly words: readonly string[];
}

/** Says that a paragraph is our reading; the other one is told on demand, or if it has what is looked for. */
export function RulingSign({ ruling, words }: RulingSignProps) {
  const { language } = useWords();
  const note = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || words.some((word) => wordsOf(ruling.text).join(' ').includes(word));
  return (
    <>
      {'\u2060'}
      <button
        type="button"
        className="ruling-sign"
        aria-label={rulesText(language)('ruling')}
        aria-expanded={isShown}
        aria-controls={note}
        onClick={() => setOpen(!isShown)}
      >
        <RulingMark />
      </button>
      <span id={note} className="ruling-note" hidden={!isShown}>
        {isShown ? <Marked text={ruling.text} words={words} /> : null}
      </span>
    </>
  );
}

/** The sign itself. */
export const RulingMark = () => (
  <svg className="ruling-mark" viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
    <path d="M6 1 11 6 6 11 1 6z" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
