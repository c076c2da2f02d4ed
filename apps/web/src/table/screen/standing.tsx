import './standing.css';
import { hasEnded } from '@interregnum/match';
import { type ScreenInput, standingWords } from '@interregnum/screen';
import { useMemo } from 'react';
import { useWords } from '../../shell/words.tsx';
import type { ShownTable } from '../model/use-shown.ts';

/** Whether there is a tally: until the end, in games that can tell it at any time. */
export const hasTally = ({ view }: ScreenInput): boolean => view.game.tally !== undefined && !hasEnded(view);

interface StandingLinesProps {
  readonly shown: ShownTable;
  /** Which of the endings alone; all of them unless it is told. */
  readonly only?: number;
}

/** Who leads, and by what: a line for each ending that can come. */
export function StandingLines({ shown: { input, wording }, only }: StandingLinesProps) {
  const told = useMemo(() => standingWords(input, wording), [input, wording]);
  return (
    <ul className="standing">
      {told
        .filter((_, at) => only === undefined || at === only)
        .map(({ ending, leads, score, why, isOwn }) => (
          <li key={ending}>
            {ending !== '' && <span className="standing-ending">{ending}</span>}
            <strong className={isOwn ? 'standing-own' : undefined}>
              {leads}
              {score !== '' && ` ${score}`}
            </strong>
            <span className="quiet standing-why">{why}</span>
          </li>
        ))}
    </ul>
  );
}

/** If the game ended now, at a glance; how that is found is opened from it. */
export function Standing({ shown, open }: { readonly shown: ShownTable; readonly open: () => void }) {
  const words = useWords();
  if (!hasTally(shown.input)) return null;
  return (
    <section className="standing-now">
      <h2>
        <button type="button" className="standing-open" onClick={open}>
          {words.table('play.tally')}
        </button>
      </h2>
      <StandingLines shown={shown} />
    </section>
  );
}
