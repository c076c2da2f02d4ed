import type { Row, Statement } from '../ports.ts';
import type { HolidayDays } from './calendar.ts';

/** A holiday as it is stored. */
export interface KeptHoliday extends HolidayDays {
  readonly player: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export const readHoliday = ({ player, first_day, last_day, until }: Row): KeptHoliday => ({
  player: String(player),
  first: Number(first_day),
  last: Number(last_day),
  until: Number(until),
});

const COLUMNS = 'SELECT player, first_day, last_day, until FROM holidays';

export const selectHolidays = (player: string): Statement => ({
  sql: `${COLUMNS} WHERE player = $1 ORDER BY first_day`,
  values: [player],
});

export const selectCurrent = (now: number): Statement => ({ sql: `${COLUMNS} WHERE until > $1`, values: [now] });

/** Holidays that have begun or ended, which the clocks of their players' tables have not followed yet. */
export const selectUnfollowed = (now: number): Statement => ({
  sql: `${COLUMNS} WHERE followed = 0 OR (followed = 1 AND until <= $1)`,
  values: [now],
});

/** The clocks of all tables have followed the holiday, unless it is another one by now. */
export const setFollowed = ({ player, first, until }: KeptHoliday, now: number): Statement => ({
  sql: 'UPDATE holidays SET followed = $1 WHERE player = $2 AND first_day = $3 AND until = $4',
  values: [until > now ? 1 : 2, player, first, until],
});

export const putHoliday = ({ player, first, last, until }: KeptHoliday): Statement => ({
  sql: `INSERT INTO holidays (player, first_day, last_day, until, followed) VALUES ($1, $2, $3, $4, 0)
    ON CONFLICT (player, first_day) DO UPDATE SET last_day = excluded.last_day, until = excluded.until, followed = 0`,
  values: [player, first, last, until],
});

export const deleteHolidays = (player: string): Statement => ({
  sql: 'DELETE FROM holidays WHERE player = $1',
  values: [player],
});

/** What one player has used counts for the other, whose clocks follow what is left of it. */
export const moveHolidays = (from: string, to: string): readonly Statement[] => [
  {
    sql: `UPDATE holidays SET player = $1, followed = 0 WHERE player = $2 AND NOT EXISTS
      (SELECT 1 FROM holidays AS other WHERE other.player = $3 AND other.first_day = holidays.first_day)`,
    values: [to, from, to],
  },
  deleteHolidays(from),
];
