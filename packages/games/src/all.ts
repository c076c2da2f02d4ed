import { VERSIONS as claim } from '@interregnum/claim';
import { heuristics as claimHeuristics } from '@interregnum/claim/heuristics';
import { VERSIONS as foreignKing } from '@interregnum/foreign-king';
import { heuristics as foreignKingHeuristics } from '@interregnum/foreign-king/heuristics';
import type { Game, Heuristics } from '@interregnum/kernel';
import { VERSIONS as kingIsDead } from '@interregnum/king-is-dead';
import { heuristics as kingIsDeadHeuristics } from '@interregnum/king-is-dead/heuristics';
import { GAME_IDS, type GameId, isGameId, newestRules } from './index.ts';

// For programs that need every game at once, where nothing has to be fetched.

const ALL: Readonly<Record<GameId, { readonly games: readonly Game[]; readonly heuristics: Heuristics }>> = {
  'king-is-dead': { games: kingIsDead, heuristics: kingIsDeadHeuristics },
  'foreign-king': { games: foreignKing, heuristics: foreignKingHeuristics },
  claim: { games: claim, heuristics: claimHeuristics },
};

/** A game by one version of its rules, the newest unless said otherwise; undefined if there is no such game or version. */
export function findGame(id: string, version?: number): Game | undefined {
  if (!isGameId(id)) return undefined;
  const wanted = version ?? newestRules(id);
  return ALL[id].games.find(({ meta }) => meta.rulesVersion === wanted);
}

/** What bots know of a game, by whichever version of its rules. */
export function heuristicsOf({ meta }: Game): Heuristics {
  if (!isGameId(meta.id)) throw new Error(`${meta.id} is not in the list of games`);
  return ALL[meta.id].heuristics;
}

/** Every game by its newest rules, by its id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(GAME_IDS.map((id) => [id, findGame(id) as Game]));
