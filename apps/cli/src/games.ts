import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';

/** Every game of the edition, by the name it has on the command line. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  [kingIsDead, foreignKing, claim].map((game) => [game.meta.id, game]),
);
