const UNITS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

/** Longer ago than this, the date says more. */
const LONG_AGO = 7 * 86_400_000;

/** How long ago it was, in the largest unit that fits, at first “now”; of what is long ago, the date. */
export function whenText(moment: number, now: number, language: string): string {
  const ago = Math.max(0, now - moment);
  if (ago >= LONG_AGO) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(moment);
  const [unit, length] = UNITS.findLast(([, each]) => ago >= each) ?? ['second', Number.POSITIVE_INFINITY];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(ago / length), unit);
}
