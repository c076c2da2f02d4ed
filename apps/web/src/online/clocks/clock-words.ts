import type { ClockSetting } from '@interregnum/protocol/client';
import { durationText } from './durations.ts';

const DAY = 24 * 60 * 60;

/** How long people may think, in words. */
export function clockWords(
  setting: ClockSetting | undefined,
  words: (key: string, values?: Readonly<Record<string, string>>) => string,
  language: string,
): string {
  const time = (seconds: number): string => durationText(seconds * 1000, language);
  if (setting === undefined) return words('clock.none');
  if ('turn' in setting) return words('clock.turn', { time: time(setting.turn) });
  if ('days' in setting) return words('clock.turn', { time: time(setting.days * DAY) });
  const { game, increment } = setting;
  return increment === 0
    ? words('clock.match', { time: time(game) })
    : words('clock.match-more', { time: time(game), more: time(increment) });
}
