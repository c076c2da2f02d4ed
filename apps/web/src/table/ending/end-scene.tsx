import './end-scene.css';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../shell/words.tsx';

/** Milliseconds that all beats take together, that each takes at least so that it can be read, and for which the last one stays. */
const WHOLE = 3300;
const LEAST = 1300;
const STAYS = 900;

interface EndSceneProps {
  readonly title: string;
  readonly picture: ReactNode;
  /** What is told, one after the other. */
  readonly beats: readonly string[];
  readonly done: () => void;
}

/** The end of a match as a scene: a picture that moves, with words, beat by beat. A touch or a key passes it over. */
export function EndScene({ title, picture, beats, done }: EndSceneProps) {
  const { text } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const beat = Math.max(WHOLE / beats.length, LEAST);
  const at = useBeat(beats.length, beat, done);
  useEffect(() => {
    place.current?.showPopover();
    place.current?.focus();
  }, []);
  return (
    <div
      ref={place}
      className="end-scene end-moves"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      popover="manual"
      tabIndex={-1}
      style={{ '--beat': `${beat}ms` } as CSSProperties}
      onClick={done}
      onKeyDown={(event) => !isPartOfAnother(event.key) && done()}
    >
      <div className="end-stage">
        {picture}
        <p className="end-words" aria-live="polite">
          {beats[at]}
        </p>
      </div>
      <button type="button" className="button" onClick={done}>
        {text('table.skip')}
      </button>
    </div>
  );
}

/** Keys that mean nothing alone. */
const isPartOfAnother = (key: string): boolean => ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key);

/** Which beat is told; after the last one it is done. */
function useBeat(count: number, beat: number, done: () => void): number {
  const [at, go] = useState(0);
  useEffect(() => {
    const isLast = at === count - 1;
    const timer = setTimeout(() => (isLast ? done() : go(at + 1)), beat + (isLast ? STAYS : 0));
    return () => clearTimeout(timer);
  }, [at, count, beat, done]);
  return at;
}
