import type { Options } from '@interregnum/kernel';
import type { Terminal } from './language.ts';

/** The names of all who may win, given those of people: behind the seats stands the side that nobody plays. */
export const sideNames =
  (options: Options, { text }: Terminal, person: (seat: number) => string) =>
  (side: number): string => {
    if (side >= Number(options.seats)) return text('virtual-player');
    return options.solo && side === 1 ? text('saxons') : person(side);
  };
