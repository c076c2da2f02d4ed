import type { HolidayInfo } from '@interregnum/protocol/client';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day of a calendar as fields of dates have it, by its number since 1970. */
const dayIn = (date: string): number => Date.parse(date) / DAY;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The visitor's holiday: begun until a day or as long as there are days, and ended. */
export function HolidaySection() {
  const you = useYouWords();
  const { language } = useWords();
  const heading = useId();
  const [info, setInfo] = useState<HolidayInfo>();
  const [last, setLast] = useState('');
  const { isBusy, told, act } = useAsking();
  useEffect(() => {
    pageConnection()
      .ask('holiday', {})
      .then(setInfo, () => {});
  }, []);
  if (info === undefined) return null;
  const begin = () =>
    act(async () => {
      const days = last === '' ? {} : { last: dayIn(last) };
      setInfo(await pageConnection().ask('begin-holiday', days));
      return undefined;
    });
  const end = () =>
    act(async () => {
      setInfo(await pageConnection().ask('end-holiday', {}));
      return undefined;
    });
  const { left, until } = info;
  // A day is over at midnight by UTC: it is named as it is there.
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby={heading} className="you-section">
      <h2 id={heading}>{you('holiday.title')}</h2>
      <p>{you('holiday.text')}</p>
      <p role="status">
        {until === undefined ? '' : you('holiday.now', { date: date.format(until - 1) })}{' '}
        {you('holiday.left', { count: left })}
      </p>
      <div className="you-doors">
        {until === undefined && left > 0 && (
          <>
            <label className="you-date">
              {you('holiday.last')}
              <input
                type="date"
                className="field"
                value={last}
                min={dateOf(Date.now())}
                onChange={(event) => setLast(event.target.value)}
              />
            </label>
            <button type="button" className="button" disabled={isBusy} onClick={begin}>
              {you('holiday.begin')}
            </button>
          </>
        )}
        {until !== undefined && (
          <button type="button" className="button" disabled={isBusy} onClick={end}>
            {you('holiday.end')}
          </button>
        )}
      </div>
      <Told told={told} />
    </section>
  );
}
