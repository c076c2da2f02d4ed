import { claim, advice as claimAdvice } from '@interregnum/claim';
import { foreignKing, advice as foreignKingAdvice } from '@interregnum/foreign-king';
import type { Advice, Game } from '@interregnum/kernel';
import { kingIsDead, advice as kingIsDeadAdvice } from '@interregnum/king-is-dead';

/** Every game of the edition by today's rules, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  [kingIsDead, foreignKing, claim].map((game) => [game.meta.id, game]),
);

/** What each game tells whoever searches it. */
const ADVICE: ReadonlyMap<Game, Advice> = new Map([
  [kingIsDead, kingIsDeadAdvice],
  [foreignKing, foreignKingAdvice],
  [claim, claimAdvice],
]);

/** The advice of a game that is played by today's rules. */
export const adviceOf = (game: Game): Advice => {
  const advice = ADVICE.get(game);
  if (advice === undefined)
    throw new Error(`nobody gives advice about ${game.meta.id}, rules ${game.meta.rulesVersion}`);
  return advice;
};

/** Rules that have been replaced, kept so that what was played by them can be replayed for ever. */
const EARLIER: readonly Game[] = [];

/** A game by one version of its rules. */
export const rulesOf = (id: string, version: number): Game | undefined =>
  [...GAMES.values(), ...EARLIER].find(({ meta }) => meta.id === id && meta.rulesVersion === version);
