import { useId, useState } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import { DAY_LEVEL, DRAWN_TURNS, dayOf } from './day.ts';
import { DayCalendar } from './day-calendar.tsx';
import { type DayStanding, dayStanding } from './day-standing.ts';
import { dealDay } from './deal-day.ts';
import { ShareLine } from './share-line.tsx';
import type { KnownResults } from './use-results.ts';
import { dayWords, outcomeWords, useResultWords } from './words.ts';

/** When a UTC day begins on this clock. */
const midnight = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(Date.parse(day));

/** Today’s deal of each game, and how those of the last days went. */
export function DaySection(known: KnownResults) {
  const words = useWords();
  const results = useResultWords();
  const heading = useId();
  const [today] = useState(() => dayOf(Date.now()));
  const bot = words.table(`level.${DAY_LEVEL}`);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{results('day.title')}</h2>
      <p>{results('day.about', { date: dayWords(words.language, today), bot })}</p>
      <p className="quiet">{results('day.utc', { time: midnight(words.language, today) })}</p>
      <ul className="results-list">
        {GAME_IDS.map((game) => (
          <DayItem
            key={game}
            game={game}
            standing={dayStanding(game, today, known.days, known.results)}
            tables={known.tables}
          />
        ))}
      </ul>
      <DayCalendar today={today} {...known} />
    </section>
  );
}

interface DayItemProps {
  readonly game: GameId;
  readonly standing: DayStanding;
  readonly tables: ReadonlySet<string>;
}

/** A game’s deal of today: how it stands, and the way to it. */
function DayItem({ game, standing, tables }: DayItemProps) {
  const { text, table } = useWords();
  const results = useResultWords();
  const { isBusy, problem, begin } = useDealing();
  const [title, door] = [useId(), useId()];
  const { day, tried, result } = standing;
  const isOpen = tried !== undefined && result === undefined && tables.has(tried.table);
  const said =
    result !== undefined
      ? outcomeWords(results, result)
      : results(isOpen ? 'day.open' : tried === undefined ? 'day.none' : 'day.left');
  return (
    <li className="day-item">
      <h3 id={title}>{text(`start.title.${game}`)}</h3>
      <p className={result === undefined ? 'quiet' : 'day-result'}>{said}</p>
      {game in DRAWN_TURNS && <p className="quiet">{results('day.drawn')}</p>}
      <div className="results-doors">
        {isOpen ? (
          <Link href={`/table/${tried.table}`} id={door} className="button gold" aria-labelledby={`${door} ${title}`}>
            {results('day.continue')}
          </Link>
        ) : (
          <button
            type="button"
            id={door}
            className={tried === undefined ? 'button gold' : 'button'}
            aria-labelledby={`${door} ${title}`}
            disabled={isBusy}
            onClick={() => begin(() => dealDay(game, day, table))}
          >
            {results(tried === undefined ? 'day.play' : 'day.again')}
          </button>
        )}
        {result !== undefined && <ShareLine game={game} day={day} said={said} about={title} />}
      </div>
      <p role="alert" className="wrong">
        {problem === undefined ? '' : text(problem)}
      </p>
    </li>
  );
}
