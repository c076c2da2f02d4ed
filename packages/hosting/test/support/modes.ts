import { GAMES } from '@interregnum/games/all';
import { modeName, modesOf } from '@interregnum/testkit';

/** Every mode of every game. */
export const MODES = [...GAMES.values()].flatMap((game) =>
  modesOf(game).map((options) => ({ game, options, mode: `${game.meta.id}: ${modeName(game, options)}` })),
);
