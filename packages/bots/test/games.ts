import { claim, advice as claimAdvice } from '@interregnum/claim';
import { foreignKing, advice as foreignKingAdvice } from '@interregnum/foreign-king';
import type { Advice, Game, Options } from '@interregnum/kernel';
import { kingIsDead, advice as kingIsDeadAdvice } from '@interregnum/king-is-dead';
import { modesOf } from '@interregnum/testkit';

/** The games that bots play, and their advice. */
export const GAMES: readonly (readonly [id: string, game: Game, advice: Advice])[] = [
  ['king-is-dead', kingIsDead, kingIsDeadAdvice],
  ['foreign-king', foreignKing, foreignKingAdvice],
  ['claim', claim, claimAdvice],
];

/** Every game in every mode. */
export const TABLES: readonly { game: Game; advice: Advice; mode: Options }[] = GAMES.flatMap(([, game, advice]) =>
  modesOf(game).map((mode) => ({ game, advice, mode })),
);
