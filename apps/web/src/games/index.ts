import { GAME_IDS, type GameId, loadGame, loadRules, type Rules } from '@interregnum/games';
import type { Game } from '@interregnum/kernel';
import type { GameTable } from './drawing.ts';

export { GAME_IDS, type GameId, isGameId, loadGame, optionsOf, versionsOf } from '@interregnum/games';

/** A table's id begins with its game, so that rules and drawings can be fetched before the table is read. */
export const tableId = (game: string, hex: string): string => `${game}-${hex.slice(0, 32)}`;
export const gameOfTable = (id: string): GameId | undefined => GAME_IDS.find((game) => id.startsWith(`${game}-`));

/** Finds this game alone: records may name others, or other rules. */
export const findOnly =
  (game: Game | undefined) =>
  (id: string, rulesVersion: number): Game | undefined =>
    game?.meta.id === id && game.meta.rulesVersion === rulesVersion ? game : undefined;

/** The newest rules of a game, for a new table. */
export const newestGame = async (id: GameId): Promise<Game> => (await loadGame(id)) as Game;

/** The rules that a table is played by, with what bots know of them. */
export async function rulesOf(id: string, version: number): Promise<Rules> {
  const rules = await loadRules(id, version);
  if (rules === undefined) throw new Error(`there are no rules ${version} of ${id}`);
  return rules;
}

const TABLES: Readonly<Record<GameId, () => Promise<GameTable>>> = {
  'king-is-dead': async () => (await import('./king-is-dead/index.ts')).table,
  'foreign-king': async () => (await import('./foreign-king/index.ts')).table,
  claim: async () => (await import('./claim/index.ts')).table,
};

/** A game at a table: its screen, and how it is drawn. */
export const tableOfGame = (id: GameId): Promise<GameTable> => TABLES[id]();
