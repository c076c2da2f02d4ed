/** Whether samples are tried whole, as the long suite does. */
export const isWhole = process.env.SAMPLES === 'whole';

/**
 * Of so many random games, boards or deals, how many are tried: a third in `npm test`, all in the long suite. For files named
 * `*.sampled.test.ts`, which both of them run.
 */
export const sampleSize = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 3));

/** Of a list of modes or other cases, every third one in `npm test`, all in the long suite. */
export const sampled = <T>(cases: readonly T[]): T[] => cases.filter((_, at) => isWhole || at % 3 === 0);
