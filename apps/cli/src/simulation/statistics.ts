/** A share with its 95 % interval. */
export interface Share {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
export const Z = 1.959963984540054;

/** The Wilson score interval: honest for few games and for shares near 0 and 1. */
export function share(hits: number, trials: number): Share {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = hits / trials;
  const spread = Z * Z;
  const centre = rate + spread / (2 * trials);
  const margin = Z * Math.sqrt((rate * (1 - rate) + spread / (4 * trials)) / trials);
  const scale = 1 + spread / trials;
  return { rate, low: Math.max(0, (centre - margin) / scale), high: Math.min(1, (centre + margin) / scale) };
}

/** Counts by name or number; adding them up in any order gives the same. */
export type Tally = Record<string, number>;

export function count(tally: Tally, name: string | number, times = 1): void {
  tally[name] = (tally[name] ?? 0) + times;
}

export function addTally(into: Tally, from: Tally): void {
  for (const [name, times] of Object.entries(from)) count(into, name, times);
}

/** Mean, smallest and largest of a tally of numbers. */
export function summary(tally: Tally): { mean: number; least: number; most: number } {
  const entries = Object.entries(tally).map(([value, times]) => [Number(value), times] as const);
  const total = entries.reduce((sum, [, times]) => sum + times, 0);
  const sum = entries.reduce((all, [value, times]) => all + value * times, 0);
  const values = entries.map(([value]) => value);
  return { mean: total === 0 ? 0 : sum / total, least: Math.min(...values), most: Math.max(...values) };
}

/** Enough for any program to compare. */
export const rounded = (number: number): number => Number(number.toFixed(6));

/** A share in per cent, as it is written in a language. */
export function percentIn(language: string): (share: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(language, { style: 'percent', ...digits });
  return (part) => format.format(part);
}
