import type { Clock } from '@interregnum/hosting';

export const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970. */
export const dayOf = (clock: Clock): number => Math.floor(clock.now() / DAY);
