/** Milliseconds for each decision at normal speed. */
export const NORMAL_PACE = 950;

/** How much longer than at normal speed something takes at a pace. */
export const rateAt = (pace: number): number => pace / NORMAL_PACE;

/** Beats begin a little late, each of them: they are given so much more time than they take. */
const SLACK = 1.12;

/** How long beats are shown at a pace that takes so long at normal speed. */
export const timeAt = (pace: number, ms: number): number => ms * rateAt(pace) * SLACK;
