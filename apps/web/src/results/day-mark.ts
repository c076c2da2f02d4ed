import type { Beside } from '@interregnum/record';
import { isDay } from './day.ts';

const TYPE = 'deal-of-the-day';

/** The line beside a record that says so: its deal is no secret, whatever the record promises. */
export const besideOfDay = (day: string): Beside => ({
  type: 'other',
  beside: 0,
  json: { beside: 0, type: TYPE, day },
});

/** The date whose deal a record says it is of. */
export function dayIn(beside: readonly Beside[]): string | undefined {
  for (const said of beside)
    if (said.type === 'other' && said.json.type === TYPE && isDay(said.json.day)) return said.json.day;
  return undefined;
}
