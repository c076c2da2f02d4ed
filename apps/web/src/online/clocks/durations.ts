const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** A time in whole seconds that is not over before it is: half a second is told as one. */
const wholeSeconds = (milliseconds: number): number => Math.ceil(Math.max(0, milliseconds) / SECOND) * SECOND;

/** A duration in its two largest units: “4 minutes, 59 seconds”, “2 days, 3 hours”. */
export function durationText(milliseconds: number, language: string, display: 'long' | 'narrow' = 'long'): string {
  let rest = wholeSeconds(milliseconds);
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const isFirst = parts.length === 0;
    if (count === 0 && !(isFirst && unit === 'second')) {
      if (isFirst) continue;
      break;
    }
    parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display }).format(count));
    if (!isFirst) break;
  }
  return new Intl.ListFormat(language, { type: 'unit', style: display }).format(parts);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** What a clock shows: “4:59”, “1:04:59”, or days and hours. */
export function clockText(milliseconds: number, language: string): string {
  const rest = wholeSeconds(milliseconds);
  if (rest >= DAY) return durationText(Math.floor(rest / HOUR) * HOUR, language, 'narrow');
  const [hours, minutes, seconds] = [rest / HOUR, (rest / MINUTE) % 60, (rest / SECOND) % 60].map(Math.floor);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}
