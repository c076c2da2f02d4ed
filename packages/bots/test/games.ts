import { claim } from '@interregnum/claim';
import { heuristics as claimHeuristics } from '@interregnum/claim/heuristics';
import { foreignKing } from '@interregnum/foreign-king';
import { heuristics as foreignKingHeuristics } from '@interregnum/foreign-king/heuristics';
import type { Game, Heuristics, Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { heuristics as kingIsDeadHeuristics } from '@interregnum/king-is-dead/heuristics';
import { modesOf } from '@interregnum/testkit';

/** The games that bots play, and their heuristics. */
export const GAMES: readonly (readonly [id: string, game: Game, heuristics: Heuristics])[] = [
  ['king-is-dead', kingIsDead, kingIsDeadHeuristics],
  ['foreign-king', foreignKing, foreignKingHeuristics],
  ['claim', claim, claimHeuristics],
];

/** Every game in every mode. */
export const TABLES: readonly { game: Game; heuristics: Heuristics; mode: Options }[] = GAMES.flatMap(
  ([, game, heuristics]) => modesOf(game).map((mode) => ({ game, heuristics, mode })),
);
