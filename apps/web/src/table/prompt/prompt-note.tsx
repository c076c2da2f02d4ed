import './prompt-note.css';
import { useState } from 'react';

interface NoteProps {
  /** What was chosen so far; empty if nothing was. */
  readonly made: string;
  readonly about: string;
  /** What is told if there is nothing else, where the news have no place of their own. */
  readonly news: string;
}

/** What was chosen so far, and what it does: one line, and all of it once it is touched. */
export function PromptNote({ made, about: what, news }: NoteProps) {
  const [isWhole, setWhole] = useState(false);
  const isNews = made === '' && what === '';
  const about = isNews ? news : what;
  if (made === '' && about === '') return null;
  return (
    <button
      type="button"
      className={`prompt-note ${isWhole ? 'whole' : ''} ${isNews ? 'only-narrow' : ''}`}
      aria-expanded={isWhole}
      title={`${made} ${about}`.trim()}
      onClick={() => setWhole(!isWhole)}
    >
      <span>
        {made !== '' && <span className="prompt-made">{made}</span>}
        {about !== '' && <span className="prompt-about">{about}</span>}
      </span>
    </button>
  );
}
