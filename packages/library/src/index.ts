import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';

/** Every game of the edition by today's rules, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  [kingIsDead, foreignKing, claim].map((game) => [game.meta.id, game]),
);

/** Rules that have been replaced, kept so that what was played by them can be replayed for ever. */
const EARLIER: readonly Game[] = [];

/** A game by one version of its rules. */
export const rulesOf = (id: string, version: number): Game | undefined =>
  [...GAMES.values(), ...EARLIER].find(({ meta }) => meta.id === id && meta.rulesVersion === version);
