import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';

/** Every game of the edition, by the name it has on the command line. */
export const GAMES: ReadonlyMap<string, Game> = new Map([kingIsDead].map((game) => [game.meta.id, game]));
