import { rulesText } from '@interregnum/texts/lazy';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../shell/words.tsx';
import { RulingMark } from './ruling-sign.tsx';

interface RulesToolsProps {
  readonly query: string;
  readonly seek: (query: string) => void;
  /** How many paragraphs are found; undefined while nothing is looked for. */
  readonly count: number | undefined;
  readonly hasCodes: boolean;
  readonly showCodes: (hasCodes: boolean) => void;
  /** Goes to the first that is found. */
  readonly goToFirst: () => void;
}

/** To look for words in the rules, and to see the codes of clauses. A slash leads to the field, Esc empties it. */
export function RulesTools({ query, seek, count, hasCodes, showCodes, goToFirst }: RulesToolsProps) {
  const { language } = useWords();
  const text = rulesText(language);
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const foundText = count === undefined ? '' : count === 0 ? text('nothing') : text('found', { count });
  return (
    <search className="rules-tools">
      <input
        ref={field}
        type="search"
        className="field"
        value={query}
        aria-label={text('search')}
        placeholder={text('search')}
        aria-keyshortcuts="/"
        onChange={({ target }) => seek(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') goToFirst();
          if (key === 'Escape') seek('');
        }}
      />
      <p className="rules-found" role="status">
        {foundText}
      </p>
      <label className="rules-codes">
        <input type="checkbox" checked={hasCodes} onChange={({ target }) => showCodes(target.checked)} />
        {text('codes')}
      </label>
      <p className="rules-key">
        <RulingMark /> {text('ruling.key')}
      </p>
    </search>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

/** A slash leads to the field. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
