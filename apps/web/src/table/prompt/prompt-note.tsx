import './prompt-note.css';
import { useState } from 'react';

interface NoteProps {
  /** What was chosen so far; empty if nothing was. */
  readonly chosenText: string;
  /** What it does, in words; empty if there is nothing to say. */
  readonly effectText: string;
  /** What is told if there is nothing else, where the news have no place of their own. */
  readonly news: string;
  /** Whether nothing is left to choose: what the turn leads to is hardly ever cut then. */
  readonly isLast: boolean;
}

/** What was chosen so far, and what it does: one line, and all of it once it is touched. */
export function PromptNote({ chosenText, effectText, news, isLast }: NoteProps) {
  const [isWhole, setWhole] = useState(false);
  const isNews = chosenText === '' && effectText === '';
  const note = isNews ? news : effectText;
  if (chosenText === '' && note === '') return null;
  const kind = [isWhole && 'whole', isNews && 'only-narrow', isLast && 'last'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={`prompt-note ${kind}`}
      aria-expanded={isWhole}
      title={`${chosenText} ${note}`.trim()}
      onClick={() => setWhole(!isWhole)}
    >
      <span>
        {chosenText !== '' && <span className="prompt-made">{chosenText}</span>}
        {note !== '' && <span className="prompt-about">{note}</span>}
      </span>
    </button>
  );
}
