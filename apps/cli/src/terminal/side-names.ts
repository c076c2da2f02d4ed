import type { Game, Options } from '@interregnum/kernel';
import type { Terminal } from './terminal.ts';

/** The names of all who may win, given those of people: behind the seats stands the side that no seat plays. */
export const sideNames =
  (game: Game, options: Options, { text }: Terminal, person: (seat: number) => string) =>
  (side: number): string => {
    if (side >= Number(options.seats)) return text('virtual-player');
    const kind = game.ownKind(options, side);
    return kind === undefined ? person(side) : text(kind);
  };
