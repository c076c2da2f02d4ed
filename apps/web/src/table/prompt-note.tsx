import './prompt-note.css';
import { useState } from 'react';

interface NoteProps {
  /** What was chosen so far; empty if nothing was. */
  readonly made: string;
  readonly about: string | undefined;
}

/** What was chosen so far, and what it does: one line, and all of it once it is touched. */
export function PromptNote({ made, about = '' }: NoteProps) {
  const [isWhole, setWhole] = useState(false);
  if (made === '' && about === '') return null;
  return (
    <button
      type="button"
      className={isWhole ? 'prompt-note whole' : 'prompt-note'}
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
