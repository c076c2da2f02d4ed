import type { AppText } from '@interregnum/texts/lazy';

const DAY = 24 * 60 * 60 * 1000;

/** What a device is called, as far as its browser tells. */
export function deviceName(
  { browser, system }: { readonly browser: string; readonly system: string },
  you: AppText,
): string {
  if (browser !== '' && system !== '') return you('devices.named', { browser, system });
  return browser || system || you('devices.unnamed');
}

/** A day that the server has counted from 1970, by its own clock. */
export const dateOf = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY);

/** When a device was last seen: a day is all that is kept. */
export const seenText = (day: number, now: number, language: string, you: AppText): string =>
  day >= Math.floor(now / DAY) ? you('devices.today') : you('devices.seen', { date: dateOf(day, language) });
