import { GAME_IDS } from '../games/index.ts';
import { useWords } from '../shell/words.tsx';
import { daysUpTo } from './day.ts';
import { type DayStanding, dayStanding } from './day-standing.ts';
import { OutcomeSign } from './outcome-sign.tsx';
import { OUTCOMES } from './result.ts';
import type { Kept } from './results-file.ts';
import { dayWords, outcomeWords, useResultWords } from './words.ts';

const DAYS = 7;

/** How the first tries of the last days went: a sign for each, and its words for those who do not see it. */
export function DayCalendar({ today, results: kept, days: tries }: Kept & { readonly today: string }) {
  const { text, language } = useWords();
  const results = useResultWords();
  const days = daysUpTo(today, DAYS);
  return (
    <>
      <table className="day-calendar">
        <caption>{results('day.last')}</caption>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={dayWords(language, day)}
                aria-current={day === today ? 'date' : undefined}
              >
                {Number(day.slice(-2))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GAME_IDS.map((game) => (
            <tr key={game}>
              <th scope="row">{text(`start.title.${game}`)}</th>
              {days.map((day) => (
                <DayCell key={day} standing={dayStanding(game, day, tries, kept)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SignLegend />
    </>
  );
}

/** What the signs mean; whoever hears the cells needs none. */
function SignLegend() {
  const results = useResultWords();
  return (
    <p className="sign-legend quiet" aria-hidden="true">
      {OUTCOMES.map((outcome) => (
        <span key={outcome}>
          <OutcomeSign outcome={outcome} /> {results(`outcome.${outcome}`)}
        </span>
      ))}
    </p>
  );
}

function DayCell({ standing: { tried, result } }: { readonly standing: DayStanding }) {
  const results = useResultWords();
  const said =
    result !== undefined ? outcomeWords(results, result) : results(tried === undefined ? 'day.missed' : 'day.left');
  const outcome = result?.outcome ?? (tried === undefined ? undefined : 'unfinished');
  return (
    <td title={said}>
      <OutcomeSign outcome={outcome} />
      <span className="unseen">{said}</span>
    </td>
  );
}
