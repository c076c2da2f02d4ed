import './lesson-ending.css';
import { endBeats } from '@interregnum/screen';
import { type CSSProperties, useEffect, useState } from 'react';
import { wantsStillness } from '../shell/settings.ts';
import type { ShownTable } from '../table/model/use-shown.ts';

/** Milliseconds in which the picture moves, and for which it stays then. */
const MOVES = 3300;
const STAYS = 1800;

/** How a game of a lesson has ended, as the picture of its scene above the board: the voice says it, and one can go on at once. */
export function LessonEnding({ shown: { model, input, scene, wording } }: { readonly shown: ShownTable }) {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), MOVES + STAYS);
    return () => clearTimeout(timer);
  }, []);
  if (isGone) return null;
  const beat = MOVES / endBeats(input, wording).length;
  return (
    <div
      className={wantsStillness() ? 'lesson-ending' : 'lesson-ending end-moves'}
      style={{ '--beat': `${beat}ms` } as CSSProperties}
    >
      {model.gameTable.ending(input, scene)}
    </div>
  );
}
