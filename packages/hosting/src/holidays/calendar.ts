const DAY = 24 * 60 * 60 * 1000;

/** A holiday by its days since 1970, by UTC, both included. */
export interface HolidayDays {
  readonly first: number;
  readonly last: number;
}

export const dayOf = (time: number): number => Math.floor(time / DAY);
/** The end of a day. */
export const endOf = (day: number): number => (day + 1) * DAY;

const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();

/** How many days of a year holidays have used; a day that several have begun or ended on counts once. */
export function usedIn(year: number, holidays: readonly HolidayDays[]): number {
  const used = new Set<number>();
  for (const { first, last } of holidays)
    for (let day = first; day <= last; day++) if (yearOf(day) === year) used.add(day);
  return used.size;
}

/** How many days are left in the year of a day. */
export const leftIn = (day: number, holidays: readonly HolidayDays[], perYear: number): number =>
  Math.max(0, perYear - usedIn(yearOf(day), holidays));

/**
 * The last day of a holiday that begins on a day, beside others: the one that is wanted, or that on which the days of its year are
 * used up; undefined if there is none left to begin with. Every year has days of its own.
 */
export function lastDay(
  first: number,
  wanted: number,
  others: readonly HolidayDays[],
  perYear: number,
): number | undefined {
  let last: number | undefined;
  for (let day = first; day <= wanted; day++) {
    const taken = [...others, { first, last: day }];
    if (usedIn(yearOf(day), taken) > perYear) break;
    last = day;
  }
  return last;
}
